/** Far more than all games have together; beyond it, names are no longer those of fields, and nobody's memory is filled. */
const MOST_NAMES = 4096;

const known = new Map<string, string>();

/** A field's name as JSON writes it, colon and all. The same few are written for every move of every table. */
export const fieldName = (name: string): string => {
  const written = known.get(name);
  if (written !== undefined) return written;
  const text = `${JSON.stringify(name)}:`;
  if (known.size < MOST_NAMES) known.set(name, text);
  return text;
};
