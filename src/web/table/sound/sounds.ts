/** The sounds of a table, made by code: a few short, quiet notes each. */
export type SoundName = 'move' | 'turn' | 'battle' | 'end';

interface Note {
  readonly hertz: number;
  /** Seconds after the sound has begun, and until it has faded. */
  readonly at: number;
  readonly length: number;
  readonly wave: OscillatorType;
  readonly gain: number;
}

const note = (hertz: number, at: number, length: number, gain = 0.06): Note => ({
  hertz,
  at,
  length,
  gain,
  wave: 'sine',
});
const knock = (hertz: number, at: number, length: number, gain: number): Note => ({
  ...note(hertz, at, length, gain),
  wave: 'triangle',
});

const SOUNDS: { readonly [S in SoundName]: readonly Note[] } = {
  // A piece is set down on wood.
  move: [knock(196, 0, 0.07, 0.05), note(98, 0, 0.05, 0.05)],
  turn: [note(587, 0, 0.22), note(880, 0.12, 0.4)],
  battle: [knock(147, 0, 0.3, 0.07), knock(156, 0.02, 0.3, 0.04), note(110, 0.16, 0.4, 0.06)],
  end: [note(523, 0, 0.3), note(659, 0.14, 0.3), note(784, 0.28, 0.35), note(1047, 0.42, 0.7, 0.05)],
};

const ATTACK = 0.008;
const SILENCE = 0.0001;

let context: AudioContext | undefined;

const playNote = (audio: AudioContext, { hertz, at, length, wave, gain }: Note): void => {
  const start = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: hertz });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(gain, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
};

/** Plays a sound. Browsers stay silent until the page was clicked. */
export const playSound = (name: SoundName): void => {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const each of SOUNDS[name]) playNote(context, each);
};
