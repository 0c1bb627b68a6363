import type { RefObject } from 'react';
import { HintBox } from '../../board/HintBox.tsx';
import {
  ART_IDS,
  faceAt,
  linesOf,
  PROGRESS,
  RESOURCES,
  SPACES,
  type ArtId,
  type Progress,
  type Resource,
  type Space,
} from './game.ts';
import { useTable } from './table.ts';
import { useBoardText, useGameText, useTableWords } from './words.ts';

const among = <T extends string>(ids: readonly T[], value: string): T | undefined => ids.find(id => id === value);

const Titled = ({ title, rule }: { readonly title: string; readonly rule: string }) => (
  <>
    <b className="board-hint-title">{title}</b>
    <span>{rule}</span>
  </>
);

const TileHint = ({ space }: { readonly space: Space }) => {
  const { view } = useTable();
  const { name, rule } = useGameText().faces[faceAt(view, space)];
  return <Titled title={name} rule={rule} />;
};

const ArtHint = ({ card }: { readonly card: ArtId }) => {
  const { view } = useTable();
  const text = useBoardText();
  const words = useTableWords();
  const cube = view.cubes[view.art.indexOf(card)] ?? 0;
  const isFinished = cube >= linesOf(card).length;
  return (
    <>
      <b className="board-hint-title">{useGameText().art[card]}</b>
      {!isFinished && <span>{words.move({ type: 'createArt', card }, view, () => '')}</span>}
      <span>{text.artRule}</span>
    </>
  );
};

const CardHint = ({ card, isPrinted }: { readonly card: Progress; readonly isPrinted: boolean }) => {
  const text = useBoardText();
  const { name, rule } = useGameText().progress[card];
  const printed = card === 'cooking' || card === 'religion' || card === 'storytelling' ? text.printed[card] : rule;
  return <Titled title={name} rule={isPrinted ? printed : rule} />;
};

const TrackHint = ({ resource }: { readonly resource: Resource }) => {
  const text = useBoardText();
  const { resources } = useGameText();
  return <Titled title={resources[resource]} rule={text.trackRules[resource]} />;
};

const Words = ({ about }: { readonly about: string }) => {
  const text = useBoardText();
  const space = among(
    SPACES.map(id => `tile/${id}` as const),
    about,
  );
  const art = among(ART_IDS, about);
  const card = among(PROGRESS, about.replace('printed/', ''));
  const resource = among(RESOURCES, about);
  // A hint about a tile is named after its space.
  if (space !== undefined) return <TileHint space={space.slice(5) as Space} />;
  if (art !== undefined) return <ArtHint card={art} />;
  if (card !== undefined) return <CardHint card={card} isPrinted={about.startsWith('printed/')} />;
  if (resource !== undefined) return <TrackHint resource={resource} />;
  return <Titled title={text.reserveName} rule={text.reserveRule} />;
};

/** What a piece is and does, in words. */
export const Hint = ({ root }: { readonly root: RefObject<HTMLElement | null> }) => (
  <HintBox root={root}>{about => <Words about={about} />}</HintBox>
);
