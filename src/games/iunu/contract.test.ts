import { describe, test } from 'vitest';
import { contract } from '#kernel/testing';
import { subject } from './testing.ts';

describe('IUNU keeps the contract', () => {
  for (const { name, run } of contract(subject)) test(name, run);
});
