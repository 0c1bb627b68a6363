import {
  CITIZEN_CARDS,
  CITIZENS,
  columnsOf,
  loafPrice,
  type Citizen,
  type Column,
  type PlayerView,
  type View,
} from '#games/iunu/facts';
import type { IunuText } from '#games/iunu/text';
import { SeatSign } from '../../../app/SeatSign.tsx';
import { CitizenCard, CitizenGlyph } from '../pieces/CitizenCard.tsx';
import { Icon } from '../pieces/Drawing.tsx';
import { classPlace, layerPlace, ownLoafPlace, stashPlace } from '../places.ts';
import { Starter } from './Starter.tsx';
import { TurnStages } from './TurnStages.tsx';
import { Pill, Target } from './Target.tsx';
import { columnAttempt, columnMoves } from '../targets.ts';
import { useBoard } from '../boardContext.ts';
import { vars } from '../../../board/vars.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

/** Whose ability is in use, or who is threatened: the column wears a tag. */
const tagOf = ({ step, turn, viewer }: View, citizen: Citizen): 'justLaid' | 'inDanger' | undefined => {
  if (step.at === 'tribute') return step.victim === viewer && citizen === 'farmer' ? 'inDanger' : undefined;
  if (turn !== viewer) return undefined;
  if (step.at === 'ability' && step.citizen === citizen) return 'justLaid';
  return step.at === 'baking' && citizen === 'baker' ? 'justLaid' : undefined;
};

/** All headings are set in the size that the longest name allows. */
const longest = (citizens: IunuText['citizens']): number =>
  Math.max(...Object.values(citizens).map(({ name }) => name.length));

const EmptyColumn = ({ citizen }: { readonly citizen: Citizen }) => {
  const { citizens } = useGameText();
  return (
    <li className="iunu-col is-none" aria-hidden="true" title={citizens[citizen].name} data-hint={citizen}>
      <div className="iunu-col-head">
        <span className="iunu-col-name" style={vars({ '--len': longest(citizens) })}>
          {citizens[citizen].name}
        </span>
      </div>
      <div className="iunu-slot">
        <CitizenGlyph citizen={citizen} />
      </div>
    </li>
  );
};

const Layers = ({ seat, column }: { readonly seat: number; readonly column: Column }) => {
  const { marked } = useBoard();
  const { citizen, count, loaves } = column;
  return Array.from({ length: count }, (_, layer) => {
    const place = layerPlace(seat, citizen, layer);
    const loaf = ownLoafPlace(seat, citizen, layer);
    const isLast = marked.has(place) || marked.has(loaf);
    return (
      <span
        key={place}
        className={`theme-iunu iunu-layer ${layer === count - 1 ? 'is-front' : ''} ${isLast ? 'is-last' : ''}`}
        data-place={place}
        style={vars({ '--i': layer })}
      >
        <CitizenCard citizen={citizen} />
        {layer < loaves && <Icon id="loaf" className="iunu-bread" place={loaf} />}
      </span>
    );
  });
};

interface ColumnProps {
  readonly seat: number;
  readonly own: PlayerView;
  readonly column: Column;
}

const Heading = ({ column, stash }: { readonly column: Column; readonly stash: number }) => {
  const text = useBoardText();
  const { citizens } = useGameText();
  const { name } = citizens[column.citizen];
  return (
    <div className="iunu-col-head" aria-hidden="true">
      <span className="iunu-col-name" style={vars({ '--len': longest(citizens) })}>
        {name}
      </span>
      <b className="iunu-col-n">{column.count}</b>
      {column.leads && <Icon id="crown" className="iunu-crown" />}
      {stash > 0 && (
        <span className="iunu-col-under" title={text.underScribe(stash)}>
          <Icon id="back-citizen" />+{stash}
        </span>
      )}
    </div>
  );
};

/** A class of the viewer's own: overlapping cards, those with bread on top of the others' strips. */
const OwnColumn = ({ seat, own, column }: ColumnProps) => {
  const { view, moves } = useBoard();
  const text = useBoardText();
  const { citizens } = useGameText();
  const { citizen, count, loaves, leads } = column;
  const feeding = columnMoves(moves, citizen);
  const price = loafPrice(view, own);
  const gain = CITIZEN_CARDS[citizen].bread.value;
  const stash = citizen === 'scribe' ? own.stashSize : 0;
  const tag = tagOf(view, citizen);
  const spoken = [
    text.column(citizens[citizen].name, count, loaves, leads),
    ...(stash > 0 ? [text.underScribe(stash)] : []),
    ...(feeding.length > 0 ? [text.verbs.feed(price, gain)] : []),
  ];
  return (
    <li className="iunu-col" style={vars({ '--n': count })}>
      <Heading column={column} stash={stash} />
      <Target
        className="iunu-stack"
        place={classPlace(seat, citizen)}
        label={spoken.join(', ')}
        moves={feeding}
        attempt={columnAttempt(citizen)}
        hint={citizen}
      >
        {stash > 0 && <Icon id="back-citizen" className="iunu-under" place={stashPlace(seat)} />}
        <Layers seat={seat} column={column} />
        {tag && <span className={`iunu-tag is-${tag}`}>{text[tag]}</span>}
        {feeding.length > 0 && (
          <Pill cost={price}>
            <Icon id="loaf" />+{gain}
          </Pill>
        )}
      </Target>
    </li>
  );
};

/** The viewer's own dynasty: nine columns in the order of the ladder. */
export const Dynasty = ({ seat, own }: { readonly seat: number; readonly own: PlayerView }) => {
  const { view } = useBoard();
  const text = useBoardText();
  const columns = new Map(columnsOf(view, seat).map(column => [column.citizen, column]));
  const total = [...columns.values()].reduce((sum, { count }) => sum + count, 0);
  const led = [...columns.values()].filter(({ leads }) => leads).length;
  const facts = [
    text.countCitizens(total),
    ...(own.stashSize > 0 ? [text.underScribe(own.stashSize)] : []),
    ...(led > 0 ? [text.countMajorities(led)] : []),
  ];
  return (
    <section className="iunu-dynasty" aria-label={text.yourDynasty} data-drop="dynasty">
      <header className="iunu-dynasty-head">
        <h2>
          <SeatSign seat={seat} size={15} />
          {text.yourDynasty}
          <Starter seat={seat} />
        </h2>
        <span className="iunu-facts">{facts.join(' · ')}</span>
        <TurnStages seat={seat} />
      </header>
      <ol className="iunu-cols">
        {CITIZENS.map(citizen => {
          const column = columns.get(citizen);
          return column === undefined ? (
            <EmptyColumn key={citizen} citizen={citizen} />
          ) : (
            <OwnColumn key={citizen} seat={seat} own={own} column={column} />
          );
        })}
      </ol>
    </section>
  );
};
