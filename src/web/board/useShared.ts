import { useState } from 'react';
import { shareUnchanged } from '#kernel';

/** Plain data that is worked out anew at every step, and stays the same object as long as it says the same. */
export const useShared = <T>(data: T): T => {
  const [known, keep] = useState(data);
  const shared = shareUnchanged(known, data);
  if (shared !== known) keep(shared);
  return shared;
};
