import { useId } from 'react';
import { BOTS, type BotName } from '../draft.ts';
import { useNewTableText } from './newTableText.ts';

interface BotStrengthProps {
  readonly bot: BotName;
  readonly change: (bot: BotName) => void;
}

/** Which bot sits at a seat, by its strength. */
export const BotStrength = ({ bot, change }: BotStrengthProps) => {
  const newTable = useNewTableText();
  const id = useId();
  return (
    <div className="setup-field">
      <label htmlFor={id}>{newTable.level}</label>
      <select id={id} value={bot} onChange={({ target }) => change(BOTS.find(name => name === target.value) ?? bot)}>
        {BOTS.map(name => (
          <option key={name} value={name}>
            {newTable.levels[name]}
          </option>
        ))}
      </select>
    </div>
  );
};
