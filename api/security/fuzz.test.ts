import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { declaredOfProduct } from '../testing/declared-operations.ts';
import { listRoutes } from '../platform/rest/bound-route.ts';
import { restDocument } from '../platform/rest/openapi.ts';
import { createSchema } from '../platform/graphql/create-schema.ts';
import { type Draw, oddOperation, rootFields } from '../testing/fuzz/graphql-fuzz.ts';
import { oddJson, oddTexts } from '../testing/fuzz/odd-values.ts';
import { RestFuzz } from '../testing/fuzz/rest-fuzz.ts';
import { createWorld, type World } from '../testing/fuzz/world.ts';
import { Random } from '../testing/random.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { PRODUCT } from '../features.ts';

/*
 * Every operation and route with random odd input from a seed, another one on each kind of database: `FUZZ_SEED=7 FUZZ_ROUNDS=50
 * npm run fuzz` tries other and more input.
 * Every answer is in the format of the product: no 500, no stack, no huge body, no request to other servers.
 */
const SEED = Number(process.env['FUZZ_SEED'] ?? (process.env['TEST_DATABASE_URL'] ? 2 : 1));
const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 2);
const TIMEOUT_MS = 60_000 + ROUNDS * 2_000;
const MAX_ANSWER_BYTES = 2_000_000;
const MAX_MS = 4_000;
const INSIDES =
  /node_modules|\.(ts|mjs|js):\d+|\n\s+at |syntax error at or near|SELECT |insert into|QueryFailed|pgboss/;

let app: TestApp;
let world: World;
let trap: Server;
let draw: Draw;
let tokens: Record<string, string | undefined>;
const trapped: string[] = [];
const logged: string[] = [];

beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'error' }, { write: (line) => void logged.push(line) });
  world = await createWorld(app);
  trap = createServer((request, response) => {
    trapped.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  const texts = [...oddTexts(`http://127.0.0.1:${(trap.address() as AddressInfo).port}`), world.quoteToken];
  draw = { random: new Random(SEED), texts, ids: world.ids };
  await refresh();
});
afterAll(async () => {
  await app.stop();
  trap.close();
});

/** Restores people and limits: an operation may have demoted or signed out somebody. */
async function refresh(): Promise<void> {
  await world.restore();
  tokens = {
    anonymous: undefined,
    client: await world.signIn(world.client),
    team: await world.signIn(world.team),
    admin: await world.signIn(world.admin),
  };
}

const DECLARED = await declaredOfProduct();

/** Mostly somebody with access. */
function tokenFor(name: string): string | undefined {
  const { access } = DECLARED[name]!;
  const roles = typeof access === 'string' ? ['CLIENT', 'CLIENT', 'ADMIN'] : access;
  const admitted = roles.map((role) => role.toLowerCase());
  const actor = draw.random.pick(draw.random.chance(0.9) ? admitted : ['anonymous', 'client', 'team', 'admin']);
  return tokens[actor];
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends a request, and returns what is wrong with its answer; undefined = nothing. */
async function faultsOf(what: string, path: string, sent: Sent): Promise<string[]> {
  const started = performance.now();
  const response = await fetch(`${app.url}${path}`, { redirect: 'manual', ...sent } as RequestInit);
  const text = await response.text();
  const took = performance.now() - started;
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const faults = [
    response.status >= 500 || text.includes('"code":"INTERNAL"') ? 'a fault of the server' : '',
    // Sent values may be part of data; errors contain no internals.
    response.status >= 400 && INSIDES.test(text) ? 'a look inside' : '',
    text.length > MAX_ANSWER_BYTES ? 'a novel' : '',
    took > MAX_MS ? `${Math.round(took)} ms` : '',
    isJson && text && !isReadable(text) ? 'broken JSON' : '',
  ].filter(Boolean);
  if (!faults.length) return [];
  const request = `${what} ${path.slice(0, 300)} ${(sent.body ?? '').toString().slice(0, 2_000)}`;
  return [...faults, `seed ${SEED}: ${request}`, `${response.status} ${text.slice(0, 600)}`, ...logged.slice(-1)];
}

function isReadable(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const bearer = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};
const schema = await createSchema(PRODUCT.all('resolvers'));
const operations = rootFields(schema).map((root) => ({ ...root, name: root.field.name }));
const routes = listRoutes(PRODUCT, schema).map((route) => ({ ...route, name: `${route.method} ${route.path}` }));

describe('odd input to every operation of GraphQL is answered', () => {
  test.each(operations)(
    '$name',
    async (root) => {
      const name = `${root.kind === 'query' ? 'Query' : 'Mutation'}.${root.name}`;
      for (let round = 0; round < ROUNDS; round++) {
        if (round % 4 === 0) await refresh();
        const body = oddJson(oddOperation(root, draw));
        const headers = { 'content-type': 'application/json', ...bearer(tokenFor(name)) };
        expect(await faultsOf(name, '/graphql', { method: 'POST', headers, body })).toEqual([]);
      }
    },
    TIMEOUT_MS,
  );
});

describe('odd input to every route of REST is answered', () => {
  test.each(routes)(
    '$name',
    async ({ name, method, path }) => {
      const fuzz = new RestFuzz(restDocument(PRODUCT, schema), draw);
      for (let round = 0; round < ROUNDS * 3; round++) {
        if (round % 4 === 0) await refresh();
        const { path: address, headers, body } = fuzz.oddRequest(method, path);
        const init = { method, headers: { ...headers, ...bearer(tokenFor(name)) } };
        expect(await faultsOf(name, `/api${address}`, body === undefined ? init : { ...init, body })).toEqual([]);
      }
    },
    TIMEOUT_MS,
  );
});

describe('afterwards', () => {
  test('nothing was logged that nobody foresaw', () => {
    expect(logged).toEqual([]);
  });

  test('no address that came in was asked', () => {
    expect(trapped).toEqual([]);
  });

  test('everything that was kept can still be read', async () => {
    await refresh();
    const query = `{ myVenues { items { id } totalCount } viewer { id notificationPreferences { news } } }`;
    const headers = { 'content-type': 'application/json', ...bearer(tokens['client']) };
    const body = JSON.stringify({ query });
    expect(await faultsOf('myVenues', '/graphql', { method: 'POST', headers, body })).toEqual([]);
    expect(await faultsOf('establishments', '/api/establishments', {})).toEqual([]);
  });
});
