import { at } from '#kernel';
import { AFTERLIFE_CARDS, type AfterlifeBonus } from '../components/afterlife.ts';
import { DEBENS_PER_POINT } from '../components/box.ts';
import { CITIZEN_CARDS, CITIZENS } from '../components/citizens.ts';
import type { Dynasty, Options } from '../types.ts';
import { hasMost, majoritiesOf, majorityPoints } from './majorities.ts';

/** All that an Afterlife card may look at. */
export interface Account {
  readonly dynasties: readonly Dynasty[];
  readonly index: number;
  readonly debens: number;
  readonly options: Options;
}

type Bonuses = {
  readonly [K in AfterlifeBonus['kind']]: (bonus: Extract<AfterlifeBonus, { kind: K }>, account: Account) => number;
};

const ownDynasty = ({ dynasties, index }: Account): Dynasty => at(dynasties, index);

const fedIn = ({ loaves }: Dynasty): number => CITIZENS.reduce((sum, citizen) => sum + loaves[citizen], 0);
const classesIn = ({ cards }: Dynasty): number => CITIZENS.filter(citizen => cards[citizen] > 0).length;

const BONUSES: Bonuses = {
  bestMajority: (_bonus, { dynasties, index, options }) => {
    const points = majoritiesOf(dynasties, index).map(majorityPoints);
    // The majority itself is on its own line of the sheet; this is what comes on top.
    return Math.max(0, ...points) * (options.seasonTotal - 1);
  },
  sets: ({ of, points }, account) => {
    const { cards } = ownDynasty(account);
    return points * Math.min(...of.map(citizen => cards[citizen]));
  },
  citizenAgain: ({ citizen, notFewerThan }, account) => {
    const { cards } = ownDynasty(account);
    return cards[citizen] >= cards[notFewerThan] ? cards[citizen] * CITIZEN_CARDS[citizen].points.value : 0;
  },
  // One point each in place of one for three: what the Deben line does not give.
  everyDeben: (_bonus, { debens }) => debens - Math.floor(debens / DEBENS_PER_POINT),
  mostFed: ({ points }, { dynasties, index }) => (hasMost(dynasties.map(fedIn), index) ? points : 0),
  mostClasses: ({ points }, { dynasties, index }) => (hasMost(dynasties.map(classesIn), index) ? points : 0),
};

// The table has a function for each kind of bonus; TypeScript loses which one it is.
const bonusOf = <K extends AfterlifeBonus['kind']>(
  bonus: Extract<AfterlifeBonus, { kind: K }>,
  account: Account,
): number => BONUSES[bonus.kind as K](bonus, account);

/** Rule 9: the points of the Afterlife card that a dynasty holds. */
export const afterlifePoints = (account: Account): number => {
  const { afterlife } = ownDynasty(account);
  return afterlife === 'none' ? 0 : bonusOf(AFTERLIFE_CARDS[afterlife], account);
};
