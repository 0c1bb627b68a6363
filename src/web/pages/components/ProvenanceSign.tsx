import type { ReactNode } from 'react';
import { PROVENANCES, type Provenance } from '#kernel';
import { useComponentsText } from './componentsText.ts';

/** Full, half and hollow, by how certain the value is; another shape for what is ours. */
const SIGNS: { readonly [P in Provenance]: ReactNode } = {
  printed: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  derived: (
    <>
      <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M6 1a5 5 0 0 0 0 10z" fill="currentColor" />
    </>
  ),
  reconstructed: (
    <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2.4 2" />
  ),
  ours: <path d="m6 .5 1.7 3.8 3.8 1.7-3.8 1.7L6 11.5 4.3 7.7.5 6l3.8-1.7z" fill="currentColor" />,
};

const Sign = ({ source }: { readonly source: Provenance }) => (
  <svg className={`source source-${source}`} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    {SIGNS[source]}
  </svg>
);

/** The provenance of a value as a sign, with its word for screen readers. */
export const ProvenanceSign = ({ source }: { readonly source: Provenance }) => {
  const components = useComponentsText();
  return (
    <span title={components.sources[source]}>
      <Sign source={source} />
      <span className="sr-only">({components.sources[source]})</span>
    </span>
  );
};

/** The legend of the signs. */
export const ProvenanceLegend = () => {
  const components = useComponentsText();
  return (
    <section className="block legend" aria-labelledby="legend">
      <h2 id="legend">{components.legend}</h2>
      <dl>
        {PROVENANCES.map(source => (
          <div key={source}>
            <dt>
              <Sign source={source} /> {components.sources[source]}
            </dt>
            <dd>{components.sourceHelp[source]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
