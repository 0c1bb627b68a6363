import type { Level } from '#bots/levels';

const FACES = import.meta.glob<string>('../art/bots/*.svg', { eager: true, import: 'default' });

/** The face of a bot, by its level. */
export const BotFace = ({ level, size }: { readonly level: Level; readonly size: number }) => (
  <img className="bot-face" src={FACES[`../art/bots/${level}.svg`]} alt="" width={size} height={size} />
);
