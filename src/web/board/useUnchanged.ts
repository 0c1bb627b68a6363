import { useState } from 'react';
import { shareUnchanged } from '#kernel';

/** Memoizes derived data by value: it stays the same object as long as it is deeply equal. */
export const useUnchanged = <T>(data: T): T => {
  const [last, setLast] = useState(data);
  const shared = shareUnchanged(last, data);
  if (shared !== last) setLast(shared);
  return shared;
};
