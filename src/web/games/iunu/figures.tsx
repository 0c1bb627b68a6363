// The board is on the page or comes with it: named here, it is built as one file, which packs better than two.
import './client.tsx';
import type { ComponentType, ReactNode } from 'react';
import { CITIZEN_CARDS, type Citizen } from '#games/iunu/facts';
import type { FigureParagraph } from './lazy.tsx';
import { CitizenCard, CitizenPortrait } from './pieces/CitizenCard.tsx';
import { Die } from './pieces/Die.tsx';
import { Icon } from './pieces/Drawing.tsx';
import { useBoardText } from './text/useBoardText.ts';

const Row = ({ children }: { readonly children: ReactNode }) => <div className="iunu-figure">{children}</div>;

const FigureDie = ({ face }: { readonly face: number }) => (
  <span className="iunu-figure-die">
    <Die face={face} />
  </span>
);

const Portrait = ({
  citizen,
  count,
  leads = false,
}: {
  readonly citizen: Citizen;
  readonly count: number;
  readonly leads?: boolean;
}) => (
  <span className="iunu-figure-tile">
    <CitizenPortrait citizen={citizen} />
    <b>{count}</b>
    {leads && <Icon id="crown" />}
  </span>
);

/** The three numbers of a card. */
const Anatomy = () => {
  const { anatomy } = useBoardText();
  const { points, bread, majority } = CITIZEN_CARDS.priest;
  const lines = [
    { id: 'sun', value: points.value, words: anatomy.points },
    { id: 'bread-points', value: bread.value, words: anatomy.bread },
    { id: 'majority-points', value: majority.value, words: anatomy.majority },
  ];
  return (
    <Row>
      <span className="iunu-figure-card">
        <CitizenCard citizen="priest" />
      </span>
      <ul>
        {lines.map(({ id, value, words }) => (
          <li key={id}>
            <Icon id={id} />
            <span>
              <b>{value}</b> {words}
            </span>
          </li>
        ))}
      </ul>
    </Row>
  );
};

const Arrow = () => <Icon id="a-arrow" className="iunu-figure-arrow" />;

const TurnedDown = () => (
  <Row>
    <FigureDie face={2} />
    <Arrow />
    <FigureDie face={1} />
    <Arrow />
    <FigureDie face={0} />
  </Row>
);

/** The highest die, less one for two Farmers, is the price of a loaf. */
const BreadPrice = () => {
  const text = useBoardText();
  return (
    <Row>
      <FigureDie face={3} />
      <span>−</span>
      <Portrait citizen="farmer" count={2} />
      <Arrow />
      <Icon id="loaf" className="iunu-figure-loaf" />
      <b>{text.debens(2)}</b>
    </Row>
  );
};

const Majority = () => (
  <Row>
    <Portrait citizen="baker" count={3} leads />
    <Portrait citizen="baker" count={2} />
    <Portrait citizen="baker" count={1} />
  </Row>
);

/** Figures beside paragraphs of the rules, made of the board's own pieces. */
export const figures: { readonly [P in FigureParagraph]: ComponentType } = {
  '1.2': Anatomy,
  '3.3': TurnedDown,
  '5.13': BreadPrice,
  '8.4': Majority,
};
