import { memo, type ReactNode } from 'react';
import { vars } from '../../../board/vars.ts';
import { slabPath } from '../geometry/rock.ts';
import { faceOf, RESOURCES, type Cost, type Effect, type FaceId } from '#games/dawn-of-mankind/facts';
import { useGameText } from '../text/useBoardText.ts';
import { Icon, useDawnSprite } from './Drawing.tsx';
import { Points } from './Goods.tsx';

/** A part of what a tile shows, and how much room it takes, in units of the wall. */
interface Token {
  readonly key: string;
  readonly room: number;
  readonly node: ReactNode;
}

const icon = (id: string, amount = 1, room = 18): Token => ({
  key: id,
  room: room + (amount === 1 ? 0 : 9),
  node: (
    <span className="dawn-token">
      {amount !== 1 && <b>{amount}</b>}
      <Icon id={id} />
    </span>
  ),
});

const word = (text: string): Token => ({ key: text, room: text.length * 7.5, node: <b>{text}</b> });
const points = (amount: number): Token => ({ key: 'vp', room: 22, node: <Points amount={amount} /> });

const costTokens = (cost: Cost): readonly Token[] =>
  [...RESOURCES, 'food' as const, 'any' as const].flatMap(kind =>
    cost[kind] === 0 ? [] : [icon(kind, cost[kind], kind === 'food' ? 23 : 18)],
  );

const effectTokens = (effect: Effect): readonly Token[] => {
  switch (effect.kind) {
    case 'gain':
      return [icon(effect.resource, effect.amount)];
    case 'points':
      return [points(effect.amount)];
    case 'perMeeple': {
      const gives = effect.gives === 'points' ? points(1) : icon('fruit');
      return effect.minus === 0
        ? [icon('clan'), word('×'), gives]
        : [word('('), icon('clan'), word(`−${effect.minus}`), word(')'), word('×'), gives];
    }
    case 'progress':
    case 'newborn':
      return [icon(effect.kind, 1, 21)];
    case 'barter':
      return [word(`0–${effect.most}`), icon('any', 1, 21), icon('swap'), icon('any', 1, 21)];
    case 'explore':
      return [word(`≤${effect.most}`), icon('any', 1, 21), word('×'), points(effect.each)];
  }
};

type Plate = readonly [kind: 'have' | 'lose' | 'gain', tokens: readonly Token[]];

const platesOf = (id: FaceId): readonly Plate[] => {
  const { have, lose, losesMeeple, effects } = faceOf(id);
  const plates: readonly Plate[] = [
    ['have', costTokens(have)],
    ['lose', [...(losesMeeple ? [icon('self')] : []), ...costTokens(lose)]],
    ['gain', effects.flatMap(effectTokens)],
  ];
  return plates.filter(([, tokens]) => tokens.length > 0);
};

const roomOf = (plates: readonly Plate[]): number =>
  plates.reduce((sum, [, tokens]) => sum + tokens.reduce((room, token) => room + token.room + 1, 9), 0) +
  (plates.length - 1) * 11;

/** What a tile asks for and gives: plates with an arrow between them. */
const Plates = ({ face, room, most }: { readonly face: FaceId; readonly room: number; readonly most: number }) => {
  const plates = platesOf(face);
  return (
    <span className="dawn-plates" style={vars({ '--fit': Math.min(most, room / roomOf(plates)) })}>
      {plates.map(([kind, tokens]) => (
        <span key={kind} className={`dawn-plate is-${kind}`}>
          {tokens.map(({ key, node }, index) => (
            <span key={`${key}${index}`}>{node}</span>
          ))}
        </span>
      ))}
    </span>
  );
};

/** Caveat Brush's letters are about this wide for their height. */
const LETTER = 0.47;

interface TileFaceProps {
  readonly face: FaceId;
  readonly width: number;
  readonly height: number;
  /** What gives the slab its broken edges. */
  readonly seed: string;
  /** A meeple stands on its corner. */
  readonly isTaken?: boolean;
}

/** A stone slab with its name and its plates, drawn in units of `--u`. */
export const TileFace = memo(({ face, width, height, seed, isTaken = false }: TileFaceProps) => {
  useDawnSprite();
  const { name } = useGameText().faces[face];
  const d = slabPath({ width, height }, seed);
  const room = width - (isTaken ? 30 : 14);
  return (
    <span className="theme-dawn-of-mankind dawn-slab" style={vars({ '--w': width, '--tall': height })}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        <path className="dawn-slab-foot" d={slabPath({ width, height }, seed, [1.5, 4])} />
        <path className="dawn-slab-face" d={d} fill="url(#dawn-slab)" />
        <path className="dawn-slab-shine" d={`M10 3h${width - 24}`} />
        <path className="dawn-slab-ring" d={d} />
      </svg>
      <span
        className={`dawn-slab-name ${isTaken ? 'is-taken' : ''}`}
        style={vars({ '--size': Math.min(17, height * 0.35, room / (name.length * LETTER)) })}
      >
        {name}
      </span>
      <Plates face={face} room={width - 8} most={Math.min(1.15, height / 52)} />
    </span>
  );
});
