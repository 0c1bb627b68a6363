import { Suspense, type RefObject } from 'react';
import { HintBox } from '../../board/HintBox.tsx';
import { LATER } from './late.tsx';

const Words = ({ about }: { readonly about: string }) => {
  const { HintWords } = LATER.read();
  return <HintWords about={about} />;
};

/** Beside what is pointed at: what it is and does. */
export const Hint = ({ root }: { readonly root: RefObject<HTMLElement | null> }) => (
  <HintBox root={root}>
    {about => (
      <Suspense>
        <Words about={about} />
      </Suspense>
    )}
  </HintBox>
);
