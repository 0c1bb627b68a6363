import { useSettings } from '../../app/settings.ts';
import { useAppText } from '../../app/text/useAppText.ts';
import type { TableProps } from '../tableProps.ts';
import './plain.css';
import { MovesList } from '../moves/MovesList.tsx';

/** The plain table: any game as text, the position as lists and the legal moves as buttons. */
export const PlainTable = (props: TableProps) => {
  const { update, client, name } = props;
  const { table } = useAppText();
  const language = useSettings(settings => settings.language);
  const sections = client.tableText[language].describe(update.view, name);
  return (
    <div className="plain">
      {/* What scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="plain-position" aria-labelledby="plain-position" tabIndex={0}>
        <h2 id="plain-position">{table.position}</h2>
        {sections.map(({ title, rows }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {rows.map(({ label, text, isOwn }) => (
                <div key={label} className={isOwn ? 'is-own' : undefined}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
      <section className="plain-moves" aria-labelledby="plain-moves">
        <h2 id="plain-moves">{table.whatYouMayDo}</h2>
        <MovesList {...props} />
      </section>
    </div>
  );
};
