import { Link } from 'wouter';
import { CATALOGUE, hasLesson } from '#lessons/catalog';
import { useLessonProgress } from '../../app/lessonProgress.ts';
import { SeatSign, seatClass } from '../../app/SeatSign.tsx';
import { useSettings } from '../../app/settings.ts';
import type { GameGuide } from '../../games/guide.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import type { TableProps } from '../tableProps.ts';
import { useTableSlots } from '../tableSlots.ts';
import './goal.css';
import { useGoalText } from './goalText.ts';
import { useGuide } from './useGuide.ts';

/** Nobody has anything in a game that has just begun: there is no race to show yet. */
const Standing = ({ update, name, guide, unit }: TableProps & { guide: GameGuide<unknown>; unit: string }) => {
  const text = useGoalText();
  const standing = guide.standing?.(update.view) ?? [];
  if (standing.every(({ value }) => value === 0)) return null;
  const most = Math.max(...standing.map(({ value, of = 0 }) => Math.max(value, of)));
  return (
    <section>
      <h3>
        {text.standing}, {unit}
      </h3>
      <ul className="goal-race">
        {standing.map(({ seat, value, of }) => (
          <li key={seat} className={seatClass(seat)}>
            <SeatSign seat={seat} size={18} />
            <span>{name(seat)}</span>
            <span className="goal-bar" aria-hidden="true">
              <i style={{ width: `${(100 * Math.max(0, value)) / most}%` }} />
            </span>
            <b>{text.value(value, of)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface GoalCardProps extends TableProps {
  /** At the start of somebody's first game: it offers the lesson, too. */
  readonly isFirst: boolean;
  readonly close: () => void;
}

const FirstActions = ({ table, play }: Pick<GoalCardProps, 'table'> & { readonly play: () => void }) => {
  const text = useGoalText();
  const isLocal = useTableSlots() === undefined;
  const isLearned = useLessonProgress(({ lessons }) => lessons[table.game]?.isDone === true);
  return (
    <footer>
      <button type="button" className="btn btn-primary btn-lg" onClick={play}>
        {text.play}
      </button>
      {isLocal && !isLearned && hasLesson(table.game) && (
        <Link href={`/learn/${table.game}`} className="btn btn-lg" onClick={play}>
          {text.learn(CATALOGUE[table.game].minutes)}
        </Link>
      )}
    </footer>
  );
};

/** How one wins, in two sentences and a picture, with the race as it stands. */
export const GoalCard = ({ isFirst, close: hide, ...props }: GoalCardProps) => {
  const { table, update, name, openRules } = props;
  const text = useGoalText();
  const language = useSettings(settings => settings.language);
  const guide = useGuide(table.game);
  const notePlayed = useLessonProgress(progress => progress.notePlayed);
  if (guide === undefined) return null;
  const close = (): void => {
    notePlayed(table.game);
    hide();
  };
  const { sentences, unit } = guide.goal[language];
  const lookUp = (): void => {
    notePlayed(table.game);
    openRules();
  };
  return (
    <Dialog title={text.title} className="goal-card" close={close}>
      <guide.Picture view={update.view} />
      {sentences(update.view, name).map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Standing {...props} guide={guide} unit={unit} />
      {isFirst && <FirstActions table={table} play={close} />}
      <p className="goal-note">
        {text.again}{' '}
        <button type="button" onClick={lookUp}>
          {text.rules}
        </button>
      </p>
    </Dialog>
  );
};
