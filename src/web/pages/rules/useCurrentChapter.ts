import { useEffect, useState } from 'react';
import type { Chapter } from './rulebook.ts';

/** The `rootMargin`: a chapter in this band below the top of the window is the current one. */
const READING_BAND = '-10% 0px -75% 0px';

/** The number of the chapter that is being read, by an IntersectionObserver. */
export const useCurrentChapter = (chapters: readonly Chapter[]): string | undefined => {
  const [current, setCurrent] = useState(chapters[0]?.number);
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        const [seen] = entries.filter(({ isIntersecting }) => isIntersecting);
        if (seen !== undefined) setCurrent(seen.target.id);
      },
      { rootMargin: READING_BAND },
    );
    for (const { number } of chapters) {
      const section = document.getElementById(number);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [chapters]);
  return current;
};
