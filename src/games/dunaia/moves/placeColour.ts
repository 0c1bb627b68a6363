import { at } from '#kernel';
import { has } from '../bits.ts';
import { SQUARES } from '../components/board.ts';
import { COLOURS, isColour } from '../components/colours.ts';
import { colourable } from '../elders.ts';
import { applyEvent } from '../evolve.ts';
import { isFree, isSquare, playerAt } from '../queries.ts';
import { colourIndex } from '../tiles.ts';
import { proceed } from '../turn.ts';
import type { DunaiaRule } from '../types.ts';

/** Rule 9.8: a Colour token on a Building that lacks the colour, completed or not. */
export const placeColour: DunaiaRule<'placeColour'> = {
  offer(state, seat, moves) {
    const player = playerAt(state, seat);
    for (let square = 0; square < SQUARES; square++) {
      const possible = colourable(state, player, square);
      for (let index = 0; index < COLOURS.length; index++) {
        if (has(possible, index)) moves.push({ type: 'placeColour', square, colour: at(COLOURS, index) });
      }
    }
  },

  refuse(state, seat, { square, colour }) {
    const player = playerAt(state, seat);
    if (!isSquare(square) || isFree(player, square)) return { code: 'noBuildingThere', rule: '9.8' };
    if (!isColour(colour)) return { code: 'noSuchColour', rule: '9.8' };
    const index = colourIndex(colour);
    if (state.colourTokens[index] === 0) return { code: 'noColourLeft', rule: '9.8', colour };
    return has(colourable(state, player, square), index) ? undefined : { code: 'hasThatColour', rule: '9.8', colour };
  },

  play(turn, seat, { square, colour }) {
    const { step } = turn.state;
    if (step.at !== 'colouring') return;
    applyEvent(turn, { type: 'colourPlaced', seat, square, colour });
    proceed(turn, seat, step.next);
  },
};
