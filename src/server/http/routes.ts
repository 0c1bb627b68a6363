import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API, Seq, TableId, type ApiName, type BodyOf, type Endpoint, type ReplyOf } from '#wire';
import { errors } from '../errors.ts';
import type { Replays } from '../replays/replays.ts';
import type { Store } from '../store/index.ts';
import type { Person } from '../store/people.ts';
import { historyOf, pastOf, replayOf } from '../tables/history.ts';
import type { TableRecord } from '../tables/tableRecord.ts';
import type { TableService } from '../tables/tableService.ts';
import { gameList } from './gameList.ts';
import type { Identity } from './identity.ts';
import type { PersonLimits } from './personLimits.ts';
import { addressLimitOf } from './security.ts';

export interface RouteServices {
  readonly identity: Identity;
  readonly tables: TableService;
  readonly store: Store;
  readonly replays: Replays;
  readonly limit: PersonLimits;
  /** Closes the live connections of somebody, here and at other processes, but for those of one session. */
  disconnect(person: string, except?: string): Promise<void>;
}

/** One request, already parsed and authenticated. */
interface ApiRequest<Body> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly person: Person;
  /** The id of the table, where the path has one. */
  readonly id: string;
  readonly body: Body;
}

type Handlers = { readonly [N in ApiName]: (request: ApiRequest<BodyOf<N>>) => Promise<ReplyOf<N> | string> };

/** Endpoints that need no cookie: they set one, or tell what everybody may know. */
export const WITHOUT_COOKIE: readonly string[] = ['arrive', 'recover', 'games'];

const NOBODY: Person = { id: '', name: '' };

/** Against cross-site request forgery: another site's form cannot set a header, nor its script without CORS. */
export const CSRF_HEADER = 'x-fourscore';

const meOf = ({ name }: Person): { name: string } => ({ name });

const loadTable = async (store: Store, id: string): Promise<TableRecord> => {
  const table = await store.tables.load(id);
  if (table === undefined) throw errors.noTable();
  return table;
};

type PeopleEndpoint = 'arrive' | 'rename' | 'forget' | 'recovery' | 'endOtherDevices' | 'recover';

const peopleHandlers = ({ identity, tables, store, disconnect }: RouteServices): Pick<Handlers, PeopleEndpoint> => ({
  arrive: async ({ request, reply }) => meOf(await identity.arrive(request, reply)),
  rename: async ({ person, body }) => {
    await store.people.rename(person.id, body.name);
    await tables.personRenamed(person.id);
    return { name: body.name };
  },
  forget: async ({ person, reply }) => {
    const changedTables = await tables.leaveAllTables(person.id);
    await store.people.forget(person.id);
    identity.clearCookie(reply);
    await disconnect(person.id);
    await tables.notifyChanged(changedTables);
    await tables.wipeFreeWords();
    return undefined;
  },
  recovery: async ({ person }) => ({ secret: await identity.renewRecovery(person.id) }),
  endOtherDevices: async ({ person, request }) => {
    await disconnect(person.id, await identity.endOtherDevices(person.id, request));
    return undefined;
  },
  recover: async ({ body, request, reply }) => meOf(await identity.recover(body.secret, request, reply)),
});

const tableHandlers = ({ tables, store, replays }: RouteServices): Omit<Handlers, PeopleEndpoint> => ({
  games: async () => gameList(),
  lobby: ({ person }) => tables.lobby(person.id),
  create: ({ person, body }) => tables.create(body, person.id),
  table: ({ person, id }) => tables.info(id, person.id),
  join: ({ person, id, body }) => tables.join(id, person.id, body),
  leave: ({ person, id }) => tables.leave(id, person.id),
  start: ({ person, id, body }) => tables.start(id, person.id, body.salt),
  remove: ({ person, id, body }) => tables.removePerson(id, person.id, body.seat),
  report: async ({ person, id, body }) => {
    await tables.report(id, person.id, body);
    return undefined;
  },
  rematch: ({ person, id }) => tables.rematch(id, person.id),
  replace: ({ person, id, body }) => tables.replace(id, person.id, body.seat),
  comeBack: ({ person, id }) => tables.comeBack(id, person.id),
  history: async ({ person, id }) => historyOf(replays, await loadTable(store, id), person.id),
  past: async ({ person, id, request }) => pastOf(replays, await loadTable(store, id), person.id, seqOf(request)),
  replay: async ({ person, id, reply }) => {
    void reply.header('content-disposition', 'attachment; filename="fourscore-replay.json"');
    return replayOf(replays, await loadTable(store, id), person.id);
  },
});

const tableIdOf = (request: FastifyRequest): string => {
  // Fastify's parameters are the strings that the path names.
  const { id } = request.params as { readonly id?: string };
  if (id === undefined) return '';
  const parsed = TableId.safeParse(id);
  if (!parsed.success) throw errors.noTable();
  return parsed.data;
};

const seqOf = (request: FastifyRequest): number => {
  // As above.
  const { seq } = request.params as { readonly seq?: string };
  const parsed = Seq.safeParse(seq);
  if (!parsed.success) throw errors.badRequest('seq: the number of a step');
  return Number(parsed.data);
};

const bodyOf = ({ body: shape }: Endpoint, body: unknown): unknown => {
  if (shape === undefined) return undefined;
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw errors.badRequest(`${issue?.path.join('.') || 'the body'}: ${issue?.message ?? 'not understood'}`);
};

/** One route for each endpoint of `API`, and no others. */
export const addRoutes = (app: FastifyInstance, services: RouteServices): void => {
  const handlers: Handlers = { ...peopleHandlers(services), ...tableHandlers(services) };
  // The keys of a constant object are its type's.
  for (const name of Object.keys(API) as ApiName[]) {
    const endpoint: Endpoint = API[name];
    const { method, path } = endpoint;
    app.route({
      method,
      url: path,
      config: { ...addressLimitOf(name) },
      handler: async (request, reply) => {
        if (method !== 'GET' && request.headers[CSRF_HEADER] === undefined)
          throw errors.forbidden(`the header ${CSRF_HEADER} is missing`);
        const id = tableIdOf(request);
        const body = bodyOf(endpoint, request.body);
        const person = WITHOUT_COOKIE.includes(name) ? NOBODY : await services.identity.requirePerson(request);
        if (person !== NOBODY) services.limit(name, person.id);
        // Its body was parsed by this very endpoint's schema.
        const answer = await (handlers[name] as (request: ApiRequest<unknown>) => Promise<unknown>)({
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
