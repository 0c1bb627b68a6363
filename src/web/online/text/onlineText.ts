import type { AtZero, Pace, SeatWish } from '#wire';

export type SeatKind = SeatWish['kind'];
type PaceKind = Pace['kind'];

/** The text of all that needs a server, loaded only where there is one. A missing text does not compile. */
export interface OnlineText {
  readonly you: {
    readonly title: string;
    readonly lead: string;
    readonly name: string;
    readonly nameHelp: string;
    readonly save: string;
    readonly saved: string;
    readonly linkTitle: string;
    readonly linkHelp: string;
    readonly makeLink: string;
    readonly linkWarning: string;
    readonly forgetTitle: string;
    readonly forgetHelp: string;
    readonly forget: string;
    readonly forgetSure: string;
    readonly forgetYes: string;
    readonly keep: string;
  };
  readonly recover: {
    readonly title: string;
    readonly detail: (name: string) => string;
    readonly yes: string;
    readonly no: string;
    readonly failed: string;
    readonly noSecret: string;
  };
  readonly lobby: {
    readonly yourTurnIn: (count: number) => string;
    readonly yourTurn: string;
    readonly waitsFor: (names: string) => string;
    readonly waitsForPlayers: string;
    readonly tableOf: (name: string) => string;
    readonly openTables: string;
    readonly noOpen: string;
    readonly running: string;
    readonly over: string;
    readonly join: string;
    readonly watch: string;
    readonly play: string;
    readonly look: string;
    readonly open: string;
    readonly free: (free: number, seats: number) => string;
    readonly won: (names: string) => string;
    readonly newTable: string;
    readonly online: string;
  };
  readonly place: {
    readonly title: string;
    readonly here: string;
    readonly hereHelp: string;
    readonly online: string;
    readonly onlineHelp: string;
  };
  readonly seat: {
    readonly kinds: { readonly [K in SeatKind]: string };
    readonly friendHelp: string;
    readonly openHelp: string;
    readonly summary: { readonly [K in SeatKind]: string };
  };
  readonly terms: {
    readonly pace: string;
    readonly paces: { readonly [K in PaceKind]: { readonly name: string; readonly help: string } };
    readonly minutes: string;
    readonly increment: string;
    readonly days: string;
    readonly atZero: string;
    readonly zeros: { readonly [Z in AtZero]: string };
    readonly zerosInWords: { readonly [Z in AtZero]: string };
    readonly grace: string;
    readonly graceHelp: string;
    readonly graceInWords: (minutes: number) => string;
    readonly watch: string;
    readonly watchers: { readonly anyone: ChoiceText; readonly nobody: ChoiceText };
    readonly listed: string;
    readonly listings: { readonly link: ChoiceText; readonly public: ChoiceText };
    readonly note: (waits: number) => string;
    readonly openTable: string;
    readonly tooMany: string;
    readonly tooManyTables: string;
  };
  readonly paceInWords: {
    readonly none: string;
    readonly live: (minutes: number, increment: number) => string;
    readonly days: (days: number) => string;
  };
  readonly room: {
    readonly title: (game: string) => string;
    readonly lead: string;
    readonly leadGuest: string;
    readonly take: string;
    readonly takeSeat: (number: number) => string;
    readonly leave: string;
    readonly start: string;
    readonly startNote: (free: number) => string;
    readonly waitForHost: string;
    readonly invite: string;
    readonly inviteHelp: string;
    readonly terms: string;
    readonly asWritten: string;
    readonly luck: string;
    readonly friendSeat: string;
    readonly openSeat: string;
    readonly botSeat: (level: string) => string;
    readonly you: string;
    readonly here: string;
    readonly away: string;
    readonly mayWatch: string;
    readonly mayNotWatch: string;
    readonly isPublic: string;
    readonly byLink: string;
    readonly failed: string;
    readonly full: string;
    readonly fullForInvited: string;
    readonly askName: (name: string) => string;
    readonly watchers: string;
  };
  readonly table: {
    readonly away: string;
    readonly standIn: string;
    readonly forfeited: string;
    readonly vote: string;
    readonly voteFor: (name: string) => string;
    readonly voted: (votes: number, needed: number) => string;
    readonly standsIn: string;
    readonly comeBack: string;
    readonly forfeitedYou: string;
    readonly watching: string;
    readonly timeLeft: (name: string) => string;
    readonly lastMinute: string;
    readonly next: string;
    readonly goThere: string;
    readonly faults: Readonly<Record<string, string>>;
    readonly fault: string;
  };
  readonly chat: {
    readonly title: string;
    readonly players: string;
    readonly audience: string;
    readonly empty: string;
    readonly say: string;
    readonly send: string;
    readonly failed: string;
    readonly tooFast: string;
  };
  readonly connection: { readonly lost: string; readonly offline: string; readonly offlineDetail: string };
  readonly lost: {
    readonly noTable: string;
    readonly mayNotWatch: string;
    readonly other: string;
  };
  readonly copy: string;
  readonly copied: string;
  /** "5:03", "1 h 20 min", "2 d 4 h". */
  readonly left: (milliseconds: number) => string;
  readonly timeLeft: (left: string) => string;
  readonly failed: string;
}

export interface ChoiceText {
  readonly name: string;
  readonly help: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time as a clock shows it while it is short, and in words when it is long. */
export const clockText =
  (day: string) =>
  (milliseconds: number): string => {
    const left = Math.max(0, milliseconds);
    if (left >= DAY) return `${Math.floor(left / DAY)} ${day} ${Math.floor((left % DAY) / HOUR)} h`;
    if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / MINUTE)} min`;
    const seconds = Math.ceil(left / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  };
