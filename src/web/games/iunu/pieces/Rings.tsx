import { Icon } from './Drawing.tsx';

const RING = 3;
/** More would not fit beside a hand; the number is there anyway. */
const MOST_RINGS = 7;

/** Debens as copper rings: threes and ones. */
export const Rings = ({ debens }: { readonly debens: number }) => {
  const threes = Array.from({ length: Math.floor(debens / RING) }, (_, index) => ({
    id: 'deben-3',
    key: `three ${index}`,
  }));
  const ones = Array.from({ length: debens % RING }, (_, index) => ({ id: 'deben-1', key: `one ${index}` }));
  const rings = [...threes.slice(0, MOST_RINGS - ones.length), ...ones];
  return (
    <span className="iunu-rings" aria-hidden="true">
      {rings.map(({ id, key }) => (
        <Icon key={key} id={id} className={id} />
      ))}
    </span>
  );
};
