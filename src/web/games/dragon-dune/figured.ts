/** The paragraphs of the rules that have a figure beside them. */
export const FIGURED = ['2.1', '2.6', '2.7', '2.9', '2.10', '4.3', '10.11', '11.1', '12.7', '12.11'] as const;
