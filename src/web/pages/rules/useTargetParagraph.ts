import { useEffect, useState } from 'react';

const paragraphOfHash = (): string => decodeURIComponent(location.hash.slice(1));

/** The paragraph of the address's hash. The text is loaded after the page, so the browser cannot scroll to it by itself. */
export const useTargetParagraph = (onChange: () => void): string => {
  const [target, setTarget] = useState(paragraphOfHash);
  useEffect(() => {
    const follow = (): void => {
      onChange();
      setTarget(paragraphOfHash());
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
