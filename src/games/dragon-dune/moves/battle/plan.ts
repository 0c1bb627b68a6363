import type { Seat } from '#kernel';
import { LOSSES_FOR_BLESSING } from '../../components/box.ts';
import { colourOf, type Artifact } from '../../components/cards.ts';
import { applyEvent } from '../../evolve.ts';
import { battleOf, playerAt, sideOf, visibleUnits } from '../../queries.ts';
import type { Answer, Player, Rule, State } from '../../types.ts';
import { fewestElites, mostElites } from '../checks.ts';

const answerOf = (state: State, seat: Seat): Answer => {
  const battle = battleOf(state);
  return battle.answers[sideOf(battle, seat)];
};

/** Rule 12.5: bound to the colour, or to no artifact at all once the hand has none of that colour left. */
const agrees = ({ hand }: Player, { colour }: Answer, card: Artifact | 'none'): boolean => {
  if (colour === 'any') return true;
  if (card !== 'none') return colourOf(card) === colour;
  return colour === 'none' || !hand.some(held => colourOf(held) === colour);
};

/** Rule 16.5: once a turn, after three losses in battle. */
const mayBless = ({ options }: State, { faction, losses, hasBlessed }: Player): boolean =>
  options.elvenBlessing && faction === 'elves' && losses >= LOSSES_FOR_BLESSING && !hasBlessed;

const BLESSINGS: readonly boolean[] = [false, true];
const NO_BLESSING: readonly boolean[] = [false];

/** Rule 12.6: how many units, and an artifact or none; secret until both have decided. */
export const plan: Rule<'plan'> = {
  offer(state, seat, moves) {
    const player = playerAt(state, seat);
    const { territory } = battleOf(state);
    const bound = answerOf(state, seat);
    const visible = visibleUnits(player, territory);
    const [least, most] = bound.units === -1 ? [0, visible] : [bound.units, bound.units];
    const blessings = mayBless(state, player) ? BLESSINGS : NO_BLESSING;
    for (const card of ['none', ...player.hand] as const) {
      if (!agrees(player, bound, card)) continue;
      for (let units = least; units <= most; units++) {
        const last = mostElites(player, territory, units);
        for (let elites = fewestElites(player, territory, units); elites <= last; elites++)
          for (const isBlessed of blessings) moves.push({ type: 'plan', units, elites, card, isBlessed });
      }
    }
  },

  refuse(state, seat, { units, elites, card, isBlessed }) {
    const player = playerAt(state, seat);
    const { territory } = battleOf(state);
    const bound = answerOf(state, seat);
    const most = visibleUnits(player, territory);
    const isCount = Number.isInteger(units) && units >= 0 && units <= most && Number.isInteger(elites);
    const isCard = card === 'none' || player.hand.includes(card);
    if (!isCount || !isCard) return { code: 'badPlan', rule: '12.6', most };
    if (elites < fewestElites(player, territory, units) || elites > mostElites(player, territory, units))
      return { code: 'badPlan', rule: '12.6', most };
    if (!agrees(player, bound, card) || (bound.units !== -1 && bound.units !== units))
      return { code: 'boundByAnswer', rule: '12.5' };
    if (isBlessed === false || (isBlessed === true && mayBless(state, player))) return undefined;
    return { code: 'noBlessing', rule: '16.5' };
  },

  play: (turn, seat, { units, elites, card, isBlessed }) =>
    applyEvent(turn, { type: 'answerSealed', seat, sealed: { type: 'plan', units, elites, card, isBlessed } }),
};
