import { useEffect, useState } from 'react';

const named = (): string => decodeURIComponent(location.hash.slice(1));

/** The paragraph the address names. The text comes late, so the browser cannot scroll to it by itself. */
export const useTarget = (onChange: () => void): string => {
  const [target, setTarget] = useState(named);
  useEffect(() => {
    const follow = (): void => {
      onChange();
      setTarget(named());
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [onChange]);
  useEffect(() => {
    if (/^\d+(\.\d+)?$/.test(target))
      document.getElementById(target)?.scrollIntoView({ block: target.includes('.') ? 'center' : 'start' });
  }, [target]);
  return target;
};
