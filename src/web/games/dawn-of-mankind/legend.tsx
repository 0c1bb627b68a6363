import { typesetFrench } from '#kernel';
import type { ReactNode } from 'react';
import type { LegendEntry } from '../guide.ts';
import { Icon } from './pieces/Drawing.tsx';
import { Points } from './pieces/Goods.tsx';

const entry = (sign: ReactNode, en: string, fr: string): LegendEntry => ({ sign, text: { en, fr: typesetFrench(fr) } });
const icon = (id: string, en: string, fr: string): LegendEntry => entry(<Icon id={id} />, en, fr);

/** The ground of what a tile asks for, takes or gives. */
const Plate = ({ kind }: { readonly kind: 'have' | 'lose' | 'gain' }) => (
  <i className={`dawn-plate is-${kind}`} style={{ width: 28, height: 20 }} />
);

export const LEGEND: readonly LegendEntry[] = [
  entry(<Plate kind="have" />, 'dashed: you must have it, and keep it', 'pointillé : il faut l’avoir, on le garde'),
  entry(<Plate kind="lose" />, 'red: you lose it', 'rouge : vous le perdez'),
  entry(<Plate kind="gain" />, 'white: you gain it', 'blanc : vous le gagnez'),
  icon('fruit', 'fruit', 'fruits'),
  icon('meat', 'meat', 'viande'),
  icon('hide', 'hides', 'peaux'),
  icon('tool', 'tools', 'outils'),
  icon('food', 'food: fruit or meat', 'nourriture : fruits ou viande'),
  icon('any', 'any resource', 'une ressource au choix'),
  entry(<Points amount={5} />, 'points', 'points'),
  icon('newborn', 'a newborn: one more meeple', 'un nouveau-né : un meeple de plus'),
  icon('art', 'you may create art on this way', 'on peut créer une œuvre sur ce chemin'),
  icon('progress', 'a Progress card', 'une carte Progrès'),
  icon('clan', 'your meeples on the board', 'vos meeples sur le plateau'),
  icon('self', 'this meeple goes home', 'ce meeple rentre chez lui'),
];

export const TIPS = {
  en: [
    'Whoever you push off a tile moves on without losing a turn: a crowded tile can be a gift.',
    'Rest when your people stand on tiles: they all move on, but food above the limits spoils.',
    'A first Progress card is cheap; the next of its name costs more.',
  ],
  fr: typesetFrench([
    'Qui est poussé d’une tuile avance sans perdre de tour : une tuile occupée peut être un cadeau.',
    'Reposez-vous quand les vôtres sont sur des tuiles : tous avancent, mais la nourriture en trop se gâte.',
    'La première carte Progrès d’une pile est bon marché ; la suivante coûte plus cher.',
  ]),
} as const;
