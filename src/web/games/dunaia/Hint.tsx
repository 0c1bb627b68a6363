import { Suspense, type RefObject } from 'react';
import { HintBox } from '../../board/HintBox.tsx';
import { LATER } from './late.tsx';

const Words = ({ about }: { readonly about: string }) => {
  const { HintWords } = LATER.read();
  return <HintWords about={about} />;
};

/** What a piece is and does, in words. */
export const Hint = ({ root }: { readonly root: RefObject<HTMLElement | null> }) => (
  <HintBox root={root}>
    {about => (
      <Suspense>
        <Words about={about} />
      </Suspense>
    )}
  </HintBox>
);
