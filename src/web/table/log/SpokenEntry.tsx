import type { TableProps } from '../tableProps.ts';
import { useLatestSentences } from './useLatestSentences.ts';

/** The entry that is shown, in words: loaded with the log. */
export const SpokenEntry = (props: TableProps) => `${useLatestSentences(props).join(' ')} `;
