import type { GameEvent } from '../contract/game.ts';
import type { Seat } from '../contract/ids.ts';
import type { AnyLogText, LogAmount, LogContext, LogHeading, LoggedEvent, LogLine, LogRole } from './gameLog.ts';
import type { ByLanguage, NameOf } from './gameText.ts';
import { typesetFrench } from './french.ts';
import { joinSentences, sentenceText, type Sentence } from './sentence.ts';

/** What a line tells after its colon. */
export type LineEffect =
  | { readonly seat: Seat; readonly counted: string; readonly amount: number; readonly text: string }
  | { readonly seat: Seat | undefined; readonly sentence: Sentence<unknown> };

/** A line in one language: what was done, and what came of it; the subject, if any, goes before. */
export interface LineContent {
  readonly clause: Sentence<unknown>;
  readonly effects: readonly LineEffect[];
}

/** The words between the parts of a line. */
interface LogWords {
  readonly colon: string;
  readonly gains: string;
  readonly loses: string;
}

export const LOG_WORDS: ByLanguage<LogWords> = {
  en: { colon: ': ', gains: 'gains', loses: 'loses' },
  fr: typesetFrench({ colon: ' : ', gains: 'gagne', loses: 'perd' }),
};

type Clause = (event: GameEvent, context: LogContext<unknown>, series: readonly GameEvent[]) => Sentence<unknown>;

const clauseOf = (
  { clauses }: AnyLogText,
  events: readonly [GameEvent, ...GameEvent[]],
  context: LogContext<unknown>,
): Sentence<unknown> =>
  // True of every LogText: it has a clause for each event whose role is a `LogRole`.
  (clauses as Readonly<Record<string, Clause>>)[events[0].type]?.(events[0], context, events) ?? [];

type SpokenEvent = { readonly event: GameEvent; readonly role: LogRole };

const isSpoken = (logged: LoggedEvent): logged is SpokenEvent => 'as' in logged.role;

/** The events of each clause: those of a series together, and none that only resumes what was said. */
const clauseEvents = (events: readonly LoggedEvent[]): readonly (readonly [GameEvent, ...GameEvent[]])[] => {
  const groups: [GameEvent, ...GameEvent[]][] = [];
  for (const logged of events) {
    if (!isSpoken(logged) || logged.role.as !== 'clause') continue;
    const { event, role } = logged;
    if (role.how === 'replace') groups.length = 0;
    const last = groups.at(-1);
    if (role.how === 'series' && last?.[0].type === event.type) last.push(event);
    else if (role.how !== 'resume' || last === undefined) groups.push([event]);
  }
  return groups;
};

const isSameAmount = (one: LineEffect, seat: Seat, counted: string, amount: number): boolean =>
  'counted' in one && one.seat === seat && one.counted === counted && one.amount > 0 === amount > 0;

const addAmount = (effects: LineEffect[], text: AnyLogText, { seat, counted, amount }: LogAmount<string>): void => {
  const index = effects.findIndex(one => isSameAmount(one, seat, counted, amount));
  const before = effects[index];
  const sum = amount + (before !== undefined && 'counted' in before ? before.amount : 0);
  const added: LineEffect = { seat, counted, amount: sum, text: text.amounts[counted]?.(Math.abs(sum)) ?? counted };
  if (index < 0) effects.push(added);
  else effects[index] = added;
};

/** The events of each effect in words: the last one of a subject, and those of a series together. */
const effectEvents = (events: readonly SpokenEvent[]): readonly (readonly [GameEvent, ...GameEvent[]])[] => {
  const groups = new Map<string, [GameEvent, ...GameEvent[]]>();
  for (const [index, { event, role }] of events.entries()) {
    if (role.as !== 'effect') continue;
    const key = role.subject ?? (role.isSeries ? `${event.type} ${role.seat}` : String(index));
    const before = groups.get(key);
    if (before !== undefined && role.isSeries) before.push(event);
    else {
      groups.delete(key);
      groups.set(key, [event]);
    }
  }
  return [...groups.values()];
};

const effectsOf = ({ events }: LogLine, text: AnyLogText, context: LogContext<unknown>): readonly LineEffect[] => {
  const effects: LineEffect[] = [];
  const told = new Map(effectEvents(events.filter(isSpoken)).map(group => [group[0], group]));
  for (const logged of events) {
    if (!isSpoken(logged)) {
      for (const amount of logged.role) addAmount(effects, text, amount);
      continue;
    }
    const group = told.get(logged.event);
    if (group !== undefined && logged.role.as === 'effect')
      effects.push({ seat: logged.role.seat, sentence: clauseOf(text, group, context) });
  }
  return effects;
};

/** A line in one language. */
export const lineContent = (line: LogLine, text: AnyLogText, context: LogContext<unknown>): LineContent => ({
  clause: joinSentences(
    clauseEvents(line.events).map(events => clauseOf(text, events, context)),
    ', ',
  ),
  effects: effectsOf(line, text, context),
});

export const headingSentence = (
  { events: [logged] }: LogHeading,
  text: AnyLogText,
  context: LogContext<unknown>,
): Sentence<unknown> => (logged === undefined ? [] : clauseOf(text, [logged.event], context));

/** What is said of an effect before it: whom it befalls, if that is new, and whether it is a gain, if that is. */
export interface EffectLead {
  readonly seat: Seat | undefined;
  readonly verb: string | undefined;
}

const isGain = (effect: LineEffect | undefined): boolean | undefined =>
  effect !== undefined && 'counted' in effect ? effect.amount > 0 : undefined;

export const effectLeads = (line: LogLine, effects: readonly LineEffect[], words: LogWords): readonly EffectLead[] =>
  effects.map((effect, index) => {
    const before = effects[index - 1];
    const isSameSeat = effect.seat === undefined || effect.seat === (index === 0 ? line.seat : before?.seat);
    const isSameVerb = isSameSeat && isGain(effect) === isGain(before);
    return {
      seat: isSameSeat ? undefined : effect.seat,
      verb: isSameVerb || !('counted' in effect) ? undefined : effect.amount > 0 ? words.gains : words.loses,
    };
  });

const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A line as a screen reader says it: a whole sentence with its subject. */
export const lineText = (line: LogLine, { clause, effects }: LineContent, words: LogWords, name: NameOf): string => {
  const subject = line.seat === undefined ? '' : `${name(line.seat)} `;
  const done = sentenceText(clause, name);
  const leads = effectLeads(line, effects, words);
  const results = effects.map((effect, index) =>
    [
      ...(leads[index]?.seat === undefined ? [] : [name(leads[index].seat)]),
      leads[index]?.verb ?? [],
      'counted' in effect ? effect.text : sentenceText(effect.sentence, name),
    ]
      .flat()
      .join(' '),
  );
  const colon = done === '' || results.length === 0 ? '' : words.colon;
  const whole = capitalized(`${subject}${done}${colon}${results.join(', ')}`);
  return /[.!?”»]$/.test(whole) ? whole : `${whole}.`;
};
