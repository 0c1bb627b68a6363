import { optionSpecs, isForSeats } from '#kernel';
import { useSettings } from '../../app/settings.ts';
import { useText } from '../../app/words.ts';
import { useClient } from '../../pages/useClient.ts';
import { choiceName } from '../../pages/newTable/OptionControl.tsx';
import { useOnlineTable } from '../table/context.ts';
import { sayPace, useOnlineText } from '../words.ts';

/** The options that differ from the rules as written, in words. */
const useChanges = (): readonly string[] => {
  const { info } = useOnlineTable();
  const { game, text } = useClient(info.game);
  const { newTable } = useText();
  const language = useSettings(settings => settings.language);
  const { seats, options } = info.config;
  return optionSpecs(game.options as object).flatMap(([name, spec]) => {
    const words = text[language].options[name];
    const value = options[name];
    if (words === undefined || value === spec.default || !isForSeats(spec, seats)) return [];
    if (spec.kind === 'flag') return [`${words.name}: ${value === true ? newTable.on : newTable.off}`];
    return [`${words.name}: ${spec.kind === 'choice' ? choiceName(words, value) : String(value)}`];
  });
};

/** What has been agreed on: options, pace, who may watch, and the luck that is fixed already. */
export const RoomTerms = () => {
  const text = useOnlineText();
  const { newTable } = useText();
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
          {sayPace(text, info.pace)}
          {info.pace.kind !== 'none' && ` · ${terms.zerosInWords[info.atZero]}`}
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
