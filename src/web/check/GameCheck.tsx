import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { TableConnection } from '../session/tableConnection.ts';
import './check.css';
import { CHECKS, type CheckResult, type SeenBefore } from './checkReplay.ts';
import { CHECK_TEXT } from './checkText.ts';
import { requestCheck } from './requestCheck.ts';

const useCheckText = () => CHECK_TEXT[useSettings(settings => settings.language)];

const SIGNS = { right: '✓', wrong: '✗', unknown: '?' } as const;

const Verdicts = ({ result }: { readonly result: CheckResult }) => {
  const text = useCheckText();
  const { verdicts, entries, isSeedSeen, isOwnSaltUsed, wrongAt } = result;
  const sentence = (check: (typeof CHECKS)[number]): string => {
    const verdict = verdicts[check];
    return verdict === 'right' ? text.right[check](entries) : text[verdict][check];
  };
  return (
    <ul className="check-list">
      {CHECKS.map(check => (
        <li key={check} data-verdict={verdicts[check]}>
          <span aria-hidden="true">{SIGNS[verdicts[check]]}</span>
          {sentence(check)}
          {check === 'luck' && isSeedSeen && ` ${text.seedSeen}`}
          {check === 'luck' && isOwnSaltUsed && ` ${text.ownSalt}`}
        </li>
      ))}
      {wrongAt !== undefined && <li data-verdict="wrong">{text.wrongAt(wrongAt)}</li>}
    </ul>
  );
};

const Result = ({ result }: { readonly result: CheckResult }) => {
  const text = useCheckText();
  if (result.obstacle !== undefined) return <p>{text[result.obstacle]}</p>;
  const isWrong = Object.values(result.verdicts).includes('wrong');
  return (
    <>
      <p className="check-sum" data-verdict={isWrong ? 'wrong' : 'right'}>
        {isWrong ? text.notRight : text.allRight}
      </p>
      <Verdicts result={result} />
    </>
  );
};

interface GameCheckProps {
  readonly connection: TableConnection;
  readonly seen: SeenBefore;
}

/** The verification of a finished game, by this browser, in words. */
export const GameCheck = ({ connection, seen }: GameCheckProps) => {
  const text = useCheckText();
  const [result, setResult] = useState<CheckResult | 'failed'>();
  const { seedHash, salt } = seen;
  useEffect(() => {
    let isShown = true;
    const show = (found: CheckResult | 'failed'): void => void (isShown && setResult(found));
    const known = { ...(seedHash !== undefined && { seedHash }), ...(salt !== undefined && { salt }) };
    requestCheck(connection, known).then(show, () => show('failed'));
    return () => void (isShown = false);
  }, [connection, seedHash, salt]);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (result !== undefined) section.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  return (
    <section
      ref={section}
      className="check"
      aria-label={text.title}
      aria-busy={result === undefined}
      aria-live="polite"
    >
      <h3>{text.title}</h3>
      {result === undefined && <p>{text.checking}</p>}
      {result === 'failed' && <p>{text.failed}</p>}
      {result !== undefined && result !== 'failed' && <Result result={result} />}
    </section>
  );
};
