import { build, type Rolldown } from 'vite';

const ENTRY = 'frozen-game';

/** A game's engine as one file that imports nothing: no words, no bots, no board. */
export const bundleEngine = async (id: string, root: string): Promise<string> => {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'frozen-game',
        resolveId: source => (source === ENTRY ? `\0${ENTRY}` : undefined),
        load: source =>
          source === `\0${ENTRY}` ? `export { game } from '${root}/src/games/${id}/index.ts';` : undefined,
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', minify: true, codeSplitting: false },
      },
    },
    // Without `watch` and with one output this is what Vite answers.
  })) as Rolldown.RolldownOutput;
  const [chunk, ...others] = built.output;
  if (others.length > 0 || chunk.imports.length > 0) throw new Error(`the engine of ${id} is not one file`);
  return chunk.code;
};
