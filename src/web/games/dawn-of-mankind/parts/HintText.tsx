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
} from '#games/dawn-of-mankind/facts';
import { useBoard } from '../boardContext.ts';
import { useHintText } from '../text/hintText.ts';
import { useBoardText, useGameText, useTableText } from '../text/useBoardText.ts';

const TitleAndRule = ({ title, rule }: { readonly title: string; readonly rule: string }) => (
  <>
    <b className="board-hint-title">{title}</b>
    <span>{rule}</span>
  </>
);

const TileHint = ({ space }: { readonly space: Space }) => {
  const { view } = useBoard();
  const { name, rule } = useGameText().faces[faceAt(view, space)];
  return <TitleAndRule title={name} rule={rule} />;
};

const ArtHint = ({ card }: { readonly card: ArtId }) => {
  const { view, name } = useBoard();
  const { artRule } = useHintText();
  const { art } = useGameText();
  const words = useTableText();
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
  const { printed } = useHintText();
  const { name, rule } = useGameText().progress[card];
  return <TitleAndRule title={name} rule={isPrinted && isMatCard(card) ? printed[card] : rule} />;
};

const TrackHint = ({ resource }: { readonly resource: Resource }) => {
  const { trackRules } = useHintText();
  const { resources } = useGameText();
  return <TitleAndRule title={resources[resource]} rule={trackRules[resource]} />;
};

const ReserveHint = () => {
  const { reserveRule } = useHintText();
  const { reserveName } = useBoardText();
  return <TitleAndRule title={reserveName} rule={reserveRule} />;
};

const PRINTED = 'printed/';

/** What a piece is and does, in words. */
export const HintText = ({ about }: { readonly about: string }) => {
  const space = SPACES.find(id => about === `tile/${id}`);
  if (space !== undefined) return <TileHint space={space} />;
  const art = ART_IDS.find(id => id === about);
  if (art !== undefined) return <ArtHint card={art} />;
  const card = PROGRESS.find(id => id === about.replace(PRINTED, ''));
  if (card !== undefined) return <CardHint card={card} isPrinted={about.startsWith(PRINTED)} />;
  const resource = RESOURCES.find(id => id === about);
  return resource === undefined ? <ReserveHint /> : <TrackHint resource={resource} />;
};
