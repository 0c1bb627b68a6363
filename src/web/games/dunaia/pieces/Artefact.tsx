import { ELDER_PLACES, type ElderPlace } from '#games/dunaia/facts';
import { Drawing, Mark } from './Drawing.tsx';

interface ArtefactProps {
  readonly fragments: readonly ElderPlace[];
  readonly place?: string;
}

/** An Artefact, whole or as far as it has come. */
export const Artefact = ({ fragments, place }: ArtefactProps) => (
  <Drawing box="0 0 100 100" className="dunaia-icon" {...(place && { place })}>
    {fragments.length < ELDER_PLACES.length && <Mark id="f-0" />}
    {fragments.map(fragment => (
      <Mark key={fragment} id={`f-${fragment}`} />
    ))}
  </Drawing>
);

const BOXES: { readonly [P in ElderPlace]: string } = { A: '44 0 54 80', B: '6 42 88 58', C: '2 0 54 80' };

/** One fragment on its own. */
export const Fragment = ({ fragment, place }: { readonly fragment: ElderPlace; readonly place?: string }) => (
  <Drawing box={BOXES[fragment]} className="dunaia-icon" {...(place && { place })}>
    <Mark id={`f-${fragment}`} width="100" height="100" />
  </Drawing>
);
