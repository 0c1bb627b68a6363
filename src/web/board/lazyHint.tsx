import { createElement, Suspense, type ComponentType } from 'react';
import { HintBox, type HintBoxProps } from './HintBox.tsx';
import type { LazyPart } from './lazyPart.ts';

interface About {
  readonly about: string;
}

/** A `HintBox` whose text is loaded lazily. */
export const lazyHint = (
  part: LazyPart<{ readonly HintWords: ComponentType<About> }>,
): ComponentType<Pick<HintBoxProps, 'root'>> => {
  const HintText = (props: About) => createElement(part.read().HintWords, props);
  return ({ root }) => (
    <HintBox root={root}>
      {about => (
        <Suspense>
          <HintText about={about} />
        </Suspense>
      )}
    </HintBox>
  );
};
