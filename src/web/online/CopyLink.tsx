import { useEffect, useId, useRef, useState } from 'react';
import { useOnlineText } from './text/useOnlineText.ts';

/** Falls back to `execCommand`: a page without TLS has no clipboard. */
const copy = async (text: string, field: HTMLInputElement | null): Promise<void> => {
  field?.select();
  await (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).catch(() =>
    document.execCommand('copy'),
  );
};

/** Milliseconds for which the button says "copied". */
const COPIED_MILLISECONDS = 3000;

/** A link to send to somebody, and the button that copies it. */
export const CopyLink = ({ address, label }: { readonly address: string; readonly label: string }) => {
  const text = useOnlineText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [hasCopied, setHasCopied] = useState(false);
  useEffect(() => {
    if (!hasCopied) return;
    const timer = setTimeout(() => setHasCopied(false), COPIED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [hasCopied]);
  return (
    <div className="copy-link">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        ref={field}
        type="text"
        readOnly
        value={address}
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => void copy(address, field.current).then(() => setHasCopied(true))}
      >
        {hasCopied ? text.copied : text.copy}
      </button>
      <output className="sr-only">{hasCopied && text.copied}</output>
    </div>
  );
};
