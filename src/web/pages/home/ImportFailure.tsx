import { useAppText } from '../../app/text/useAppText.ts';
import type { RequestFailure } from '../../session/tableConnection.ts';
import { UnavailableReason } from '../../table/unavailable/UnavailableReason.tsx';

/** Why a file could not be imported. */
export const ImportFailure = ({ failure: { fault, message } }: { readonly failure: RequestFailure }) => {
  const { home } = useAppText();
  return (
    <div className="went-wrong" role="alert">
      <p>{home.importFailed}</p>
      {fault !== undefined && (
        <p>
          <UnavailableReason fault={fault} />
        </p>
      )}
      <p>
        {home.importReason} <span lang="en">{message}</span>
      </p>
    </div>
  );
};
