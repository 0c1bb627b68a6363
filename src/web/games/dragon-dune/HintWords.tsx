import { outlookOf } from './foresight.ts';
import { idOf, ownSeat, playerOf, TERRITORIES, type Territory } from './game.ts';
import { cardPlace, landPlace } from './places.ts';
import { useTable } from './table.ts';
import { useBoardText, useCardText, useGroundText, useLineWith } from './words.ts';

/** What going there would mean, as far as it can be known. */
const Outlook = ({ where }: { readonly where: Territory }) => {
  const { view, moves, preview, name } = useTable();
  const { march } = useBoardText();
  const outlook = outlookOf(view, moves, where, preview);
  if (outlook === undefined) return null;
  const { via, fights, danger, troll, gold } = outlook;
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

const LandHint = ({ where }: { readonly where: Territory }) => {
  const grounds = useGroundText(useTable());
  const [title, ...rest] = (grounds[where] ?? '').split(': ');
  return (
    <>
      <b className="board-hint-title">{title}</b>
      <span>{rest.join(': ')}</span>
      <Outlook where={where} />
    </>
  );
};

const CardHint = ({ card }: { readonly card: string }) => {
  const say = useCardText(useTable());
  return (
    <>
      <b className="board-hint-title">{card}</b>
      <span>{say(card)}</span>
    </>
  );
};

/** Whom Queen and Jack can betray. */
const CourtHint = () => {
  const table = useTable();
  const { hand } = useBoardText();
  const { queen, jack } = playerOf(table.view, ownSeat(table.view) ?? table.view.active);
  const line = useLineWith(table, [`Q${queen}`, `J${jack}`]);
  return (
    <>
      <b className="board-hint-title">
        {hand.queen}, {hand.jack}
      </b>
      <span>{line}</span>
    </>
  );
};

/** What a territory or a card is and does, in words. */
export const HintWords = ({ about }: { readonly about: string }) => {
  const where = TERRITORIES.find(land => landPlace(land) === about);
  if (where !== undefined) return <LandHint where={where} />;
  if (about === 'court') return <CourtHint />;
  const [, card = ''] = about.split('/');
  return about === cardPlace(card as Parameters<typeof cardPlace>[0]) ? <CardHint card={card} /> : null;
};
