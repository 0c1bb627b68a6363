import type { GameEvent, Turn } from './game.ts';

/** How each event changes the state: the only code of a game that writes. A new event will not compile until it is here. */
export type EventWriters<State, Event extends GameEvent> = {
  readonly [T in Event['type']]: (state: State, event: Extract<Event, { type: T }>) => void;
};

/** Makes an event true, then tells it. */
export type ApplyEvent<State, Event extends GameEvent> = <T extends Event['type']>(
  turn: Turn<State, Event>,
  event: Extract<Event, { type: T }>,
) => void;

export const makeApplyEvent = <State, Event extends GameEvent>(
  writers: EventWriters<State, Event>,
): ApplyEvent<State, Event> => {
  return (turn, event) => {
    // TypeScript cannot see that an event's type and its writer's type are the same T.
    const write = writers[event.type as Event['type']] as (state: State, event: Event) => void;
    write(turn.state, event);
    turn.emit(event);
  };
};
