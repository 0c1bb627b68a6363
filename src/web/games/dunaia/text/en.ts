// Not through the doors of the game's texts, which lead to both languages: each is a chunk of its own.
import { countEnglish } from '#kernel';
import type { Goal } from '#games/dunaia/facts';
import { en as game } from '../../../../games/dunaia/text/en.ts';
import { en as table } from '../../../../games/dunaia/tableText/en.ts';
import type { BoardText, LanguagePack } from './text.ts';

const flowers = (count: number): string => countEnglish(count, 'flower', 'flowers');
const chips = (count: number): string => countEnglish(count, 'chip', 'chips');

const GOALS: { readonly [W in Exclude<Goal['what'], 'artefacts'>]: string } = {
  buildings: 'Buildings',
  flowers: 'flowers',
  corners: 'corners',
  line: 'in the best line',
  levels: 'levels',
};

const goal = ({ what, have, need }: Goal): string =>
  `${have} of ${what === 'artefacts' ? countEnglish(need, 'Artefact', 'Artefacts') : `${need} ${GOALS[what]}`}`;

const board: BoardText = {
  panels: { dice: 'Dice', market: 'Market', elders: 'Elders', prophecies: 'Prophecy' },
  recycle: 'Recycle',
  actions: { build: 'Build', flower: '1 flower', move: 'Move 1', chip: '1 chip' },
  phases: { choose: 'Die', awaken: 'Awaken', recycle: 'Recycle', check: 'Prophecy' },
  labels: { flowers: 'Flowers', tokens: 'Tokens left', artefacts: 'Artefacts', prophecies: 'Prophecy' },
  thisTurn: 'This turn',
  round: number => `Round ${number}`,
  lastRound: 'Last round',
  commonBoard: 'Common board',
  firstPlayer: 'First Player',
  yourVillage: 'Your board',
  villageOf: name => `${name}’s individual board`,
  lookAt: name => `Look closely at ${name}’s individual board`,
  back: 'Back to your individual board',
  chips: 'Chips',
  chipNumber: (chip, isIn) => `Chip ${chip}, ${isIn ? 'inserted' : 'not inserted'}`,
  die: (face, owner) => (owner === undefined ? `Black die, ${face}` : `${owner}’s die, ${face}`),
  ownDie: face => `Your die, ${face}`,
  flowers,
  tokensLeft: count => countEnglish(count, 'Construction token left', 'Construction tokens left'),
  artefacts: count => countEnglish(count, 'Artefact', 'Artefacts'),
  fragments: list => (list === '' ? 'no fragment of the next Artefact' : `fragments of the next Artefact: ${list}`),
  built: count => `${count} completed`,
  points: count => countEnglish(count, 'point', 'points'),
  price: count => `costs ${flowers(count)}`,
  pile: (level, size) => `top of the Level ${level} pile (${size})`,
  slot: level => `Level ${level} slot`,
  gone: 'no tile left',
  booked: 'Booked',
  character: 'Character',
  empty: (square, reward) => `${square}: empty square, gives ${reward === 'flower' ? 'a flower' : 'a chip'}`,
  site: (square, building, reached, last) => `${square}: ${building}, construction ${reached} of ${last}`,
  finished: (square, building) => `${square}: ${building}, completed`,
  dieOn: 'occupied by a die',
  coloured: colours => `also ${colours}`,
  giant: (dunaia, circle) => `Dunaia ${dunaia}, ${circle}`,
  crowd: (numbers, circle) => `Dunaias ${numbers}, ${circle}`,
  whichDunaia: 'Which Dunaia?',
  canBeMoved: 'can be moved',
  moveWhere: dunaia => `Move Dunaia ${dunaia} where?`,
  whichMove: 'Which of these?',
  chooseCharacter: 'Characters to choose from',
  searchPiles: 'Tiles in the piles',
  pilesOf: level => `Level ${level} pile`,
  elderCosts: ([one, other]) => `costs chips ${one}, ${other} and one more`,
  fragmentsLeft: count => countEnglish(count, 'fragment left', 'fragments left'),
  you: 'you',
  takenBy: name => `Taken by ${name}`,
  goal,
  prophecy: {
    buildings: need => countEnglish(need, 'Building', 'Buildings'),
    flowers,
    artefacts: need => countEnglish(need, 'Artefact', 'Artefacts'),
    corners: () => 'All corners',
    line: () => 'Line of three',
    levels: () => 'Every level',
  },
  gives: {
    flowers,
    chips,
    chip: chip => `Chip ${chip}`,
    moves: count => countEnglish(count, 'move', 'moves'),
    step: (to, last) => `Step ${to} of ${last}`,
    complete: 'complete!',
    nothing: 'nothing',
    chipIsIn: chip => `${chip} already in`,
    ifSecond: what => `${what} if second`,
    first: 'first',
    second: 'second',
  },
  call: { both: 'Power and fragment', power: 'Power only', fragment: 'Fragment only' },
  turned: face => `Turn it to ${face}`,
  unturned: face => `Take the ${face}`,
};

export const languagePack: LanguagePack = { game, table, board };
