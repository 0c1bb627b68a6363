import { describe, expect, test } from 'vitest';
import { defaultOptions, fastChance, Table } from '#kernel';
import { makeReplay } from '#kernel/replayFile';
import { nim } from '#games/nim';
import { checkReplay, type Verdict } from './checkReplay.ts';

const finishedGame = (seed: string): string => {
  const rng = fastChance(3);
  const table = Table.open(
    nim,
    { seats: 2, options: defaultOptions(nim.options) },
    { seed, salts: ['of ana', 'of ben'] },
  );
  for (let [who] = nim.toAct(table.state); who !== undefined; [who] = nim.toAct(table.state)) {
    const legal = nim.legalMoves(table.state, who);
    table.submit(who, legal[rng.pick(legal.length)]!);
  }
  return makeReplay(table.log, table.outcome);
};

const written = finishedGame('secret');
const { seedHash } = JSON.parse(written) as { seedHash: string };

const verdicts = (text: string, seen = {}): readonly Verdict[] => {
  const { chain, luck, rules } = checkReplay(nim, text, seen).verdicts;
  return [chain, luck, rules];
};

describe('findings, server 6: the page itself checks a finished game', () => {
  test('a true game is right in all respects', () => {
    expect(checkReplay(nim, written, { seedHash, salt: 'of ana' })).toMatchObject({
      verdicts: { chain: 'right', luck: 'right', rules: 'right' },
      isSeedSeen: true,
      isOwnSaltUsed: true,
    });
    expect(checkReplay(nim, written, {})).toMatchObject({ isSeedSeen: false, isOwnSaltUsed: false });
  });

  test('a seed that is not the one shown before, and a game without one’s own salt, are named', () => {
    expect(verdicts(written, { seedHash: 'another' })).toEqual(['right', 'wrong', 'right']);
    expect(verdicts(written, { seedHash, salt: 'never sent' })).toEqual(['right', 'wrong', 'right']);
  });

  test('a changed record is named, with the entry', () => {
    expect(verdicts(written.replace('"time":0}', '"time":1}'))).toEqual(['wrong', 'unknown', 'unknown']);
    expect(checkReplay(nim, written.replace(/"seq":2,"time":0/, '"seq":2,"time":1'), {}).wrongAt).toBe(2);
  });

  test('a score that is not the game’s is named', () => {
    expect(verdicts(written.replace(/"places":\[\d,\d\]/, '"places":[1,1]'))).toEqual(['unknown', 'unknown', 'wrong']);
  });

  test('another seed is named, and none proves nothing', () => {
    expect(verdicts(written.replace('"seed":"secret"', '"seed":"other"'))).toEqual(['unknown', 'wrong', 'unknown']);
    expect(verdicts(written.replace('"seed":"secret",\n', ''))).toEqual(['right', 'unknown', 'right']);
  });

  test('what cannot be read or played here is said', () => {
    expect(checkReplay(nim, 'no file', {}).obstacle).toBe('unreadable');
    expect(checkReplay({ ...nim, version: 99 }, written, {}).obstacle).toBe('otherRules');
  });
});
