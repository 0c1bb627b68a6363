import { ARTIFACTS, idOf, TERRITORIES, type Artifact, type Territory } from '#games/dragon-dune/facts';
import { useBoard } from '../boardContext.ts';
import { cardPlace, landPlace } from '../places.ts';
import { marchPreview } from '../preview.ts';
import { useBoardText, useCardText, useTerritoryText, useTreacheryText } from '../text/useBoardText.ts';

/** What going there would mean, as far as it can be known. */
const MarchHint = ({ where }: { readonly where: Territory }) => {
  const { view, moves, preview, name } = useBoard();
  const { march } = useBoardText();
  const ahead = marchPreview(view, moves, where, preview);
  if (ahead === undefined) return null;
  const { via, fights, danger, troll, gold } = ahead;
  return (
    <span className="dd-hint-lines">
      {via.length > 0 && <span>{march.via(via.map(idOf))}</span>}
      {fights.length > 0 && <b>{march.fight(fights.map(name).join(', '))}</b>}
      {gold > 0 && <span>{march.gold(gold)}</span>}
      {danger > 0 && <b>{march.danger(danger)}</b>}
      {troll > 0 && <b>{march.troll(troll)}</b>}
    </span>
  );
};

const TerritoryHint = ({ where }: { readonly where: Territory }) => {
  const { label, text } = useTerritoryText(useBoard())(where);
  return (
    <>
      <b className="board-hint-title">{label}</b>
      <span>{text}</span>
      <MarchHint where={where} />
    </>
  );
};

const CardHint = ({ card }: { readonly card: Artifact }) => {
  const textOf = useCardText(useBoard());
  return (
    <>
      <b className="board-hint-title">{card}</b>
      <span>{textOf(card)}</span>
    </>
  );
};

/** Whom Queen and Jack can betray. */
const CourtHint = () => {
  const { hand } = useBoardText();
  const treachery = useTreacheryText(useBoard());
  return (
    <>
      <b className="board-hint-title">
        {hand.queen}, {hand.jack}
      </b>
      <span>{treachery}</span>
    </>
  );
};

/** What a territory or a card is and does, in words. */
export const HintText = ({ about }: { readonly about: string }) => {
  const where = TERRITORIES.find(land => landPlace(land) === about);
  if (where !== undefined) return <TerritoryHint where={where} />;
  if (about === 'court') return <CourtHint />;
  const card = ARTIFACTS.find(artifact => cardPlace(artifact) === about);
  return card === undefined ? null : <CardHint card={card} />;
};
