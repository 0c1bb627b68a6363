import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Older ones are shown again. */
const MAX_HIDDEN = 200;

interface HiddenSpeakers {
  readonly speakers: readonly string[];
}

/** The people whose messages this browser does not show. They are not told. */
export const useHiddenSpeakers = create<HiddenSpeakers>()(
  persist((): HiddenSpeakers => ({ speakers: [] }), { name: 'fourscore-hidden-speakers' }),
);

export const hideSpeaker = (speaker: string): void => {
  useHiddenSpeakers.setState(({ speakers }) => ({
    speakers: [...speakers.filter(other => other !== speaker), speaker].slice(-MAX_HIDDEN),
  }));
};

export const showSpeakers = (shown: readonly string[]): void => {
  useHiddenSpeakers.setState(({ speakers }) => ({ speakers: speakers.filter(speaker => !shown.includes(speaker)) }));
};
