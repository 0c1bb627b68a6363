import { at, HIDDEN, seat, shuffled, type Rng } from '#kernel';
import { allCharms, type Charm } from './components.ts';
import type { Player, State } from './types.ts';
import type { PlayerView, View } from './view.ts';

/** The charms of the box that this view does not show. */
const unseenCharms = ({ players }: View): Charm[] => {
  const charms = allCharms();
  for (const { charm } of players) if (charm !== HIDDEN) charms.splice(charms.indexOf(charm), 1);
  return charms;
};

const imagineGuess = ({ guess }: PlayerView, seats: number, rng: Rng): Player['guess'] => {
  if (guess !== HIDDEN) return guess;
  const choice = rng.pick(seats + 1);
  return choice === seats ? 'none' : seat(choice);
};

/** Deals what the viewer cannot know at random. It reads a view, so it could not cheat if it wanted to. */
export const imagine = (view: View, rng: Rng): State => {
  const unseen = shuffled(unseenCharms(view), rng);
  const { options, heaps, players, turn, step } = view;
  return {
    options,
    heaps: [...heaps],
    players: players.map(seen => ({
      charm: seen.charm === HIDDEN ? at(unseen.splice(0, 1), 0) : seen.charm,
      isCharmPlayed: seen.isCharmPlayed,
      stones: seen.stones,
      guess: imagineGuess(seen, players.length, rng),
    })),
    // What is left when all have drawn.
    bag: unseen,
    turn,
    step,
  };
};
