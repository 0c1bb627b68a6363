import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API, Seq, TableId, type ApiName, type BodyOf, type Endpoint, type ReplyOf } from '#wire';
import { faults } from '../faults.ts';
import type { Store } from '../store/index.ts';
import type { Person } from '../store/people.ts';
import { historyOf, pastOf, replayOf } from '../tables/history.ts';
import type { TableRecord } from '../tables/record.ts';
import type { TableService } from '../tables/service.ts';
import type { Identity } from './identity.ts';

export interface RouteServices {
  readonly identity: Identity;
  readonly tables: TableService;
  readonly store: Store;
  /** The person is gone: connections that were theirs are closed. */
  forgotten(person: string): void;
}

/** One request, with all that was said in it already looked at. */
interface Asked<Body> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly person: Person;
  /** The table's, where the path has one. */
  readonly id: string;
  readonly body: Body;
}

type Handlers = { readonly [N in ApiName]: (asked: Asked<BodyOf<N>>) => Promise<ReplyOf<N> | string> };

/** Those who come with nothing, and leave with a cookie. */
const FOR_STRANGERS: readonly ApiName[] = ['arrive', 'recover'];

/** Other sites cannot set it without being asked: a forged form has no such header. */
export const OWN_HEADER = 'x-fourscore';

const named = ({ name }: Person): { name: string } => ({ name });

const loaded = async (store: Store, id: string): Promise<TableRecord> => {
  const table = await store.tables.load(id);
  if (table === undefined) throw faults.noTable();
  return table;
};

const handlersOf = ({ identity, tables, store, forgotten }: RouteServices): Handlers => ({
  arrive: async ({ request, reply }) => named(await identity.arrive(request, reply)),
  rename: async ({ person, body }) => {
    await store.people.rename(person.id, body.name);
    await tables.renamed(person.id);
    return { name: body.name };
  },
  forget: async ({ person, reply }) => {
    const left = await tables.forget(person.id);
    await store.people.forget(person.id);
    identity.takeCookie(reply);
    forgotten(person.id);
    await tables.tell(left);
    return undefined;
  },
  recovery: async ({ person }) => ({ secret: await identity.renewRecovery(person.id) }),
  recover: async ({ body, request, reply }) => named(await identity.recover(body.secret, request, reply)),
  lobby: ({ person }) => tables.lobby(person.id),
  create: ({ person, body }) => tables.create(body, person.id),
  table: ({ person, id }) => tables.info(id, person.id),
  join: ({ person, id, body }) => tables.join(id, person.id, body),
  leave: ({ person, id }) => tables.leave(id, person.id),
  start: ({ person, id }) => tables.start(id, person.id),
  rematch: ({ person, id, body }) => tables.rematch(id, person.id, body.salt),
  replace: ({ person, id, body }) => tables.replace(id, person.id, body.seat),
  comeBack: ({ person, id }) => tables.comeBack(id, person.id),
  history: async ({ person, id }) => {
    const history = await historyOf(store, await loaded(store, id), person.id);
    return { history: history as unknown as ReplyOf<'history'>['history'] };
  },
  past: async ({ person, id, request }) => {
    const past = await pastOf(store, await loaded(store, id), person.id, seqOf(request));
    return past as unknown as ReplyOf<'past'>;
  },
  replay: async ({ person, id, reply }) => {
    void reply.header('content-disposition', 'attachment; filename="fourscore-replay.json"');
    return replayOf(store, await loaded(store, id), person.id);
  },
});

const tableOf = (request: FastifyRequest): string => {
  const { id } = request.params as { readonly id?: string };
  if (id === undefined) return '';
  const parsed = TableId.safeParse(id);
  if (!parsed.success) throw faults.noTable();
  return parsed.data;
};

const seqOf = (request: FastifyRequest): number => {
  const { seq } = request.params as { readonly seq?: string };
  const parsed = Seq.safeParse(seq);
  if (!parsed.success) throw faults.badRequest('seq: the number of a step');
  return Number(parsed.data);
};

const bodyOf = ({ body: shape }: Endpoint, body: unknown): unknown => {
  if (shape === undefined) return undefined;
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw faults.badRequest(`${issue?.path.join('.') || 'the body'}: ${issue?.message ?? 'not understood'}`);
};

/** What may be done how often by one address; reading is cheap. */
const RATES: Readonly<Partial<Record<ApiName, number>>> = {
  arrive: 30,
  recover: 10,
  create: 20,
  history: 60,
  // A game that is looked through by itself, as fast as it goes.
  past: 240,
  replay: 30,
};

/** One route for each endpoint of the wire, and no others. */
export const addRoutes = (app: FastifyInstance, services: RouteServices): void => {
  const handlers = handlersOf(services);
  for (const name of Object.keys(API) as ApiName[]) {
    const endpoint: Endpoint = API[name];
    const { method, path } = endpoint;
    const rate = RATES[name];
    app.route({
      method,
      url: path,
      config: { ...(rate !== undefined && { rateLimit: { max: rate, timeWindow: '1 minute' } }) },
      handler: async (request, reply) => {
        if (method !== 'GET' && request.headers[OWN_HEADER] === undefined)
          throw faults.forbidden(`the header ${OWN_HEADER} is missing`);
        const id = tableOf(request);
        const body = bodyOf(endpoint, request.body);
        const person = FOR_STRANGERS.includes(name) ? { id: '', name: '' } : await services.identity.need(request);
        const answer = await (handlers[name] as (asked: Asked<unknown>) => Promise<unknown>)({
          request,
          reply,
          person,
          id,
          body,
        });
        return answer === undefined ? reply.code(204).send() : reply.type('application/json').send(answer);
      },
    });
  }
};
