import { useRef, useState, type ChangeEvent } from 'react';
import { useLocation } from 'wouter';
import { FileIcon } from '../../app/icons.tsx';
import { useText } from '../../app/words.ts';
import { ask, localLink } from '../../local/link.ts';

/** More than the largest table has. */
const MOST_SEATS = 8;

/** Reads a file and goes to the table it tells; the worker checks it from the first step to the last. */
const useImport = () => {
  const { someone } = useText();
  const [, navigate] = useLocation();
  const [fault, setFault] = useState<string>();
  const open = async (file: File): Promise<void> => {
    setFault(undefined);
    try {
      const names = Array.from({ length: MOST_SEATS }, (_, index) => someone(index + 1));
      const { id } = await ask(localLink(), { kind: 'import', text: await file.text(), names }, 'created');
      navigate(`/table/${id}`);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return { fault, open };
};

const Fault = ({ fault }: { readonly fault: string }) => {
  const { home } = useText();
  return (
    <div className="went-wrong" role="alert">
      <p>{home.importFailed}</p>
      <p>
        {home.importReason} <span lang="en">{fault}</span>
      </p>
    </div>
  );
};

/** A game from a file. */
export const OpenReplay = () => {
  const { home } = useText();
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
        {fault !== undefined && <Fault fault={fault} />}
      </div>
    </section>
  );
};
