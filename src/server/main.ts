import { startServer, type Server } from './server.ts';
import { settingsFrom } from './settings.ts';
import { StartError } from './startError.ts';

/** A shutdown is over by then, in milliseconds, whatever hangs: what was acknowledged is long written. */
const SHUTDOWN_TIMEOUT = 9000;

const start = async (): Promise<Server> => {
  try {
    return await startServer(settingsFrom(process.env));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(`Fourscore cannot start: ${error.message}`);
    return process.exit(1);
  }
};

const server = await start();
let isStopping = false;
const stop = (): void => {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT).unref();
  server.close().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// Printed last, with the signal handlers set: whoever waits for this line may signal at once.
console.log(`Fourscore is at ${server.address.replace('0.0.0.0', 'localhost')}`);
