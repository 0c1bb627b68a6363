import { useEffect, useRef } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { TableProps } from '../tableProps.ts';
import { makeTableAnimator } from './tableAnimator.ts';

/** Gives the session an animator for the element with the returned ref. */
export const useTableAnimator = ({ session, client }: TableProps) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current === null) return;
    session.setAnimator(makeTableAnimator(root.current, client, () => useSettings.getState().pace));
    return () => session.setAnimator(undefined);
  }, [session, client]);
  return root;
};
