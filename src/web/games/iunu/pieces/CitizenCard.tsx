import { CITIZEN_CARDS, type Citizen } from '#games/iunu/facts';
import { useGameText } from '../text/useBoardText.ts';
import { Drawing, Face, Mark } from './Drawing.tsx';

/** Cinzel's capitals are about this wide for their height. */
const LETTER = 0.76;
const NAME_ROOM = 70;

const nameSize = (name: string): number => Math.min(12.6, NAME_ROOM / (name.length * LETTER));

const Numbers = ({ citizen }: { readonly citizen: Citizen }) => {
  const { points, bread, majority } = CITIZEN_CARDS[citizen];
  return (
    <g className="iunu-numbers">
      <Mark id="sun" x="1.3" y="1.8" width="21.4" height="21.4" />
      <text x="12" y="17.3" fontSize="14" fill="#241704">
        {points.value}
      </text>
      <Mark id="bread-points" x="1.5" y="26.5" width="21" height="21" />
      <text x="12" y="43.4" fontSize="12.5" fill="#fff6e2">
        {bread.value}
      </text>
      <Mark id="majority-points" x="1.5" y="51.5" width="21" height="22.8" />
      <text x="12" y="68" fontSize="11.5" fill="#fff">
        {majority.value}
      </text>
    </g>
  );
};

/** A citizen's card, as large as its place. */
export const CitizenCard = ({ citizen }: { readonly citizen: Citizen }) => {
  const name = useGameText().citizens[citizen].name.toLocaleUpperCase();
  return (
    <Face className={`is-${citizen}`}>
      <Mark id="ground" />
      <g clipPath="url(#iunu-niche)">
        <Mark id="halo" x="24.3" y="29" width="72" height="92" />
        <Mark id={`fig-${citizen}`} x="24.3" y="29" width="72" height="92" />
      </g>
      <Mark id="edge" />
      <Mark id={`g-${citizen}`} x="5.5" y="99" width="13" height="13" className="iunu-glyph" />
      <Mark id={`ability-${citizen}`} width="100" height="24" className="iunu-ability" />
      <Numbers citizen={citizen} />
      <text x="60" y="131.5" fontSize={nameSize(name)} className="iunu-name">
        {name}
      </text>
    </Face>
  );
};

/** A citizen's portrait for small tiles. */
export const CitizenPortrait = ({ citizen }: { readonly citizen: Citizen }) => (
  <Drawing box="10 3 52 60" className={`theme-iunu iunu-portrait is-${citizen}`}>
    <Mark id="halo" width="72" height="92" />
    <Mark id={`fig-${citizen}`} width="72" height="92" />
  </Drawing>
);

export const CitizenGlyph = ({ citizen }: { readonly citizen: Citizen }) => (
  <Drawing box="0 0 24 24" className="iunu-icon">
    <Mark id={`g-${citizen}`} />
  </Drawing>
);
