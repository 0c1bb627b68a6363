import { createHash, hash, randomBytes } from 'node:crypto';
import type { Hash } from '#kernel';

/** Random, 128 bits in 22 characters: ids of tables cannot be guessed. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** For session tokens, recovery secrets and seeds: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret: enough to recognize it, not to use it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Node's own SHA-256, ten times as fast as the kernel's portable one. */
export const sha256: Hash = text => hash('sha256', text);
