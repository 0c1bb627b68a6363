import { startServer } from './server.ts';
import { settingsFrom } from './settings.ts';

/** A graceful shutdown that takes longer, in milliseconds, is cut short. */
const SHUTDOWN_TIMEOUT = 10_000;

const server = await startServer(settingsFrom(process.env));
let isStopping = false;
const stop = (): void => {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
  void server.close().then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// Printed last, with the signal handlers set: whoever waits for this line may signal at once.
console.log(`Fourscore is at ${server.address.replace('0.0.0.0', 'localhost')}`);
