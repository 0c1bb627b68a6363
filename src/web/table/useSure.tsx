import { useCallback, useState, type ReactNode } from 'react';
import type { TypedMove } from '#kernel';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/words.ts';
import { Dialog } from './Dialog.tsx';
import { isFinal } from './foresight.ts';
import type { FrameProps } from './Frame.tsx';

interface QuestionProps {
  readonly words: string;
  readonly answer: (isSure: boolean) => void;
}

const Question = ({ words, answer }: QuestionProps) => {
  const { sure } = useText();
  return (
    <Dialog title={sure.title} className="sure" close={() => answer(false)}>
      <p className="sure-move">{words}</p>
      <p>{sure.detail}</p>
      <footer>
        {/* A question's answer is what the player came for. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <button type="button" className="btn btn-primary" autoFocus onClick={() => answer(true)}>
          {sure.yes}
        </button>
        <button type="button" className="btn" onClick={() => answer(false)}>
          {sure.no}
        </button>
      </footer>
    </Dialog>
  );
};

/** Plays a move; asks first about one that cannot be taken back, if the player wishes so. */
export const useSure = ({ session, update, client, name }: FrameProps) => {
  const asksBeforeFinal = useSettings(settings => settings.asksBeforeFinal);
  const language = useSettings(settings => settings.language);
  const [asked, ask] = useState<TypedMove>();
  const play = useCallback(
    (move: TypedMove): void => {
      const { update: present } = session.snapshot();
      if (asksBeforeFinal && present !== undefined && isFinal(client, present, move)) ask(move);
      else session.play(move);
    },
    [asksBeforeFinal, client, session],
  );
  const answer = (isSure: boolean): void => {
    ask(undefined);
    if (isSure && asked !== undefined) session.play(asked);
  };
  const question: ReactNode = asked !== undefined && (
    <Question words={client.words[language].move(asked, update.view, name)} answer={answer} />
  );
  return { play, question };
};
