import { run } from './run.ts';

// `lab show … | head` closes the pipe while we still write; that is no fault of anybody.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

process.exitCode = run(process.argv.slice(2), {
  out: text => process.stdout.write(text),
  err: text => process.stderr.write(text),
  ...(process.stderr.isTTY && { terminal: process.stderr }),
});
