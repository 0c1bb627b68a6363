/** The address of the Web Worker that hosts the tables of this device (`local/worker.ts`); resolved by vite.config.ts. */
declare module 'virtual:local-worker' {
  const address: string;
  export default address;
}

/** The address of the Web Worker in which bots think (`local/botWorker.ts`); resolved by vite.config.ts. */
declare module 'virtual:bot-worker' {
  const address: string;
  export default address;
}
