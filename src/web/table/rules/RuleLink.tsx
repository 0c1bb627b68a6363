import type { MouseEvent, ReactNode } from 'react';

interface RuleLinkProps {
  readonly game: string;
  /** Missing for the paragraphs of the present step. */
  readonly rule?: string;
  readonly className?: string;
  readonly label?: string;
  readonly open: (rule?: string) => void;
  readonly children: ReactNode;
}

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey;

/** A link to the rules: a click opens them beside the table, with a modifier key in a tab of their own. */
export const RuleLink = ({ game, rule, className, label, open, children }: RuleLinkProps) => (
  <a
    href={`/rules/${game}${rule === undefined ? '' : `#${rule}`}`}
    className={className}
    aria-label={label}
    title={label}
    onClick={event => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      open(rule);
    }}
  >
    {children}
  </a>
);
