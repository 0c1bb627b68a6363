import type { ReactNode } from 'react';
import { CITIZEN_CARDS, type Citizen, type Move } from '#games/iunu/facts';
import { BoardTarget, type TargetProps } from '../../../board/BoardTarget.tsx';
import { useBoard } from '../boardContext.ts';
import { CitizenCard } from '../pieces/CitizenCard.tsx';
import { Icon } from '../pieces/Drawing.tsx';
import { useBoardText, useGameText } from '../text/useBoardText.ts';

export const Target = (props: TargetProps<Move>) => <BoardTarget {...props} table={useBoard()} />;

interface CardTargetProps extends Pick<TargetProps<Move>, 'place' | 'moves' | 'attempt' | 'children'> {
  readonly citizen: Citizen;
  /** Where it lies, as it is spoken. */
  readonly where: string;
  /** What a click does; missing where it does nothing. */
  readonly verb: string | undefined;
}

/** A citizen's card that can be clicked and dragged. */
export const CardTarget = ({ citizen, where, verb, children, ...target }: CardTargetProps) => {
  const text = useBoardText();
  const { citizens } = useGameText();
  const points = text.points(CITIZEN_CARDS[citizen].points.value);
  const label = [citizens[citizen].name, points, where, ...(verb === undefined ? [] : [verb])].join(', ');
  return (
    <Target {...target} className="iunu-card" label={label} hint={citizen} isDraggable>
      <CitizenCard citizen={citizen} />
      {children}
    </Target>
  );
};

/** The gain of a move, as a label on its piece. The cost in Debens shows when the piece is pointed at. */
export const Pill = ({ cost, children }: { readonly cost?: number; readonly children?: ReactNode }) => (
  <span className="iunu-pill" aria-hidden="true">
    {cost !== undefined && (
      <span className="iunu-cost">
        −{cost}
        <Icon id="deben-1" />
      </span>
    )}
    {children}
  </span>
);
