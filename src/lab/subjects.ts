import { subject as iunu } from '#games/iunu/testing';
import type { AnySubject } from '#kernel/testing';

/** What the fuzzer knows of each game, by the game's id. */
export const SUBJECTS: Readonly<Record<string, AnySubject>> = { iunu };
