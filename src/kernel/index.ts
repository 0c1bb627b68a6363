export { at } from './data/at.ts';
export { greedyBy, type Bot, type Evaluate, type IsStopped } from './contract/bot.ts';
export type * from './contract/botModel.ts';
export { canonical, hashOf, type Hash } from './data/canonical.ts';
export { chanceFrom, fastChance, scriptedChance, shuffled, type Chance, type Rng } from './chance/chance.ts';
export {
  derived,
  ours,
  printed,
  PROVENANCES,
  reconstructed,
  type Provenance,
  type SourcedValue,
} from './contract/provenance.ts';
export { EntryNumbers, type SecretEntry } from './table/entryNumbers.ts';
export { dropLastOf, recordInHistory, type HistoryEntry } from './table/history.ts';
export { fittedConfig } from './contract/fittedConfig.ts';
export { configFaults, describeFault, type ConfigFault } from './contract/config.ts';
export { makeApplyEvent, type ApplyEvent, type EventWriters } from './contract/applyEvent.ts';
export { fieldName } from './data/fieldName.ts';
export type * from './contract/game.ts';
export type { GameCredits, GameManifest, ManifestText } from './contract/gameManifest.ts';
export * from './contract/ids.ts';
export { liveChance, luckKey } from './chance/liveChance.ts';
export { chainEntry, headerHash, resultOf, type Deed, type Entry, type Header, type Log } from './table/log.ts';
export {
  rulesFault,
  rulesRefOf,
  type FrozenVersion,
  type RulesFault,
  type RulesRef,
  type TableFault,
} from './contract/rulesRef.ts';
export { makeGame, type AsideRules, type CommonRefusals, type GameDefinition } from './contract/makeGame.ts';
export type { MoveRule, MoveRules, TypedMove } from './contract/moveRule.ts';
export { allMoves, asidesOf, withoutWords } from './table/offeredMoves.ts';
export {
  defaultOptions,
  isForSeats,
  isWithinBounds,
  optionSpecs,
  type AnyOptionSpec,
  type AnyOptions,
  type OptionSpec,
  type OptionsSpec,
} from './contract/options.ts';
export { play, ignoreEvents, type Action } from './table/play.ts';
export type { Position, Snapshot } from './table/position.ts';
export type { UndoBarrier, UndoRefusal } from './table/undo.ts';
export { recordedChance, recordingChance } from './chance/recordedChance.ts';
export { LogError, positionAt, replay, verify, type LogDifference, type ReplayVisitor } from './replay/replay.ts';
export {
  Table,
  type ProposalResult,
  type TableSeed,
  type Proposal,
  type Rejection,
  type TableRefusal,
  type AnyTable,
  type AnyProposalResult,
} from './table/table.ts';
export { isDeepEqual, shareUnchanged } from './data/deepEqual.ts';
export { visibleEvents, tableViewOf, tableUpdateOf, type TableView, type TableUpdate } from './table/tableView.ts';
export {
  LANGUAGES,
  momentText,
  moveText,
  refusalText,
  type AnyGameText,
  type AnyMoveMoments,
  type ByLanguage,
  type GameText,
  type Language,
  type MoveMoments,
  type NameOf,
  type OptionText,
} from './text/gameText.ts';
export { an, countEnglish } from './text/english.ts';
export { countFrench, de, le, que, typesetFrench, withFrenchSpaces } from './text/french.ts';
export type { ComponentCell, ComponentSheet, Prompt, TextRow, TextSection, TableText } from './text/tableText.ts';
