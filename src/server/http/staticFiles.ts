import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withLinkPreview, type GameOfTable } from './linkPreview.ts';
import { isPage } from './pagePaths.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

const prefersFrench = (accepted: string | undefined): boolean => /^\s*fr\b/i.test(accepted ?? '');

/** Serves the built client, a single-page application: paths without a file of their own are answered with the page. */
export const addStaticFiles = async (app: FastifyInstance, folder: string, gameOfTable: GameOfTable): Promise<void> => {
  const indexPage = path.join(folder, 'index.html');
  if (!fs.existsSync(indexPage)) {
    app.setNotFoundHandler((_request, reply) =>
      reply.code(404).send({ code: 'notFound', message: 'Nothing is here.' }),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    // The page itself is answered below, with the preview of its address.
    index: false,
    preCompressed: true,
    // Such as the stamp of the build.
    dotfiles: 'ignore',
    setHeaders: (response, file) => {
      // Files in assets/ have a content hash in their name; all others may change with the next version.
      const isImmutable = path.relative(folder, file).startsWith(`assets${path.sep}`);
      response.header('cache-control', isImmutable ? `public, max-age=${YEAR / 1000}, immutable` : 'no-cache');
    },
  });
  const page = fs.readFileSync(indexPage, 'utf8');
  const servePage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = ''] = request.url.split('?');
    const isForPeople = request.method === 'GET' && !path.startsWith('/api/') && !path.startsWith('/assets/');
    if (!isForPeople) return reply.code(404).send({ code: 'notFound', message: 'Nothing is here.' });
    const preview = {
      path: request.url,
      origin: `${request.protocol}://${request.host}`,
      language: prefersFrench(request.headers['accept-language']) ? 'fr' : 'en',
    } as const;
    return (
      reply
        // An address without a page gets the page too, which says so to people; the status says it to programs.
        .code(isPage(path) ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(await withLinkPreview(page, preview, gameOfTable))
    );
  };
  // Not left to the files: a folder without an index file would be forbidden.
  app.get('/', servePage);
  app.setNotFoundHandler(servePage);
};
