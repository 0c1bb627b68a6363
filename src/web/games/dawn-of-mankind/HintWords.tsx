import {
  ART_IDS,
  faceAt,
  isMatCard,
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
import { useExplainingText } from './text/explaining.ts';
import { useBoardText, useGameText, useTableWords } from './words.ts';

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
  const { view, name } = useTable();
  const { artRule } = useExplainingText();
  const { art } = useGameText();
  const words = useTableWords();
  const cube = view.cubes[view.art.indexOf(card)] ?? 0;
  const isFinished = cube >= linesOf(card).length;
  return (
    <>
      <b className="board-hint-title">{art[card]}</b>
      {!isFinished && <span>{words.move({ type: 'createArt', card }, view, name)}</span>}
      <span>{artRule}</span>
    </>
  );
};

const CardHint = ({ card, isPrinted }: { readonly card: Progress; readonly isPrinted: boolean }) => {
  const { printed } = useExplainingText();
  const { name, rule } = useGameText().progress[card];
  return <Titled title={name} rule={isPrinted && isMatCard(card) ? printed[card] : rule} />;
};

const TrackHint = ({ resource }: { readonly resource: Resource }) => {
  const { trackRules } = useExplainingText();
  const { resources } = useGameText();
  return <Titled title={resources[resource]} rule={trackRules[resource]} />;
};

const ReserveHint = () => {
  const { reserveRule } = useExplainingText();
  const { reserveName } = useBoardText();
  return <Titled title={reserveName} rule={reserveRule} />;
};

const PRINTED = 'printed/';

/** What a piece is and does, in words. */
export const HintWords = ({ about }: { readonly about: string }) => {
  const space = SPACES.find(id => about === `tile/${id}`);
  if (space !== undefined) return <TileHint space={space} />;
  const art = ART_IDS.find(id => id === about);
  if (art !== undefined) return <ArtHint card={art} />;
  const card = PROGRESS.find(id => id === about.replace(PRINTED, ''));
  if (card !== undefined) return <CardHint card={card} isPrinted={about.startsWith(PRINTED)} />;
  const resource = RESOURCES.find(id => id === about);
  return resource === undefined ? <ReserveHint /> : <TrackHint resource={resource} />;
};
