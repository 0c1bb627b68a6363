import { useAppText } from '../../app/text/useAppText.ts';
import { useClient } from '../../pages/useClient.ts';
import { isChanged, useOptions } from '../../pages/newTable/Options.tsx';
import { optionValueText } from '../../pages/newTable/optionText.ts';
import { useOnlineTable } from '../table/onlineTableContext.ts';
import { paceText } from '../text/paceText.ts';
import { useOnlineText } from '../text/useOnlineText.ts';
import { useNewTableText } from '../../pages/newTable/newTableText.ts';

/** The options that differ from the rules as written, in words. */
const useChanges = (): readonly string[] => {
  const { info } = useOnlineTable();
  const { seats, options } = info.config;
  const newTable = useNewTableText();
  const { colon } = useAppText();
  return useOptions(useClient(info.game), { count: seats, options })
    .filter(isChanged)
    .map(({ spec, text, value }) => `${text.name}${colon}${optionValueText(newTable, spec, text, value)}`);
};

/** The terms of the table: options, time control, who may watch, and the hash of the seed. */
export const RoomTerms = () => {
  const text = useOnlineText();
  const newTable = useNewTableText();
  const { info } = useOnlineTable();
  const changes = useChanges();
  const { terms, room } = text;
  return (
    <section className="block" aria-labelledby="room-terms">
      <h2 id="room-terms">{room.terms}</h2>
      <dl className="room-terms">
        <dt>{newTable.options}</dt>
        <dd>{changes.length === 0 ? room.asWritten : changes.join(' · ')}</dd>
        <dt>{terms.pace}</dt>
        <dd>
          {paceText(text, info.pace)}
          {info.pace.kind !== 'none' && ` · ${terms.zerosInWords[info.atZero]}`}
          {info.grace !== undefined && ` · ${terms.graceInWords(info.grace)}`}
        </dd>
        <dt>{terms.watch}</dt>
        <dd>{info.mayWatch ? room.mayWatch : room.mayNotWatch}</dd>
        <dt>{terms.listed}</dt>
        <dd>{info.isPublic ? room.isPublic : room.byLink}</dd>
      </dl>
      <p className="room-luck">
        {room.luck} <code>{info.seedHash.slice(0, 24)}…</code>
      </p>
    </section>
  );
};
