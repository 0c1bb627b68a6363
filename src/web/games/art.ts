/** Each game's picture: 640 by 760, a disc above, a ground line near 600. */
const PICTURES = import.meta.glob<string>('./*/picture.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** Each game's round sign: small enough to come with the script. */
const DISCS = import.meta.glob<string>('./*/disc.svg', { eager: true, import: 'default' });

/** Stands for what a game does not have: the sign of the site. */
const MARK = '/mark.svg';

export const pictureOf = (id: string): string => PICTURES[`./${id}/picture.svg`] ?? MARK;

export const discOf = (id: string): string => DISCS[`./${id}/disc.svg`] ?? MARK;
