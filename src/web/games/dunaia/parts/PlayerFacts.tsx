import type { Seat } from '#kernel';
import { builtCount, type View } from '#games/dunaia/facts';
import { PlayerFact } from '../../../board/PlayerFact.tsx';
import { Artefact } from '../pieces/Artefact.tsx';
import { ChipNumber } from '../pieces/Chip.tsx';
import { Drawing, Icon, Mark } from '../pieces/Drawing.tsx';
import { FirstPlayer } from '../pieces/FirstPlayer.tsx';
import { useBoardText, useFragmentNames } from '../text/useBoardText.ts';

/** What is public of a player: flowers, Buildings, tokens, chips, Artefacts, and who plays first. */
export const PlayerFacts = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => {
  const text = useBoardText();
  const fragmentNames = useFragmentNames();
  const player = view.players[seat];
  if (player === undefined) return null;
  const { flowers, tokens, chips, artefacts, fragments } = player;
  return (
    <span className="player-facts">
      <PlayerFact count={flowers} words={text.flowers(flowers)}>
        <Icon id="i-flower" />
      </PlayerFact>
      <PlayerFact count={builtCount(player)} words={text.built(builtCount(player))}>
        <Icon id="i-build" />
      </PlayerFact>
      <PlayerFact count={tokens} words={text.tokensLeft(tokens)}>
        <Drawing box="0 0 48 52">
          <Mark id="marker" />
        </Drawing>
      </PlayerFact>
      {chips.map(chip => (
        <PlayerFact key={chip} words={text.chipNumber(chip, true)}>
          <ChipNumber chip={chip} isIn />
        </PlayerFact>
      ))}
      {(artefacts > 0 || fragments.length > 0) && (
        <PlayerFact
          count={artefacts}
          words={`${text.artefacts(artefacts)}, ${text.fragments(fragmentNames(view, fragments))}`}
        >
          <Artefact fragments={fragments} />
        </PlayerFact>
      )}
      {view.starter === seat && <FirstPlayer />}
    </span>
  );
};
