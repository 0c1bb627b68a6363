import { Suspense } from 'react';
import type { Owner } from './Belongings.tsx';
import { LATER } from './late.tsx';

const Part = ({ part, ...owner }: Owner & { readonly part: 'Elite' | 'Booked' }) => {
  const { [part]: Shown } = LATER.read();
  return <Shown {...owner} />;
};

/** What a player has by an Elite character, who is in few games. */
export const LateCharacter = (props: Parameters<typeof Part>[0]) =>
  props.player.elite === 'none' ? null : (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
