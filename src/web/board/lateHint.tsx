import { createElement, Suspense, type ComponentType } from 'react';
import { HintBox, type HintBoxProps } from './HintBox.tsx';
import type { Late } from './late.ts';

interface About {
  readonly about: string;
}

/** What a piece is and does, in words that are fetched when the board stands. */
export const lateHint = (
  part: Late<{ readonly HintWords: ComponentType<About> }>,
): ComponentType<Pick<HintBoxProps, 'root'>> => {
  const Words = (props: About) => createElement(part.read().HintWords, props);
  return ({ root }) => (
    <HintBox root={root}>
      {about => (
        <Suspense>
          <Words about={about} />
        </Suspense>
      )}
    </HintBox>
  );
};
