import type { GameEvent, Turn } from './game.ts';

/** How each event changes the state: the only code of a game that writes. A new event will not compile until it is here. */
export type Writers<State, Event extends GameEvent> = {
  readonly [T in Event['type']]: (state: State, event: Extract<Event, { type: T }>) => void;
};

/** Makes an event true, then tells it. */
export type Happen<State, Event extends GameEvent> = <T extends Event['type']>(
  turn: Turn<State, Event>,
  event: Extract<Event, { type: T }>,
) => void;

export const happenBy = <State, Event extends GameEvent>(writers: Writers<State, Event>): Happen<State, Event> => {
  return (turn, event) => {
    // TypeScript cannot see that an event's type and its writer's type are the same T.
    const write = writers[event.type as Event['type']] as (state: State, event: Event) => void;
    write(turn.state, event);
    turn.emit(event);
  };
};
