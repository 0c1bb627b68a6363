import { startServer } from './server.ts';
import { settingsFrom } from './settings.ts';

/** A server that is told to stop and cannot is stopped. */
const PATIENCE = 10_000;

const server = await startServer(settingsFrom(process.env));
let isStopping = false;
const stop = (): void => {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), PATIENCE).unref();
  void server.close().then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// Said last: whoever waits for this line may end the server at once.
console.log(`Fourscore is at ${server.address.replace('0.0.0.0', 'localhost')}`);
