import { useId } from 'react';
import type { Pace } from '#wire';
import { Segmented } from '../../app/Segmented.tsx';
import { useOnlineText } from '../text/useOnlineText.ts';
import { RadioChoices } from './RadioChoices.tsx';
import { DEFAULT_GRACE, DEFAULT_PACES, type OnlineDraft } from './onlineDraft.ts';
import type { OnlineSetup } from './useOnlineSetup.ts';

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly set: (value: number) => void;
}

const NumberField = ({ label, value, min, max, set }: NumberProps) => {
  const id = useId();
  return (
    <div className="setup-field term-number">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => set(Math.min(max, Math.max(min, Math.round(Number(target.value)) || min)))}
      />
    </div>
  );
};

const PaceFields = ({ pace, set }: { readonly pace: Pace; readonly set: (pace: Pace) => void }) => {
  const { terms } = useOnlineText();
  if (pace.kind === 'days')
    return (
      <NumberField label={terms.days} value={pace.days} min={1} max={30} set={days => set({ kind: 'days', days })} />
    );
  if (pace.kind === 'none') return null;
  return (
    <>
      <NumberField
        label={terms.minutes}
        value={pace.minutes}
        min={1}
        max={240}
        set={minutes => set({ ...pace, minutes })}
      />
      <NumberField
        label={terms.increment}
        value={pace.increment}
        min={0}
        max={300}
        set={increment => set({ ...pace, increment })}
      />
    </>
  );
};

interface ClockProps {
  readonly online: OnlineDraft;
  readonly change: (changes: Partial<OnlineDraft>) => void;
}

const ClockTerms = ({ online, change }: ClockProps) => {
  const { terms } = useOnlineText();
  return (
    <div className="term-details">
      <PaceFields pace={online.pace} set={pace => change({ pace })} />
      <Segmented
        legend={terms.atZero}
        among={['bot', 'forfeit']}
        chosen={online.atZero}
        label={value => terms.zeros[value]}
        choose={atZero => change({ atZero })}
      />
    </div>
  );
};

const MAX_GRACE = 24 * 60;

const GraceTerm = ({ online, change }: ClockProps) => {
  const { terms } = useOnlineText();
  return (
    <div className="term-details">
      <NumberField label={terms.grace} value={online.grace} min={1} max={MAX_GRACE} set={grace => change({ grace })} />
      <p className="term-help">{terms.graceHelp}</p>
    </div>
  );
};

/** The time control, who may watch, and whether the table is listed. */
export const OnlineTerms = ({ setup }: { readonly setup: OnlineSetup }) => {
  const { terms } = useOnlineText();
  const { online, setOnline } = setup;
  const change = (changes: Partial<OnlineDraft>): void => setOnline({ ...online, ...changes });
  const { pace, mayWatch, isPublic } = online;
  return (
    <section className="block terms" aria-label={terms.pace}>
      <RadioChoices
        legend={terms.pace}
        among={['none', 'live', 'days']}
        chosen={pace.kind}
        labels={terms.paces}
        choose={kind => change({ pace: DEFAULT_PACES[kind], grace: DEFAULT_GRACE[kind] })}
      />
      {pace.kind !== 'none' && <ClockTerms online={online} change={change} />}
      {pace.kind !== 'days' && <GraceTerm online={online} change={change} />}
      <RadioChoices
        legend={terms.watch}
        among={['anyone', 'nobody']}
        chosen={mayWatch ? 'anyone' : 'nobody'}
        labels={terms.watchers}
        choose={value => change({ mayWatch: value === 'anyone' })}
      />
      <RadioChoices
        legend={terms.listed}
        among={['link', 'public']}
        chosen={isPublic ? 'public' : 'link'}
        labels={terms.listings}
        choose={value => change({ isPublic: value === 'public' })}
      />
    </section>
  );
};
