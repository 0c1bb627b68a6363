import type { AnyBotModel, AnyGame, ValueWeights } from '#kernel';
import { onlyMove, type Choice, type Question, type Search } from './choice.ts';
import { lookAhead } from './lookAhead.ts';
import type { SearchContext } from './playOut.ts';
import type { AnyBot } from './random.ts';
import { sequentialHalving } from './sequentialHalving.ts';
import type { BotSpec } from './spec.ts';
import { treeSearch } from './treeSearch.ts';
import { makeValue } from './value.ts';

/** What a bot is made of; without weights it values positions by the game's evaluation. */
export interface BotParts {
  readonly game: AnyGame;
  readonly model: AnyBotModel;
  readonly seats: number;
  readonly weights?: ValueWeights | undefined;
}

export const makeSearch = (parts: BotParts, spec: BotSpec): Search<unknown, unknown> => {
  const { game, model, seats } = parts;
  const value = makeValue({ game, model, seats, weights: spec.usesWeights ? parts.weights : undefined });
  const context: SearchContext<unknown, unknown, unknown> = { game, model, seats, value };
  switch (spec.kind) {
    case 'lookAhead':
      return lookAhead(context, spec);
    case 'sequentialHalving':
      return sequentialHalving(context, spec);
    case 'treeSearch':
      return treeSearch(context, spec);
  }
};

/** Where there is no choice nothing is searched, and no luck is drawn. */
export const answerAtOnce = (
  { seats }: Pick<BotParts, 'seats'>,
  { moves }: Pick<Question<unknown, unknown>, 'moves'>,
): Choice<unknown> | undefined => (moves.length === 1 ? onlyMove(moves, seats) : undefined);

export const makeBot = (parts: BotParts, spec: BotSpec): AnyBot => {
  const search = makeSearch(parts, spec);
  return (view, moves, rng, isStopped = () => false) => {
    const question = { view, moves, rng, isStopped };
    return (answerAtOnce(parts, question) ?? search(question)).move;
  };
};
