import { type Client, createClient, type SubscribePayload } from 'graphql-ws';
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isLeafType,
  isNonNullType,
} from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Access } from '../platform/graphql/operation.ts';
import { declaredOperations } from '../testing/declared-operations.ts';
import { listRoutes } from '../platform/rest/bound-route.ts';
import { createSchema } from '../platform/graphql/create-schema.ts';
import { createAccount, type TestAccount, Visitor } from '../testing/accounts.ts';
import { picture } from '../testing/pictures.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { PRODUCT } from '../features.ts';

/** `stranger` and `owner` are clients: the objects in the arguments belong to the owner. */
const ACTORS = ['anonymous', 'pending', 'stranger', 'owner', 'team', 'admin', 'suspended'] as const;
type Actor = (typeof ACTORS)[number];
type Outcome = 'reached' | 401 | 403;

let app: TestApp;
let accounts: Record<Exclude<Actor, 'anonymous'>, TestAccount>;
const visitor = new Visitor(() => app);

beforeAll(async () => {
  app = await startTestApp();
  const account = (role: 'ADMIN' | 'TEAM' | 'CLIENT') => createAccount(app.database, { role });
  accounts = {
    pending: await account('CLIENT'),
    stranger: await account('CLIENT'),
    owner: await account('CLIENT'),
    team: await account('TEAM'),
    admin: await account('ADMIN'),
    suspended: await account('CLIENT'),
  };
  // A second administrator, as operations on the last one are refused.
  await account('ADMIN');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
});

/** A fresh token, because an earlier operation may have ended the session. Users who are not approved got theirs before. */
async function tokenOf(actor: Actor): Promise<string | undefined> {
  if (actor === 'anonymous') return undefined;
  const { id } = accounts[actor];
  const caller = { facts: { userAgent: '' }, setCookie: () => {} } as never;
  const token = await app.database.transaction((transaction) =>
    app.app.services.sessions.open(transaction, id, caller),
  );
  const status = actor === 'pending' ? 'PENDING' : actor === 'suspended' ? 'SUSPENDED' : 'APPROVED';
  await app.database.rows('update user_account set status = $2 where id = $1', [id, status]);
  return token;
}

/** These operations also answer 403 after the check of access, because of the object. */
const OWN_OR_ADMINISTRATORS = new Set(['PUT /users/{id}']);
const ROLE_OF: Partial<Record<Actor, string>> = { stranger: 'CLIENT', owner: 'CLIENT', team: 'TEAM', admin: 'ADMIN' };

/** The declaration of an operation, for an actor. */
function expected(name: string, access: Access, actor: Actor): Outcome {
  const dead = actor === 'pending' || actor === 'suspended';
  if (access === 'everybody') return 'reached';
  if (access === 'everybodyButDeadSessions') return dead ? 401 : 'reached';
  if (dead || actor === 'anonymous') return 401;
  if (OWN_OR_ADMINISTRATORS.has(name)) return actor === 'owner' || actor === 'admin' ? 'reached' : 403;
  return access === 'signedIn' || access.includes(ROLE_OF[actor]!) ? 'reached' : 403;
}

/** The minimal value of an argument. */
function sample(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return null;
  const inner = type.ofType;
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]!.name;
  if (isInputObjectType(inner)) {
    const needed = Object.values(inner.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(needed.map((field) => [field.name, sample(field.type)]));
  }
  // A file is sent beside the variables.
  if (inner.name === 'Upload') return null;
  if (inner.name === 'ID') return accounts.owner.id;
  if (inner.name === 'LocalDate') return '2030-01-01';
  if (inner.name === 'Int' || inner.name === 'Float') return 1;
  return inner.name === 'Boolean' ? true : '/x';
}

/** An operation of one root field with minimal arguments. */
function operationOf(kind: string, field: GraphQLField<unknown, unknown>) {
  const args = field.args.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);
  const head = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const call = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const named = getNamedType(field.type);
  const selection = isLeafType(named) ? '' : '{ __typename }';
  const query = `${kind} ${head && `(${head})`} { ${field.name}${call && `(${call})`} ${selection} }`;
  return { query, variables: Object.fromEntries(args.map(({ name, type }) => [name, sample(type)])) };
}

/** Where the variables of an operation want a file (`variables.input.file`); null = nowhere. */
function fileIn(field: GraphQLField<unknown, unknown>): string | null {
  for (const { name, type } of field.args) {
    const named = getNamedType(type);
    const fields = isInputObjectType(named) ? Object.values(named.getFields()) : [];
    const file = fields.find((inner) => String(inner.type) === 'Upload!');
    if (file) return `variables.${name}.${file.name}`;
  }
  return null;
}

async function tryUpload(
  { query, variables }: { query: string; variables: object },
  path: string,
  token: string | undefined,
): Promise<Response> {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables }));
  form.set('map', JSON.stringify({ 0: [path] }));
  form.set('0', new Blob([new Uint8Array(await picture(64, 64).png().toBuffer())]), 'me.png');
  const headers = { 'apollo-require-preflight': 'true', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  return fetch(`${app.url}/graphql`, { method: 'POST', headers, body: form });
}

async function tryGraphQL(
  kind: string,
  field: GraphQLField<unknown, unknown>,
  token: string | undefined,
): Promise<Outcome> {
  const operation = operationOf(kind, field);
  const { query, variables } = operation;
  const file = fileIn(field);
  const answer =
    file !== null
      ? ((await (await tryUpload(operation, file, token)).json()) as {
          data?: object;
          error?: { code: string };
          errors?: never;
        })
      : await visitor.graphql(query, variables, { token });
  const code =
    ('error' in answer ? answer.error?.code : undefined) ??
    (answer.errors as { extensions: { code: string } }[] | undefined)?.[0]?.extensions.code;
  const text = JSON.stringify(answer.data ?? {});
  if (code === 'UNAUTHENTICATED') return 401;
  if (code === 'FORBIDDEN' || text.includes('"Forbidden"')) return 403;
  // A refusal before the check of access proves nothing.
  expect(code ?? '', `${field.name}: ${JSON.stringify(answer)}`).not.toMatch(
    /GRAPHQL|BAD_USER_INPUT|BAD_REQUEST|INTERNAL/,
  );
  return 'reached';
}

async function trySubscription(field: GraphQLField<unknown, unknown>, token: string | undefined): Promise<Outcome> {
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: token ? { authorization: `Bearer ${token}` } : {},
  });
  try {
    return await Promise.race([firstAnswer(client, operationOf('subscription', field)), quiet()]);
  } catch (error) {
    if ((error as { code?: number }).code === 4_403) return 401;
    const code = (error as { extensions: { code: string } }[])[0]?.extensions.code;
    return code === 'FORBIDDEN' ? 403 : 401;
  } finally {
    await client.dispose();
  }
}

async function firstAnswer(client: Client, operation: SubscribePayload): Promise<Outcome> {
  for await (const { errors } of client.iterate(operation)) {
    if (!errors) return 'reached';
    return errors[0]?.extensions?.['code'] === 'FORBIDDEN' ? 403 : 401;
  }
  return 'reached';
}

/** Refused subscriptions get an error at once; accepted ones may stay silent. */
async function quiet(): Promise<Outcome> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return 'reached';
}

async function tryRest(method: string, path: string, token: string | undefined): Promise<Outcome> {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'id' ? accounts.owner.id : 'x'));
  const { status, body, text } = await visitor.rest(
    method,
    address,
    method === 'GET' ? undefined : { pagePath: '/', city: 'Lyon' },
    { token },
  );
  const code = (body as { error?: { code: string } } | null)?.error?.code;
  if (code === 'UNAUTHENTICATED') return 401;
  if (code === 'FORBIDDEN') return 403;
  expect(status, `${method} ${path}: ${text}`).not.toBe(500);
  return 'reached';
}

const schema = await createSchema(PRODUCT.all('resolvers'));
const DECLARED = declaredOperations(schema);
const ROOTS = [
  ['Query', 'query', schema.getQueryType()],
  ['Mutation', 'mutation', schema.getMutationType()],
  ['Subscription', 'subscription', schema.getSubscriptionType()],
] as const;

const operations = ROOTS.flatMap(([root, kind, type]) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    name: `${root}.${field.name}`,
    attempt: (token: string | undefined) =>
      root === 'Subscription' ? trySubscription(field, token) : tryGraphQL(kind, field, token),
  })),
);
const routes = listRoutes(PRODUCT, schema).map(({ method, path }) => ({
  name: `${method} ${path}`,
  attempt: (token: string | undefined) => tryRest(method, path, token),
}));

test('the routes that were walked are those that are served', () => {
  expect(listRoutes(PRODUCT, app.app.schema)).toEqual(listRoutes(PRODUCT, schema));
  expect(Object.keys(app.app.schema.getTypeMap()).toSorted()).toEqual(Object.keys(schema.getTypeMap()).toSorted());
});

describe.each([...operations, ...routes])('$name', ({ name, attempt }) => {
  test.each(ACTORS)('as %s', async (actor) => {
    expect(await attempt(await tokenOf(actor))).toBe(expected(name, DECLARED[name]!.access, actor));
  });
});
