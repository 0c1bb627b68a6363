import { Digest } from './digest/Digest.tsx';
import { useDigest } from './digest/useDigest.ts';
import { OfferCard } from './offers/OfferCard.tsx';
import { useOffer } from './offers/useOffer.ts';
import { useReplayStart } from './replay/useReplayStart.ts';
import { useSounds } from './sound/useSounds.ts';
import type { FrameProps, TableProps } from './tableProps.ts';

interface TableNoticesProps extends TableProps {
  /** The present update, also while a past one is shown. */
  readonly present: FrameProps['update'];
}

/** What calls for attention: the digest, sounds, and what is offered once; it also starts a replay. Loaded after the board. */
export const TableNotices = ({ present, ...props }: TableNoticesProps) => {
  const now: FrameProps = { ...props, update: present };
  const digest = useDigest(now);
  const offer = useOffer(now);
  useSounds(now);
  useReplayStart(now);
  if (digest.isOpen) return <Digest {...props} close={digest.close} />;
  return offer === undefined ? null : <OfferCard offer={offer} />;
};
