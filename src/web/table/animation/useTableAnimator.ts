import { useEffect, useRef } from 'react';
import type { Seat } from '#kernel';
import { useSettings } from '../../app/settings.ts';
import type { TableProps } from '../tableProps.ts';
import { makeTableAnimator } from './tableAnimator.ts';

/** Gives the session an animator for the element with the returned ref. */
export const useTableAnimator = ({ session, client }: TableProps) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current === null) return;
    const botAt = (seat: Seat | undefined): string | undefined => {
      const sitter = seat === undefined ? undefined : session.snapshot().table?.seats[seat];
      return sitter?.kind === 'bot' ? sitter.bot : undefined;
    };
    session.setAnimator(makeTableAnimator(root.current, client, () => useSettings.getState().pace, botAt));
    return () => session.setAnimator(undefined);
  }, [session, client]);
  return root;
};
