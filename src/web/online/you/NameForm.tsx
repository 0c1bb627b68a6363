import { useState, type FormEvent } from 'react';
import { useSettings } from '../../app/settings.ts';
import { rename } from '../person.ts';
import { useOnlineText } from '../text/useOnlineText.ts';

type Saving = 'none' | 'saved' | 'failed';

interface NameFormProps {
  /** What the field begins with. */
  readonly name: string;
  readonly label?: string;
}

/** Changes the name that others see. */
export const NameForm = ({ name, label }: NameFormProps) => {
  const text = useOnlineText();
  const change = useSettings(settings => settings.change);
  const [wanted, setWanted] = useState(name);
  const [saving, setSaving] = useState<Saving>('none');
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { ok } = await rename(wanted.trim());
    setSaving(ok ? 'saved' : 'failed');
    if (ok) change({ playerName: wanted.trim(), wasAskedName: true });
  };
  return (
    <form className="block you-block" onSubmit={event => void save(event)}>
      <label htmlFor="your-name">{label ?? text.you.name}</label>
      <div className="you-line">
        <input
          id="your-name"
          type="text"
          value={wanted}
          maxLength={32}
          required
          autoComplete="username"
          aria-describedby="your-name-help"
          onChange={({ target }) => setWanted(target.value)}
        />
        <button type="submit" className="btn btn-primary">
          {text.you.save}
        </button>
      </div>
      <p id="your-name-help">{text.you.nameHelp}</p>
      <output className="you-answer">{saving === 'saved' && text.you.saved}</output>
      {saving === 'failed' && (
        <p className="went-wrong" role="alert">
          {text.failed}
        </p>
      )}
    </form>
  );
};
