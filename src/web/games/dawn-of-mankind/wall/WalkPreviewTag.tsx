import { seat as toSeat } from '#kernel';
import { RESOURCES } from '#games/dawn-of-mankind/facts';
import { useAppText } from '../../../app/text/useAppText.ts';
import type { WalkPreview } from '../preview.ts';
import { Icon } from '../pieces/Drawing.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

interface Change {
  readonly kind: string;
  readonly amount: number;
}

const changesOf = ({ goods, food, any, points }: WalkPreview): readonly Change[] =>
  [
    ...RESOURCES.map(kind => ({ kind, amount: Math.min(0, goods[kind]) })),
    { kind: 'food', amount: -food },
    { kind: 'any', amount: -any },
    ...RESOURCES.map(kind => ({ kind, amount: Math.max(0, goods[kind]) })),
    { kind: 'vp', amount: points },
  ].filter(({ amount }) => amount !== 0);

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** What a way costs and gives now, above its tile. */
export const WalkPreviewTag = ({ preview }: { readonly preview: WalkPreview }) => {
  const text = useBoardText();
  const { isBorn, goesHome, hasArt, fails, asks } = preview;
  const changes = changesOf(preview);
  const isNothing = changes.length === 0 && !isBorn && !asks && !hasArt;
  return (
    <span className={`dawn-outlook ${fails ? 'is-failing' : ''}`} aria-hidden="true">
      {goesHome && <Icon id="self" />}
      {changes.map(({ kind, amount }) => (
        <span key={`${kind}${amount}`} className={amount < 0 ? 'is-bad' : 'is-good'}>
          {signed(amount)}
          <Icon id={kind} />
        </span>
      ))}
      {asks === 'study' && <Icon id="progress" />}
      {asks === 'barter' && <Icon id="swap" className="is-light" />}
      {asks === 'explore' && <small>{text.asks.explore}</small>}
      {isBorn && (
        <span className="is-good">
          +1
          <Icon id="newborn" />
        </span>
      )}
      {hasArt && <Icon id="art" />}
      {fails ? <small>{text.fails}</small> : isNothing && <small>{text.nothing}</small>}
    </span>
  );
};

/** The same in words, for the spoken name of the tile. */
export const useWalkPreviewText = (): ((preview: WalkPreview) => string) => {
  const { name } = useBoard();
  const text = useBoardText();
  const { area } = useGameText();
  const { colon } = useAppText();
  return preview => {
    const { isBorn, goesHome, hasArt, fails, asks, bumps, shifts } = preview;
    return [
      ...(fails ? [text.fails] : []),
      ...(goesHome ? [text.goesHome] : []),
      ...changesOf(preview).map(({ kind, amount }) => `${signed(amount)} ${text.kinds[kind] ?? kind}`),
      ...(asks ? [text.asks[asks]] : []),
      ...(isBorn ? [text.bornOnTheWay] : []),
      ...(hasArt ? [text.artOnTheWay] : []),
      ...(bumps ? [text.bumpsTo(name(toSeat(bumps.seat)), area(bumps.to))] : []),
      ...(shifts.length > 0 ? [`${text.mayShift}${colon}${shifts.join(', ')}`] : []),
    ].join(', ');
  };
};
