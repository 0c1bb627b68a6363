import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { RequestFault } from '../faults.ts';

const codeFor = (status: number): string => {
  if (status === 429) return 'tooFast';
  if (status === 413) return 'tooLarge';
  return status < 500 ? 'badRequest' : 'wentWrong';
};

/** An address that cannot even be read. */
export const badAddress = (error: FastifyError, _request: unknown, reply: FastifyReply): void =>
  void reply.code(error.statusCode ?? 400).send({ code: 'badRequest', message: 'This address cannot be read.' });

/** Whoever asked is told what is wrong with the request, and nothing of how things are done here. */
export const addErrors = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError | RequestFault>((error, request, reply) => {
    if (error instanceof RequestFault)
      return reply.code(error.status).send({ code: error.code, message: error.message });
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const message = status < 500 ? error.message : 'Something went wrong here; try again.';
    return reply.code(status).send({ code: codeFor(status), message });
  });
};
