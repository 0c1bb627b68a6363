const FACES = import.meta.glob<string>('./coaches/*.svg', { eager: true, import: 'default' });

/** Who teaches a game. */
export const CoachFace = ({ game }: { readonly game: string }) => {
  const face = FACES[`./coaches/${game}.svg`];
  return face === undefined ? null : <img className="face" src={face} alt="" width="84" height="84" />;
};
