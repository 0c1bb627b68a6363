import { typesetFrench } from '#kernel';
import type { ReactNode } from 'react';
import type { LegendEntry } from '../guide.ts';
import { Artefact } from './pieces/Artefact.tsx';
import { ChipNumber } from './pieces/Chip.tsx';
import { Drawing, Icon, Mark } from './pieces/Drawing.tsx';
import { FirstPlayer } from './pieces/FirstPlayer.tsx';

const entry = (sign: ReactNode, en: string, fr: string): LegendEntry => ({ sign, text: { en, fr: typesetFrench(fr) } });

export const LEGEND: readonly LegendEntry[] = [
  entry(<Icon id="i-flower" />, 'a Metal flower', 'une Fleur de métal'),
  entry(
    <Icon id="i-chip" />,
    'a Memory chip: that of the awakened Dunaia, or one of your choice',
    'une Puce mémoire : celle du Dunaïa réveillé, ou une au choix',
  ),
  entry(<ChipNumber chip={3} isIn />, 'chip 3 is inserted', 'la Puce 3 est enfichée'),
  entry(<Icon id="i-move" />, 'move a Dunaia', 'déplacer un Dunaïa'),
  entry(
    <Icon id="i-build" />,
    'buy a Building and start its construction',
    'acheter un Bâtiment et démarrer sa construction',
  ),
  entry(
    <Icon id="i-step" />,
    'advance a Construction token by a square',
    'avancer un Marqueur de construction d’une case',
  ),
  entry(
    <Drawing box="0 0 48 52">
      <Mark id="marker" />
    </Drawing>,
    'a Construction token: you have three',
    'un Marqueur de construction : vous en avez trois',
  ),
  entry(<Icon id="i-colour" />, 'a Colour token on a Building', 'un Marqueur Couleur sur un Bâtiment'),
  entry(<Icon id="i-search" />, 'take any tile from a pile', 'prendre une tuile dans une pile'),
  entry(<Artefact fragments={['A', 'B']} />, 'an Artefact of three fragments', 'un Artefact de trois Fragments'),
  entry(<Icon id="i-pts" />, 'points at the end', 'points en fin de partie'),
  entry(<FirstPlayer />, 'rounds begin here', 'chaque tour de table commence ici'),
];

export const TIPS = {
  en: [
    'Awakening a Dunaia next to a completed Level 1 or 3 Building gives nothing there: move it away.',
    'A completed Level 2 Building gives more for each adjacent completed Building of its colour.',
    'No more than three of your Buildings can be under construction.',
    'Everybody plays the same number of dice. Whoever takes the last Prophecy tile still has a turn to come.',
  ],
  fr: typesetFrench([
    'Réveiller un Dunaïa à côté d’un Bâtiment construit de niveau 1 ou 3 n’y donne rien : déplacez-le.',
    'Un Bâtiment construit de niveau 2 donne plus pour chaque Bâtiment adjacent, construit et de même couleur.',
    'Vous ne pouvez pas avoir plus de trois Bâtiments en construction.',
    'Chacun joue le même nombre de dés. Qui prend la dernière tuile Prophétie a encore un tour à jouer.',
  ]),
} as const;
