import { randomHex } from '../app/randomHex.ts';
import { localWorker } from '../local/localConnection.ts';
import { requestReply, type TableConnection } from '../session/tableConnection.ts';
import type { CheckReply, CheckRequest } from './checkProtocol.ts';
import type { CheckResult, SeenBefore } from './checkReplay.ts';

/** Fetches the replay file of the open game, and has the worker check it. */
export const requestCheck = async (connection: TableConnection, seen: SeenBefore): Promise<CheckResult> => {
  const { text } = await requestReply(connection, { kind: 'export' }, 'exported');
  const request: CheckRequest = { kind: 'check', ref: randomHex(), text, seen };
  const worker = localWorker();
  return new Promise(resolve => {
    const receive = ({ data }: MessageEvent<CheckReply>): void => {
      if (data.kind !== 'checked' || data.ref !== request.ref) return;
      worker.removeEventListener('message', receive);
      resolve(data.result);
    };
    worker.addEventListener('message', receive);
    worker.postMessage(request);
  });
};
