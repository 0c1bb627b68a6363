import { z } from 'zod';
import { API, ApiError, Seq, type Endpoint } from '#wire';
import { errors } from '../errors.ts';
import { CSRF_HEADER, WITHOUT_COOKIE } from './routes.ts';

const schemaOf = (shape: z.ZodType): unknown => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    target: 'draft-2020-12',
    io: 'input',
    unrepresentable: 'any',
  });
  return schema;
};

const json = (shape: z.ZodType): { readonly content: object } => ({
  content: { 'application/json': { schema: schemaOf(shape) } },
});

/** Schemas of path parameters. */
const PARAMETERS: Readonly<Record<string, z.ZodType>> = { id: z.string(), seq: Seq };

const parametersOf = (path: string): readonly unknown[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: schemaOf(PARAMETERS[name] ?? z.string()),
  }));

/** What changes something needs a header that other sites cannot send. */
const CSRF_PARAMETER = { name: CSRF_HEADER, in: 'header', required: true, schema: { type: 'string' } };

/** Every status and code that an error may have. */
const errorCodes = (): string =>
  Object.values(errors)
    .map(makeError => makeError())
    .map(({ status, code }) => `${status} ${code}`)
    .join(', ');

const operationOf = (name: string, { method, path, summary, body, reply }: Endpoint): unknown => ({
  operationId: name,
  summary,
  parameters: [...parametersOf(path), ...(method === 'GET' ? [] : [CSRF_PARAMETER])],
  ...(WITHOUT_COOKIE.includes(name) && { security: [] }),
  ...(body && { requestBody: { required: true, ...json(body) } }),
  responses: {
    ...(reply ? { 200: { description: 'Done', ...json(reply) } } : { 204: { description: 'Done' } }),
    default: { description: `Not done, and why: ${errorCodes()}`, ...json(ApiError) },
  },
});

/** The OpenAPI description of the HTTP interface, from the same schemas that parse it. */
const describeApi = (): unknown => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(API)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fourscore',
      version: '1',
      description:
        'People and tables. Moves go over the WebSocket at /api/live. What changes something needs the header x-fourscore.',
    },
    components: { securitySchemes: { cookie: { type: 'apiKey', in: 'cookie', name: 'fourscore' } } },
    security: [{ cookie: [] }],
    paths,
  };
};

let description: string | undefined;

/** The same as JSON. Worked out once: it takes as long as hundreds of moves. */
export const openApi = (): string => (description ??= JSON.stringify(describeApi()));
