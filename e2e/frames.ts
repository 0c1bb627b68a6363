import type { Browser, CDPSession, Page } from 'playwright-core';
import { openPrepared } from './prepared.ts';
import { awaitTurn, clickOn, isOver, newPage } from './table.ts';

/** Games with as many players as they take, and moves until most of their pieces lie on the table. */
export const CROWDED_TABLES = [
  { game: 'iunu', players: 4, moves: 90 },
  { game: 'dunaia', players: 4, moves: 160 },
  { game: 'dawn-of-mankind', players: 5, moves: 200 },
  { game: 'dragon-dune', players: 4, moves: 120 },
] as const;

const SLOWNESS = 4;
/** Flights to be seen, and clicks it may take at most to see them. */
const FLIGHTS = 20;
const CLICKS = 60;
/** Milliseconds after a click in which nobody asks the page anything: questions are work for it, too. */
const UNASKED = 3000;

/** Runs in the page: marks when pieces begin to move and when they have landed. */
const watch = (): void => {
  let flying = 0;
  const change = (by: number): void => {
    const before = flying;
    flying += by;
    if (before === 0) performance.mark('flight begins');
    if (flying === 0) performance.mark('flight ends');
  };
  // To look at the page in every frame would be work of its own: motions are counted where they are made.
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const motion = animate.apply(this, given);
    void motion.ready.then(() => change(1));
    void motion.finished.finally(() => change(-1));
    return motion;
  };
};

interface FrameReport {
  readonly state: string;
  readonly has_compositor_animation: boolean;
  /** Whether somebody who looks could notice that it is missing. */
  readonly affects_smoothness: boolean;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly ts: number;
  readonly args: { readonly frame_reporter?: FrameReport };
}

const flightsSeen = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('flight ends').length);

/** What the browser itself says of every frame of motion: shown, or dropped. */
const trace = async (session: CDPSession, work: () => Promise<void>): Promise<readonly TraceEvent[]> => {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'benchmark', 'blink.user_timing'] },
  });
  await work();
  const isComplete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  return events;
};

const flightsIn = (events: readonly TraceEvent[]): readonly (readonly [number, number])[] => {
  const times = (name: string): readonly number[] =>
    events
      .filter(event => event.name === name)
      .map(({ ts }) => ts)
      .sort((one, other) => one - other);
  const ends = times('flight ends');
  return times('flight begins').flatMap(begin => {
    const end = ends.find(time => time > begin);
    return end === undefined ? [] : [[begin, end] as const];
  });
};

/** How many frames of motion the screen got and missed while pieces flew. */
const framesIn = (events: readonly TraceEvent[]): { readonly shown: number; readonly dropped: number } => {
  const flights = flightsIn(events);
  const page = events.find(({ name }) => name === 'flight begins')?.pid;
  const frames = events.flatMap(({ name, ph, pid, ts, args: { frame_reporter: frame } }) =>
    name === 'PipelineReporter' &&
    ph === 'b' &&
    pid === page &&
    frame?.has_compositor_animation &&
    flights.some(([begin, end]) => ts >= begin && ts < end)
      ? [frame]
      : [],
  );
  return {
    shown: frames.filter(({ state }) => state.includes('PRESENTED')).length,
    dropped: frames.filter(frame => frame.state.includes('DROPPED') && frame.affects_smoothness).length,
  };
};

const setPace = (page: Page, pace: string): Promise<void> =>
  page.evaluate(value => {
    const key = 'fourscore-settings';
    const settings = JSON.parse(localStorage.getItem(key) ?? '{}') as { state: { pace: string } };
    settings.state.pace = value;
    localStorage.setItem(key, JSON.stringify(settings));
  }, pace);

/** Milliseconds from the first byte until the board stands on the screen. */
const draw = async (page: Page): Promise<number> => {
  await page.reload({ waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const look = (): void => {
          if (document.querySelector('.board-area [data-place]') === null) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        look();
      }),
  );
};

/** The window is as large as the page and has bars of its own: what lies below its edge would never be drawn. */
const enlargeWindow = async (session: CDPSession): Promise<void> => {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width: 1600, height: 1200 } });
};

export interface Frames {
  readonly flights: number;
  readonly shown: number;
  readonly dropped: number;
  /** Milliseconds until the board stands on the screen. */
  readonly drawn: number;
}

/** Counts the frames of motion that the screen got and missed, on a machine four times slowed. */
export const measureFrames = async (
  browser: Browser,
  address: string,
  { game, players, moves }: (typeof CROWDED_TABLES)[number],
): Promise<Frames> => {
  const page = await newPage(browser, { pace: 'none' }, { reducedMotion: 'no-preference' });
  await openPrepared(page, address, { game, players, until: ({ toAct }, made) => made >= moves && toAct.includes(0) });
  await setPace(page, 'normal');
  const session = await page.context().newCDPSession(page);
  await enlargeWindow(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  const drawn = await draw(page);
  await awaitTurn(page);
  await page.evaluate(watch);
  const events = await trace(session, async () => {
    for (let click = 0; click < CLICKS && (await flightsSeen(page)) < FLIGHTS; click++) {
      await awaitTurn(page);
      if (await isOver(page)) break;
      await clickOn(page, click);
      await page.waitForTimeout(UNASKED);
    }
  });
  await page.context().close();
  return { flights: flightsIn(events).length, drawn, ...framesIn(events) };
};
