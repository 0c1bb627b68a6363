import { useRef, useState, type ChangeEvent } from 'react';
import { useLocation } from 'wouter';
import { FileIcon } from '../../app/icons.tsx';
import { useAppText } from '../../app/text/useAppText.ts';
import { localConnection } from '../../local/localConnection.ts';
import { ImportFailure } from './ImportFailure.tsx';
import { requestReply, type RequestFailure } from '../../session/tableConnection.ts';

/** More than the largest table has. */
const MAX_SEATS = 8;

/** Imports a replay file and navigates to its table; the worker verifies the file. */
const useImport = () => {
  const { someone } = useAppText();
  const [, navigate] = useLocation();
  const [fault, setFault] = useState<RequestFailure>();
  const open = async (file: File): Promise<void> => {
    setFault(undefined);
    try {
      const names = Array.from({ length: MAX_SEATS }, (_, index) => someone(index + 1));
      const { id } = await requestReply(
        localConnection(),
        { kind: 'import', text: await file.text(), names },
        'created',
      );
      navigate(`/table/${id}?replay`);
    } catch (error) {
      // Or the error of a file that cannot be read, which has no fault.
      setFault(error as RequestFailure);
    }
  };
  return { fault, open };
};

/** The import of a replay file. */
export const OpenReplay = () => {
  const { home } = useAppText();
  const input = useRef<HTMLInputElement>(null);
  const { fault, open } = useImport();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file !== undefined) await open(file);
    // The same file may be tried again.
    target.value = '';
  };
  return (
    <section className="open-replay" aria-labelledby="open-replay">
      <h2 id="open-replay">{home.import}</h2>
      <div className="block">
        <p id="open-replay-help">{home.importHelp}</p>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={home.import}
          onChange={event => void choose(event)}
        />
        <button
          type="button"
          className="btn"
          aria-describedby="open-replay-help"
          onClick={() => input.current?.click()}
        >
          <FileIcon />
          {home.import}
        </button>
        {fault !== undefined && <ImportFailure failure={fault} />}
      </div>
    </section>
  );
};
