import { Fragment, type ReactNode } from 'react';
import type { Language, NameOf } from '#kernel';
import {
  effectLeads,
  LOG_WORDS,
  type LineContent,
  type LineEffect,
  type LogLine,
  type Sentence,
  type SentencePart,
} from '#kernel/log';
import type { ClientLog } from '../../games/client.ts';
import './sentence.css';

/** What turns sentences into text and pieces. */
export interface SentenceProps {
  readonly clientLog: ClientLog;
  readonly language: Language;
  readonly name: NameOf;
}

const drawPiece = ({ drawPiece: draw }: ClientLog, piece: unknown, text: string): ReactNode =>
  // A log has only pieces of its own game.
  draw === undefined ? text : draw(piece as never, text);

const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const capitalizedPart = (part: SentencePart<unknown>): SentencePart<unknown> =>
  typeof part === 'string' ? capitalized(part) : 'text' in part ? { ...part, text: capitalized(part.text) } : part;

/** Text, names and pieces. */
export const Parts = ({ parts, clientLog, name }: { readonly parts: Sentence<unknown> } & SentenceProps) =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {typeof part === 'string' ? (
        part
      ) : 'seat' in part ? (
        <b className="log-name">{name(part.seat)}</b>
      ) : (
        drawPiece(clientLog, part.piece, part.text)
      )}
    </Fragment>
  ));

/** "+2" with its piece; screen readers are told "gains 2 fruit". */
const Amount = ({
  effect,
  verb,
  clientLog,
}: {
  readonly effect: Extract<LineEffect, { counted: string }>;
  readonly verb: string | undefined;
} & SentenceProps) => (
  <span className={`log-amount ${effect.amount > 0 ? 'is-gain' : 'is-loss'}`}>
    <span aria-hidden="true">
      {effect.amount > 0 ? '+' : '−'}
      {Math.abs(effect.amount)}
      {drawPiece(clientLog, effect.counted, '')}
    </span>
    <span className="sr-only">{`${verb === undefined ? '' : `${verb} `}${effect.text}`}</span>
  </span>
);

/** What comes after the colon. */
const Effects = ({
  line,
  effects,
  ...props
}: { readonly line: LogLine; readonly effects: readonly LineEffect[] } & SentenceProps) => {
  const leads = effectLeads(line, effects, LOG_WORDS[props.language]);
  return effects.map((effect, index) => {
    const { seat, verb } = leads[index] ?? {};
    const isAfterAmount = index > 0 && 'counted' in effect && 'counted' in (effects[index - 1] ?? {});
    return (
      <Fragment key={index}>
        {index > 0 && (isAfterAmount ? <span className="log-gap">, </span> : ', ')}
        {seat !== undefined && <b className="log-name">{props.name(seat)} </b>}
        {'counted' in effect ? (
          <Amount effect={effect} verb={verb} {...props} />
        ) : (
          <Parts parts={effect.sentence} {...props} />
        )}
      </Fragment>
    );
  });
};

interface LineSentenceProps extends SentenceProps {
  readonly line: LogLine;
  readonly content: LineContent;
  /** Whether the reader sees the name of the subject; a screen reader is always told. */
  readonly isNamed: boolean;
}

/** A line as a sentence with its pieces. */
export const LineSentence = ({ line, content: { clause, effects }, isNamed, ...props }: LineSentenceProps) => {
  const isSubjectSeen = line.seat !== undefined && isNamed;
  const parts = isSubjectSeen ? clause : clause.map((part, index) => (index === 0 ? capitalizedPart(part) : part));
  return (
    <span className="log-sentence">
      {line.seat !== undefined && <b className={isNamed ? 'log-name' : 'sr-only'}>{props.name(line.seat)} </b>}
      <Parts parts={parts} {...props} />
      {clause.length > 0 && effects.length > 0 && LOG_WORDS[props.language].colon}
      <Effects line={line} effects={effects} {...props} />
    </span>
  );
};
