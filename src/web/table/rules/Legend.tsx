import { useSettings } from '../../app/settings.ts';
import type { GameGuide } from '../../games/guide.ts';
import { useDrawerText } from './drawerText.ts';

/** The signs of a board, and tips for the first games, where a game has them. */
export const Legend = ({ guide }: { readonly guide: GameGuide<unknown> }) => {
  const text = useDrawerText();
  const language = useSettings(settings => settings.language);
  const { legend = [], tips } = guide;
  return (
    <>
      {legend.length > 0 && (
        <section>
          <h3>{text.signs}</h3>
          <ul className="drawer-legend">
            {legend.map(({ sign, text: meaning }) => (
              <li key={meaning.en}>
                <span className="drawer-sign" aria-hidden="true">
                  {sign}
                </span>
                {meaning[language]}
              </li>
            ))}
          </ul>
        </section>
      )}
      {tips !== undefined && (
        <section>
          <h3>{text.tips}</h3>
          <ul className="drawer-tips">
            {tips[language].map(tip => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
