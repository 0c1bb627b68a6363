import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { LEVELS, type Level } from '#bots/levels';
import { BotFace } from '../../app/BotFace.tsx';
import { ChevronIcon } from '../../app/icons.tsx';
import { useAppText } from '../../app/text/useAppText.ts';
import { vars } from '../../board/vars.ts';
import './botStrength.css';
import { useNewTableText } from './newTableText.ts';
import type { StrengthPanel } from './useStrengthPanel.ts';

interface BotStrengthProps {
  readonly seat: number;
  readonly bot: Level;
  readonly panel: StrengthPanel;
}

/** Which bot sits at a seat, by its strength; opens the levels to choose from. */
export const BotStrength = ({ seat, bot, panel }: BotStrengthProps) => {
  const { botLevels } = useAppText();
  const newTable = useNewTableText();
  const id = useId();
  const isOpen = panel.openSeat === seat;
  return (
    <div className="setup-field level-field">
      <span className="level-label" id={id}>
        {newTable.level}
      </span>
      <button
        type="button"
        id={panel.buttonId(seat)}
        className="level-button"
        aria-expanded={isOpen}
        aria-describedby={id}
        onClick={() => panel.toggle(seat)}
      >
        <BotFace level={bot} size={52} />
        <b>{botLevels[bot]}</b>
        <small>{newTable.levels[bot].note}</small>
        <ChevronIcon />
      </button>
    </div>
  );
};

interface LevelChoiceProps {
  readonly level: Level;
  readonly group: string;
  readonly isChosen: boolean;
  readonly choose: (level: Level) => void;
  readonly close: () => void;
}

const closeByKey = (event: KeyboardEvent, close: () => void): void => {
  if (event.key !== 'Enter' && event.key !== 'Escape') return;
  // Enter in a form would open the table.
  event.preventDefault();
  close();
};

const LevelChoice = ({ level, group, isChosen, choose, close }: LevelChoiceProps) => {
  const { botLevels } = useAppText();
  const { about } = useNewTableText().levels[level];
  const input = useRef<HTMLInputElement>(null);
  // Opened: the arrow keys choose at once. Only the one that was chosen when the panel opened asks for the focus.
  const isFirst = useRef(isChosen);
  useEffect(() => {
    if (isFirst.current) input.current?.focus();
  }, []);
  return (
    <label className="level">
      <input
        ref={input}
        type="radio"
        className="sr-only"
        name={group}
        checked={isChosen}
        onChange={() => choose(level)}
        onKeyDown={event => closeByKey(event, close)}
      />
      <span className="level-mark" aria-hidden="true" />
      <BotFace level={level} size={88} />
      <b>{botLevels[level]}</b>
      <span className="level-about">{about}</span>
    </label>
  );
};

interface LevelPanelProps {
  readonly seat: number;
  readonly count: number;
  readonly name: string;
  readonly bot: Level;
  readonly choose: (level: Level) => void;
  readonly panel: StrengthPanel;
}

/** All levels, with faces and in words: below the seats, and on a phone below the seat. */
export const LevelPanel = ({ seat, count, name, bot, choose, panel }: LevelPanelProps) => {
  const newTable = useNewTableText();
  const group = useId();
  const title = newTable.levelOf(name);
  return (
    <li className="levels" style={vars({ '--tail': (seat + 0.5) / count })}>
      <header>
        <h3>{title}</h3>
        <p>{newTable.sameLevels}</p>
      </header>
      <fieldset className="level-list" aria-label={title}>
        {LEVELS.map(level => (
          <LevelChoice
            key={level}
            level={level}
            group={group}
            isChosen={level === bot}
            choose={choose}
            close={panel.close}
          />
        ))}
      </fieldset>
    </li>
  );
};
