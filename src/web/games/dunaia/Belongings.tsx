import { at, type Seat } from '#kernel';
import { BOX, ELDER_PLACES, NO_TILE, priceOf, levelOf, playerAt, worldOf } from './game.ts';
import { Price } from './Market.tsx';
import { Artefact } from './pieces/Artefact.tsx';
import { Drawing, Icon, Mark } from './pieces/Drawing.tsx';
import { Portrait } from './pieces/Portrait.tsx';
import { Tile } from './pieces/Tile.tsx';
import {
  artefactsPlace,
  bookedPlace,
  closely,
  elitePlace,
  flowersPlace,
  starsPlace,
  tokensPlace,
  unfinishedPlace,
} from './places.ts';
import { useForesight } from './pointing.ts';
import { useTable } from './table.ts';
import { saleMoves } from './targets.ts';
import { Spot } from './Target.tsx';
import { useBoardText, useGameText } from './words.ts';

export interface Owner {
  readonly seat: Seat;
  readonly isClose?: boolean;
}

const useOwned = ({ seat, isClose = false }: Owner) => {
  const { view } = useTable();
  return {
    player: at(view.players, seat),
    name: (place: string): string => (isClose ? closely(place) : place),
  };
};

/** Only a rival's panel has room for it. */
const Label = ({ children }: { readonly children: string }) => (
  <small className="dunaia-label" aria-hidden="true">
    {children}
  </small>
);

const Flowers = (owner: Owner) => {
  const { player, name } = useOwned(owner);
  const text = useBoardText();
  const then = useForesight().flowers?.get(owner.seat);
  return (
    <span className="dunaia-res dunaia-flowers" title={text.flowers(player.flowers)}>
      <Label>{text.labels.flowers}</Label>
      <Icon id="i-flower" place={name(flowersPlace(owner.seat))} />
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

const Tokens = (owner: Owner) => {
  const { player, name } = useOwned(owner);
  const text = useBoardText();
  return (
    <span
      className="theme-dunaia dunaia-res dunaia-tokens"
      title={text.tokensLeft(player.tokens)}
      data-place={name(tokensPlace(owner.seat))}
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

const Artefacts = (owner: Owner) => {
  const { player, name } = useOwned(owner);
  const { view } = useTable();
  const text = useBoardText();
  const { fragment } = useForesight();
  const promised = owner.seat === view.viewer && fragment !== undefined;
  const spoken = `${text.artefacts(player.artefacts)}, ${text.fragments(player.fragments.join(', '))}`;
  return (
    <span className="dunaia-res" title={spoken}>
      <Label>{text.labels.artefacts}</Label>
      <span className="sr-only">{spoken}</span>
      <Artefact fragments={ELDER_PLACES} place={name(artefactsPlace(owner.seat))} />
      <b aria-hidden="true">{player.artefacts}</b>
      <span className={`dunaia-unfinished ${promised ? 'is-promised' : ''}`}>
        <Artefact
          fragments={promised ? [...player.fragments, fragment] : player.fragments}
          place={name(unfinishedPlace(owner.seat))}
        />
      </span>
    </span>
  );
};

/** Prophecy tiles that were taken, by their points. */
const Stars = (owner: Owner) => {
  const { view } = useTable();
  const text = useBoardText();
  const { name } = useOwned(owner);
  const count = view.prophecies.filter(prophecy => prophecy.owner === owner.seat).length;
  return (
    <span className={`dunaia-res dunaia-stars ${count === 0 ? 'is-none' : ''}`} aria-hidden="true">
      <Label>{text.labels.prophecies}</Label>
      <Icon id="i-pts" place={name(starsPlace(owner.seat))} />
      <b>{count}</b>
    </span>
  );
};

export const Elite = (owner: Owner) => {
  const { player, name } = useOwned(owner);
  const text = useBoardText();
  const { elites } = useGameText();
  if (player.elite === 'none') return null;
  const { name: title, rule } = elites[player.elite];
  return (
    <span className="dunaia-elite" data-hint={`elite/${player.elite}`} title={title}>
      <Portrait who={player.elite} place={name(elitePlace(owner.seat))} />
      <span className="sr-only">
        {text.character}: {title}. {rule}
      </span>
    </span>
  );
};

/** The Steward's tile: its owner may buy it. */
export const Booked = (owner: Owner) => {
  const { view, moves } = useTable();
  const { player, name } = useOwned(owner);
  const text = useBoardText();
  const { building } = useGameText();
  if (player.booked === NO_TILE) return null;
  const price = priceOf(playerAt(worldOf(view), owner.seat), 'booked', levelOf(player.booked));
  const label = [text.booked, building(player.booked).name, text.price(price)].join(', ');
  const place = name(bookedPlace(owner.seat));
  if (owner.seat !== view.viewer) {
    return (
      <span className="dunaia-booked" data-place={place} data-hint={`tile/${player.booked}`}>
        <span className="sr-only">{label}</span>
        <Tile tile={player.booked} />
      </span>
    );
  }
  return (
    <ul>
      <Spot
        spotClass="dunaia-booked"
        className="dunaia-for-sale"
        place={place}
        label={label}
        moves={saleMoves(moves, 'booked')}
        attempt={{ type: 'buyTile', from: 'booked' }}
        hint={`tile/${player.booked}`}
        beside={<Price price={price} />}
      >
        <Tile tile={player.booked} />
      </Spot>
    </ul>
  );
};

/** Flowers, tokens, Artefacts and Prophecy tiles of a player. */
export const Belongings = (owner: Owner) => (
  <div className="dunaia-belongings">
    <Flowers {...owner} />
    <Tokens {...owner} />
    <Artefacts {...owner} />
    <Stars {...owner} />
  </div>
);
