import { createHash, hash, randomBytes } from 'node:crypto';
import type { Hash } from '#kernel';

/** Nobody can guess it: 128 bits, 22 letters. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** For what opens a door: 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the store keeps of a secret: enough to know it again, not to use it. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Node's own, ten times as quick as the one that runs everywhere. */
export const sha256: Hash = text => hash('sha256', text);
