export { at } from './at.ts';
export { greedyBy, type Bot, type Evaluate, type IsStopped } from './bot.ts';
export type * from './botModel.ts';
export { canonical, hashOf, type Hash } from './canonical.ts';
export { chanceFrom, fastChance, scriptedChance, type Chance, type Rng } from './chance.ts';
export { derived, printed, PROVENANCES, reconstructed, type Provenance, type Sourced } from './components.ts';
export { dropLast, writeChapter, type Chapter } from './chapters.ts';
export { configFaults, describeFault, type ConfigFault } from './config.ts';
export { happenBy, type Happen, type Writers } from './evolve.ts';
export { fieldName } from './fieldName.ts';
export type * from './game.ts';
export * from './ids.ts';
export { liveChance, luckKey } from './liveChance.ts';
export { chained, headerHash, type Deed, type Entry, type Header, type Log } from './log.ts';
export { ruleFinder, type MoveRule, type MoveRules, type TypedMove } from './moveRule.ts';
export { allMoves, asidesOf, withoutWords } from './offered.ts';
export {
  defaultOptions,
  isForSeats,
  isWithinBounds,
  optionSpecs,
  type AnyOptionSpec,
  type AnyOptions,
  type OptionSpec,
  type OptionsSpec,
} from './options.ts';
export { play, silent, type Action } from './play.ts';
export type { Barrier, Bookmark, Position, UndoRefusal } from './position.ts';
export { recordedChance, recordingChance } from './recordedChance.ts';
export { LogError, positionAt, replay, verify, type Difference, type Visit } from './replay.ts';
export { logOf, makeReplay, parseReplay, verifyReplay, type Parsed, type ReplayFile } from './replayFile.ts';
export { Table, type Answer, type Fate, type Proposed, type Refused, type TableRefusal } from './table.ts';
export { isSame, share } from './same.ts';
export { seenBy, standingOf, tell, type Standing, type Told } from './tell.ts';
export {
  LANGUAGES,
  sayEvent,
  sayMove,
  sayRefusal,
  type AnyText,
  type ByLanguage,
  type GameText,
  type Language,
  type NameOf,
  type OptionText,
} from './text.ts';
export type { Cell, ComponentSheet, Prompt, Row, Section, TableWords } from './words.ts';
