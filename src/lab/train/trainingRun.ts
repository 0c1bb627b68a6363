import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyBotModel, AnyGame, ValueWeights } from '#kernel';
import { featureCounts, featuresFingerprint, inputCount, type Shape } from '#bots/search';
import { BadInput } from '../faults.ts';
import type { FitJob, FitResult } from './fitNet.ts';
import { planOf, playerOf } from './plan.ts';
import type { SelfPlayJob, SelfPlayResult } from './selfPlay.ts';

/** What is to be learned, and by which luck. */
export interface TrainingRunConfig {
  readonly game: AnyGame;
  readonly model: AnyBotModel;
  readonly seats: number;
  readonly seed: number;
  readonly command: string;
  /** Where the rounds are kept: a run that was broken off goes on there. */
  readonly folder: string;
  /** Weights to go on from, if any. */
  readonly start: ValueWeights | undefined;
}

const HIDDEN = [32, 8] as const;
const EPOCHS = { fresh: 8, further: 5 } as const;
/** Rows times seats of one fit. */
const MOST_RATINGS = 400_000;
/** How many of the latest rounds are learned from, the newest first. */
const ROUNDS_KEPT = 3;
/** How long one job of self-play should take, in milliseconds. */
const JOB_LENGTH = 1500;
const MOST_IN_JOB = 400;

interface Progress {
  readonly games: number;
  readonly bytes: number;
}

interface Batch {
  readonly rows: Float32Array<ArrayBuffer>;
  readonly count: number;
}

/** The training of one value: rounds of self-play, each followed by a fit. */
export class TrainingRun {
  readonly config: TrainingRunConfig;
  readonly shape: Shape;
  weights: ValueWeights | undefined;
  /** The round that is being played; weights to go on from are the end of an earlier one. */
  readonly firstRound: number;
  round: number;
  isFitting = false;
  /** Milliseconds of self-play in all, and of the last fit. */
  spent = 0;
  lastFit: number | undefined;
  /** Games of this round in the file, and how many were handed out. */
  played = 0;
  private handedOut = 0;
  private bytes = 0;
  /** Games that came back before earlier ones: rows and number of games, by the first. */
  private waiting = new Map<number, Batch>();
  private perGame = JOB_LENGTH;
  private readonly features: string;
  private readonly counts: number[] = [];

  constructor(config: TrainingRunConfig) {
    const { game, model, seats, start } = config;
    this.config = config;
    this.shape = { seats, ...featureCounts(game, model, seats) };
    this.features = featuresFingerprint(game, model, seats);
    if (start !== undefined && start.features !== this.features)
      throw new BadInput(`the weights to go on from are for other features of ${game.id}`);
    this.weights = start;
    this.firstRound = start?.made.games.length ?? 0;
    this.round = this.firstRound;
    mkdirSync(this.folder, { recursive: true });
    this.takeUp();
  }

  get name(): string {
    return `${this.config.game.id}-${this.config.seats}`;
  }

  /** How much time this course has had, for its share. */
  get share(): number {
    return this.spent / planOf(this.config.game).weight;
  }

  private get folder(): string {
    const { folder, seed } = this.config;
    return join(folder, `${this.name}-${seed}-${this.features}`);
  }

  private path(round: number, extension: string): string {
    return join(this.folder, `round-${round}.${extension}`);
  }

  /** Goes on where an earlier run was broken off. */
  private takeUp(): void {
    while (existsSync(this.path(this.round, 'weights'))) {
      // Written below.
      this.weights = JSON.parse(readFileSync(this.path(this.round, 'weights'), 'utf8')) as ValueWeights;
      this.counts.push(this.weights.made.games.at(-1) ?? 0);
      this.round++;
    }
    this.beginRound();
    const progress = this.path(this.round, 'json');
    if (!existsSync(progress)) return;
    // Written below.
    const { games, bytes } = JSON.parse(readFileSync(progress, 'utf8')) as Progress;
    truncateSync(this.path(this.round, 'bin'), bytes);
    [this.played, this.handedOut, this.bytes] = [games, games, bytes];
  }

  private beginRound(): void {
    [this.played, this.handedOut, this.bytes] = [0, 0, 0];
    this.waiting = new Map();
    if (!existsSync(this.path(this.round, 'json'))) writeFileSync(this.path(this.round, 'bin'), '');
  }

  /** The next games to play, at most up to so many in this round. */
  nextGames(goal: number): SelfPlayJob | undefined {
    const { game, seats, seed } = this.config;
    const fitting = Math.max(1, Math.min(MOST_IN_JOB, Math.floor(JOB_LENGTH / this.perGame)));
    const count = Math.min(fitting, goal - this.handedOut);
    if (count <= 0) return undefined;
    const first = this.handedOut;
    this.handedOut += count;
    return {
      kind: 'selfPlay',
      game: game.id,
      seats,
      player: playerOf(planOf(game), this.round),
      weights: this.weights,
      seed: seed * 100 + this.round,
      first,
      count,
    };
  }

  /** Rows go to the file in the order of their games, whichever came back first. */
  takeGames({ rows, milliseconds }: SelfPlayResult, { first, count }: SelfPlayJob): void {
    this.perGame = milliseconds / count;
    this.spent += milliseconds;
    this.waiting.set(first, { rows, count });
    for (let next = this.waiting.get(this.played); next !== undefined; next = this.waiting.get(this.played)) {
      appendFileSync(this.path(this.round, 'bin'), new Uint8Array(next.rows.buffer));
      this.bytes += next.rows.byteLength;
      this.waiting.delete(this.played);
      this.played += next.count;
    }
    writeFileSync(this.path(this.round, 'json'), JSON.stringify({ games: this.played, bytes: this.bytes }));
  }

  get isIdle(): boolean {
    return this.handedOut === this.played && !this.isFitting;
  }

  nextFit(): FitJob {
    this.isFitting = true;
    const rounds = Array.from({ length: ROUNDS_KEPT }, (_, ago) => this.round - ROUNDS_KEPT + 1 + ago);
    return {
      kind: 'fit',
      shape: this.shape,
      layers: [inputCount(this.shape), ...HIDDEN, 1],
      files: rounds.map(round => this.path(round, 'bin')).filter(existsSync),
      seed: this.config.seed * 100 + this.round,
      epochs: this.weights === undefined ? EPOCHS.fresh : EPOCHS.further,
      mostRows: Math.floor(MOST_RATINGS / this.shape.seats),
      start: this.weights,
    };
  }

  takeFit({ net, positions, report, milliseconds }: FitResult): void {
    this.lastFit = milliseconds;
    const { game, seats, seed, command, start } = this.config;
    this.counts.push(this.played);
    this.weights = {
      game: game.id,
      version: game.version,
      components: game.components,
      features: this.features,
      perSeat: this.shape.perSeat,
      common: this.shape.common,
      seats,
      ...net,
      made: { command, seed, games: [...(start?.made.games ?? []), ...this.counts], positions, ...report },
    };
    writeFileSync(this.path(this.round, 'weights'), JSON.stringify(this.weights));
    this.isFitting = false;
    this.round++;
    this.beginRound();
  }
}
