import { memo } from 'react';
import type { Seat } from '#kernel';
import { BOX, ELDER_PLACES, type PlayerView } from '#games/dunaia/facts';
import { useBoard } from '../boardContext.ts';
import { Artefact } from '../pieces/Artefact.tsx';
import { Drawing, Icon, Mark } from '../pieces/Drawing.tsx';
import { artefactsPlace, closeUpPlace, flowersPlace, starsPlace, tokensPlace, unfinishedPlace } from '../places.ts';
import { useMovePreview } from '../pointedMove.ts';
import { useBoardText, useFragmentNames } from '../text/useBoardText.ts';

export interface Owner {
  readonly seat: Seat;
  readonly player: PlayerView;
  /** A rival's board seen closely: its places have other names. */
  readonly isClose: boolean;
}

interface BelongingsProps extends Owner {
  readonly isOwn: boolean;
  /** Prophecy tiles taken. */
  readonly stars: number;
}

/** Only a rival's panel has room for it. */
const Label = ({ children }: { readonly children: string }) => (
  <small className="dunaia-label" aria-hidden="true">
    {children}
  </small>
);

const Flowers = ({ seat, player, isClose }: Owner) => {
  const text = useBoardText();
  const then = useMovePreview().flowers?.get(seat);
  return (
    <span className="dunaia-res dunaia-flowers" title={text.flowers(player.flowers)}>
      <Label>{text.labels.flowers}</Label>
      <Icon id="i-flower" place={closeUpPlace(flowersPlace(seat), isClose)} />
      <span className="sr-only">{text.flowers(player.flowers)}</span>
      <b aria-hidden="true">{player.flowers}</b>
      {then !== undefined && (
        <b className={`dunaia-promise ${then < player.flowers ? 'is-less' : ''}`} aria-hidden="true">
          → {then}
        </b>
      )}
    </span>
  );
};

const Tokens = ({ seat, player, isClose }: Owner) => {
  const text = useBoardText();
  return (
    <span
      className="theme-dunaia dunaia-res dunaia-tokens"
      title={text.tokensLeft(player.tokens)}
      data-place={closeUpPlace(tokensPlace(seat), isClose)}
    >
      <Label>{text.labels.tokens}</Label>
      <span className="sr-only">{text.tokensLeft(player.tokens)}</span>
      {Array.from({ length: BOX.constructionTokens.value }, (_, index) => (
        <Drawing key={index} box="0 0 48 52" className={`dunaia-token ${index < player.tokens ? '' : 'is-used'}`}>
          <Mark id="marker" />
        </Drawing>
      ))}
    </span>
  );
};

const Artefacts = ({ seat, player, isClose, isOwn }: BelongingsProps) => {
  const text = useBoardText();
  const { view } = useBoard();
  const fragmentNames = useFragmentNames();
  const { fragment } = useMovePreview();
  const promised = isOwn && fragment !== undefined;
  const spoken = `${text.artefacts(player.artefacts)}, ${text.fragments(fragmentNames(view, player.fragments))}`;
  return (
    <span className="dunaia-res" title={spoken}>
      <Label>{text.labels.artefacts}</Label>
      <span className="sr-only">{spoken}</span>
      <Artefact fragments={ELDER_PLACES} place={closeUpPlace(artefactsPlace(seat), isClose)} />
      <b aria-hidden="true">{player.artefacts}</b>
      <span className={`dunaia-unfinished ${promised ? 'is-promised' : ''}`}>
        <Artefact
          fragments={promised ? [...player.fragments, fragment] : player.fragments}
          place={closeUpPlace(unfinishedPlace(seat), isClose)}
        />
      </span>
    </span>
  );
};

const Stars = ({ seat, isClose, stars }: BelongingsProps) => {
  const text = useBoardText();
  return (
    <span className={`dunaia-res dunaia-stars ${stars === 0 ? 'is-none' : ''}`} aria-hidden="true">
      <Label>{text.labels.prophecies}</Label>
      <Icon id="i-pts" place={closeUpPlace(starsPlace(seat), isClose)} />
      <b>{stars}</b>
    </span>
  );
};

/** Flowers, tokens, Artefacts and Prophecy tiles of a player. */
export const Belongings = memo((props: BelongingsProps) => (
  <div className="dunaia-belongings">
    <Flowers {...props} />
    <Tokens {...props} />
    <Artefacts {...props} />
    <Stars {...props} />
  </div>
));
