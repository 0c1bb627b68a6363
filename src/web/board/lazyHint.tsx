import { createElement, type ComponentType } from 'react';
import { HintBox, type HintBoxProps } from './HintBox.tsx';
import type { LazyPart } from './lazyPart.ts';

interface About {
  readonly about: string;
}

/** A `HintBox` whose text is loaded lazily. */
export const lazyHint = (
  part: LazyPart<{ readonly HintText: ComponentType<About> }>,
): ComponentType<Pick<HintBoxProps, 'root'>> => {
  const LoadedHint = (props: About) => createElement(part.read().HintText, props);
  return ({ root }) => <HintBox root={root}>{about => <LoadedHint about={about} />}</HintBox>;
};
