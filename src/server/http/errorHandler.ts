import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { RequestError } from '../errors.ts';

const codeFor = (status: number): string => {
  if (status === 429) return 'tooFast';
  if (status === 413) return 'tooLarge';
  return status < 500 ? 'badRequest' : 'wentWrong';
};

/** For URLs that Fastify cannot decode. */
export const onMalformedUrl = (error: FastifyError, _request: unknown, reply: FastifyReply): void =>
  void reply.code(error.statusCode ?? 400).send({ code: 'badRequest', message: 'This address cannot be read.' });

/** Clients are told what is wrong with a request, but nothing about internals. */
export const addErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError | RequestError>((error, request, reply) => {
    if (error instanceof RequestError) {
      if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
      return reply.code(error.status).send({ code: error.code, message: error.message });
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const message = status < 500 ? error.message : 'Something went wrong here; try again.';
    return reply.code(status).send({ code: codeFor(status), message });
  });
};
