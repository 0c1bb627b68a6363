import { hash } from 'node:crypto';
import type { Hash } from '#kernel';

/** Node's own, ten times as fast as the kernel's portable one. */
export const sha256: Hash = text => hash('sha256', text);
