import { Link } from 'wouter';
import type { TableFault } from '#kernel';
import { useAppText } from '../../app/text/useAppText.ts';
import { UnavailableReason } from './UnavailableReason.tsx';

interface NoticeProps {
  /** In English, for whoever reports it. */
  readonly reason: string;
  readonly fault?: TableFault | undefined;
}

/** Instead of a table that cannot be opened. */
export const TableNotFound = ({ reason, fault }: NoticeProps) => {
  const { table, notFound } = useAppText();
  return (
    <main className="notice" role="alert">
      <h1>{table.lost}</h1>
      <p>{fault === undefined ? table.lostDetail : <UnavailableReason fault={fault} />}</p>
      {reason && <p className="muted">{reason}</p>}
      <Link href="/" className="btn btn-primary">
        {notFound.home}
      </Link>
    </main>
  );
};
