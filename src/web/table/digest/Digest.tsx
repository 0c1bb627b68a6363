import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { CloseIcon, StepBackIcon, StepOnIcon } from '../../app/icons.tsx';
import { seatClass } from '../../app/SeatSign.tsx';
import { useSettings } from '../../app/settings.ts';
import { useAppText } from '../../app/text/useAppText.ts';
import { findPlace, revealPlace } from '../../board/findPlace.ts';
import { GONE } from '../../games/client.ts';
import { LineSentence, type SentenceProps } from '../log/LogSentence.tsx';
import type { TableProps } from '../tableProps.ts';
import './digest.css';
import { digestLines, type DigestLine } from './digestLines.ts';
import { useDigestText } from './digestText.ts';
import { Pins, type Pin } from './Pins.tsx';

/** Where the numbers of the lines stand on the board: at the places that their pieces flew to, the last one first. */
const usePins = ({ client, update }: TableProps, lines: readonly DigestLine[]): readonly Pin[] => {
  const { view } = update;
  return useMemo(
    () =>
      lines.map(({ line }, index) => ({
        number: index + 1,
        seat: line.seat,
        places: line.events
          .flatMap(({ event }) => client.flights?.(event, view) ?? [])
          .map(({ from, to }) => (to === GONE ? from : to))
          .toReversed(),
      })),
    [client, lines, view],
  );
};

const useLines = ({ client, state, update, name }: TableProps): readonly DigestLine[] => {
  const language = useSettings(settings => settings.language);
  const { log } = client.log.read();
  const { history } = state;
  const present = state.update ?? update;
  const { viewer } = present;
  return useMemo(
    () =>
      viewer === 'audience'
        ? []
        : digestLines({ log, text: log.texts[language], context: { view: present.view, name }, history, viewer }),
    [log, language, name, history, viewer, present.view],
  );
};

/** Which line is looked at: the board shows the table as it was then. */
const useSteps = ({ session }: TableProps, lines: readonly DigestLine[]) => {
  const [index, setIndex] = useState<number>();
  const go = (wanted: number): void => {
    const line = lines[wanted];
    if (line === undefined) return;
    setIndex(wanted);
    session.showPast(line.line.seq);
  };
  return { index, go };
};

/** Opens whatever hides the place of a pin, such as a panel on a phone. */
const useReveal = (pin: Pin | undefined): void =>
  useEffect(() => {
    const [place] = pin?.places ?? [];
    const root = document.querySelector('.table');
    const area = root?.querySelector('.board-area');
    if (place === undefined || root == null || area == null) return;
    revealPlace(area, { place, isSeen: findPlace(root, place) !== undefined });
  }, [pin]);

interface ItemProps {
  readonly item: DigestLine;
  readonly number: number;
  readonly isNow: boolean;
  readonly choose: () => void;
  readonly sentence: SentenceProps;
}

const Item = ({ item: { line, content, concernsYou }, number, isNow, choose, sentence }: ItemProps) => {
  const text = useDigestText();
  return (
    <li className={`${concernsYou ? 'is-you' : ''} ${isNow ? 'is-now' : ''}`}>
      <button type="button" aria-current={isNow ? 'step' : undefined} onClick={choose}>
        <span className={`digest-number ${line.seat === undefined ? '' : seatClass(line.seat)}`}>{number}</span>
        <LineSentence line={line} content={content} isNamed {...sentence} />
        {concernsYou && <span className="digest-tag">{text.you}</span>}
      </button>
    </li>
  );
};

interface StepProps {
  /** Of the line that is looked at; nothing at the beginning. */
  readonly index: number | undefined;
  readonly count: number;
  readonly go: (index: number) => void;
}

const Steps = ({ index, count, go }: StepProps) => {
  const text = useDigestText();
  const [before, next] = [(index ?? 0) - 1, (index ?? -1) + 1];
  return (
    <>
      <button
        type="button"
        className="btn btn-round"
        aria-label={text.back}
        aria-disabled={before < 0}
        onClick={() => go(before)}
      >
        <StepBackIcon />
      </button>
      <output>{text.place(next, count)}</output>
      <button
        type="button"
        className="btn btn-round"
        aria-label={text.on}
        aria-disabled={next === count}
        onClick={() => go(next)}
      >
        <StepOnIcon />
      </button>
    </>
  );
};

interface PanelProps extends TableProps {
  readonly lines: readonly DigestLine[];
  readonly close: () => void;
}

const useSentence = ({ client, name }: TableProps): SentenceProps => {
  const language = useSettings(settings => settings.language);
  const clientLog = client.log.read();
  return useMemo(() => ({ clientLog, language, name }), [clientLog, language, name]);
};

const Header = ({ id, lines, close }: Pick<PanelProps, 'lines' | 'close'> & { readonly id: string }) => {
  const text = useDigestText();
  const { table } = useAppText();
  const players = new Set(lines.flatMap(({ line }) => line.seat ?? [])).size;
  return (
    <header>
      <div>
        <h2 id={id}>{text.title}</h2>
        <p>{text.moved(players)}</p>
      </div>
      <button type="button" className="btn btn-round btn-quiet" aria-label={table.close} onClick={close}>
        <CloseIcon />
      </button>
    </header>
  );
};

/** Arrow keys go through the lines, Escape closes; the focus begins on the way on. */
const useKeys = (
  panel: RefObject<HTMLElement | null>,
  { index, go }: Omit<StepProps, 'count'>,
  close: () => void,
): void => {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowRight') go((index ?? -1) + 1);
    else if (event.key === 'ArrowLeft') go((index ?? 0) - 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const element = panel.current;
    const listen = (event: KeyboardEvent): void => onKey(event);
    element?.querySelector<HTMLElement>('.digest-done')?.focus({ preventScroll: true });
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [panel]);
};

const Panel = ({ lines, close, ...props }: PanelProps) => {
  const { update: present } = props.state;
  const text = useDigestText();
  const heading = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const { index, go } = useSteps(props, lines);
  const sentence = useSentence(props);
  const pins = usePins(props, lines);
  const now = index === undefined ? undefined : pins[index];
  useReveal(now);
  useKeys(panel, { index, go }, close);
  const isTurn = present?.toAct.some(seat => seat === present.viewer) === true;
  const itemProps = (at: number) => ({ number: at + 1, isNow: at === index, choose: () => go(at), sentence });
  return (
    <>
      <Pins anchor={panel} pins={now === undefined ? pins : [now]} now={now?.number} />
      <dialog open className="digest" aria-labelledby={heading} ref={panel}>
        <Header id={heading} lines={lines} close={close} />
        <ol>
          {lines.map((item, at) => (
            <Item key={item.line.from} item={item} {...itemProps(at)} />
          ))}
        </ol>
        <footer>
          <Steps index={index} count={lines.length} go={go} />
          <button type="button" className="btn btn-primary digest-done" onClick={close}>
            {isTurn ? text.myTurn : text.goOn}
          </button>
        </footer>
      </dialog>
    </>
  );
};

/** What happened since the viewer's last turn, in a few lines; each can be looked at on the board. */
export const Digest = ({ close, ...props }: TableProps & { readonly close: () => void }) => {
  const lines = useLines(props);
  const finish = (): void => {
    props.session.showPresent();
    close();
  };
  return lines.length === 0 ? null : <Panel {...props} lines={lines} close={finish} />;
};
