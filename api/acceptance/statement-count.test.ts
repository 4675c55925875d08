import { type GraphQLField, isRequiredArgument, parse } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../demo/seed-demo.ts';
import { dayFromToday } from '../platform/clock.ts';
import { hashOfToken } from '../platform/link-token.ts';
import { Caller } from '../platform/authz.ts';
import { metaOf } from '../platform/graphql/operation.ts';
import { createExecutor } from '../platform/graphql/executor.ts';
import { statementsOf, watchStatements } from '../testing/count-statements.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { wholeSelection } from '../testing/whole-selection.ts';

/*
 * The number of statements of a query does not depend on the number of results: each query is sent with all its fields for few and for
 * many results, by an administrator and by an owner.
 */

type Field = GraphQLField<unknown, unknown>;

/** The arguments that determine the number of results. */
const SIZE_ARGUMENTS = ['pageSize', 'cards', 'limit', 'first'];
const SIZES = [2, 12] as const;
/** The greatest number of statements of a query. */
const MOST_STATEMENTS = 16;

const CALENDAR_DAYS = `from: "${dayFromToday(0)}", to: "${dayFromToday(365)}"`;
/** Requests without an answer need fewer statements, whatever the number of their venues. */
const ANSWERED_QUOTES = `(select * from quote_request_venue where request_id in (select request_id from quote_answer)) q`;
/** Required arguments of queries, other than their sizes. */
const ARGUMENTS: Readonly<Record<string, (size: number) => Promise<string>>> = {
  addressPosition: async () => 'address: "1 rue de la République", communeCode: "69382"',
  auditEntry: async () => 'id: "1"',
  calendarAddresses: async (size) => (await idOf('room', 'venue_id', size)).replace('id', 'venueId'),
  linkedCalendars: async (size) => (await idOf('room', 'venue_id', size)).replace('id', 'venueId'),
  changeRequest: (size) => idOf('change_request', 'id', size),
  communes: async () => 'text: "sa"',
  curatedVenues: async () => 'filter: { set: FAVOURITES }',
  importRun: async () => `id: "${crypto.randomUUID()}"`,
  managedVenue: (size) => idOf('room', 'venue_id', size),
  message: (size) => idOf('contact_message', 'id', size),
  node: (size) => idOf('room', 'venue_id', size),
  ownerCandidates: async (size) => `text: "${size === SIZES[0] ? 'vasseur' : 'a'}"`,
  billingAccount: async (size) => (await idOf('venue', 'owner_id', size)).replace('id', 'userId'),
  landingCities: async () => 'place: "lyon"',
  parseSearch: async () => 'text: "séminaire 80 personnes lyon"',
  personData: async () => 'email: "client@pleniere.test"',
  quoteFit: async (size) => `participants: 40, venueIds: ${await listOf('id', Math.min(size, 5))}`,
  quoteProposals: (size) => idOf(ANSWERED_QUOTES, 'request_id', size),
  quoteRequest: (size) => idOf(ANSWERED_QUOTES, 'request_id', size),
  quoteRequestByLink: async (size) => {
    const id = /"(.+)"/.exec(await idOf(ANSWERED_QUOTES, 'request_id', size))![1]!;
    const token = `a private link ${size}`;
    await app.database.rows(`update quote_request set link_token_hash = $2 where id = $1`, [id, hashOfToken(token)]);
    return `token: "${token}"`;
  },
  reviewPlace: (size) => idOf('change_request', 'venue_id', size),
  slugProposal: async () => 'wish: "chateau"',
  suggestions: async () => 'text: "sa"',
  venuesBeyondPlan: async (size) =>
    `${(await idOf('venue', 'owner_id', size)).replace('id', 'userId')}, planId: "${crypto.randomUUID()}"`,
  user: (size) => idOf('venue', 'owner_id', size),
  userSessions: async () => `userId: "${viewerOf('CLIENT').id}"`,
  venue: (size) => idOf('room', 'venue_id', size),
  venueCalendar: async (size) =>
    `${(await idOf('calendar_entry', 'venue_id', size)).replace('id', 'venueId')}, ${CALENDAR_DAYS}`,
  venueCards: async (size) => `ids: ${await listOf('id', size)}`,
  venueChecklist: (size) => idOf('room', 'venue_id', size),
  venueMovedTo: async () => 'slug: "nowhere"',
  venuePhotos: async (size) => (await idOf('room', 'venue_id', size)).replace('id', 'venueId'),
  venuePreview: async (size) => (await idOf('room', 'venue_id', size)).replace('id', 'venueId'),
  venues: async (size) => `slugs: ${await listOf('slug', Math.min(size, 3))}`,
};

let app: TestApp;
let execute: ReturnType<typeof createExecutor>;

beforeAll(async () => {
  app = await startTestApp();
  await seedDemo(app.database);
  execute = createExecutor(app.app.schema);
  watchStatements(app.database);
  for (const role of ['ADMIN', 'CLIENT']) {
    const email = `${role.toLowerCase()}@pleniere.test`;
    const [row] = await app.database.rows<{ id: string }>(`select id from user_account where email = $1`, [email]);
    viewers.set(role, { id: row!.id, role, sessionId: crypto.randomUUID() });
  }
});
afterAll(() => app.stop());

const viewers = new Map<string, { id: string; role: string; sessionId: string }>();
const viewerOf = (role: string) => viewers.get(role)!;

/** The id with the fewest, or the most, rows of a table. */
async function idOf(table: string, key: string, size: number): Promise<string> {
  const [row] = await app.database.rows<{ id: string }>(
    `select ${key} as id from ${table} where ${key} is not null group by 1
      order by count(*) ${size === SIZES[0] ? '' : 'desc'}, 1 limit 1`,
  );
  return `id: "${row!.id}"`;
}

async function listOf(column: 'id' | 'slug', size: number): Promise<string> {
  const rows = await app.database.rows<Record<string, string>>(
    `select v.${column} from venue v join catalogue_venue c on c.venue_id = v.id order by v.id limit ${size}`,
  );
  return JSON.stringify(rows.map((row) => row[column]));
}

async function argumentsOf(field: Field, size: number): Promise<string> {
  const given = ARGUMENTS[field.name];
  if (!given && field.args.some((argument) => isRequiredArgument(argument) && !isSize(argument.name)))
    throw new Error(`The query ${field.name} has required arguments: add them to ARGUMENTS of this test.`);
  const sized = field.args.filter(({ name }) => isSize(name)).map(({ name }) => `${name}: ${size}`);
  const all = [...(given ? [await given(size)] : []), ...sized].join(', ');
  return all && `(${all})`;
}

function isSize(name: string): boolean {
  return SIZE_ARGUMENTS.includes(name);
}

/** The number of statements of a query, and the length of its answer; null if it is refused or finds nothing. */
async function costOf(field: Field, role: string, size: number): Promise<{ sent: string[]; length: number } | null> {
  const { schema, services } = app.app;
  // Documents of the catalogue do not have the fields for those who manage a venue.
  const isPublic = metaOf(field).isShared || field.name === 'venuePreview';
  const selection = wholeSelection(
    schema,
    field,
    ({ extensions }, above) => !extensions['isGuarded'] || !(isPublic || above.includes('VenueCard')),
  );
  const document = parse(`{ ${field.name}${await argumentsOf(field, size)} ${selection} }`);
  const ask = async () => {
    const viewer = viewerOf(role);
    const facts = { address: '', userAgent: '', bearer: null, cookie: null };
    const caller = new Caller(facts, { find: async () => viewer, setCookie: () => {} });
    const context = { ...services, address: '', caller };
    return execute({ document, operationName: undefined, variables: {}, context });
  };
  // Warms the caches.
  await ask();
  const { result, statements } = await statementsOf(ask);
  const code = (result.errors?.[0]?.originalError as { code?: string } | undefined)?.code;
  if (code === 'FORBIDDEN' || code === 'NOT_FOUND') return null;
  expect(result.errors, field.name).toBeUndefined();
  if (result.data?.[field.name] === null) return null;
  return { sent: statements, length: JSON.stringify(result.data).length };
}

it.each([
  ['ADMIN', 15],
  ['CLIENT', 10],
])('the number of statements does not grow with what is found (%s)', async (role, comparisons) => {
  const fields = Object.values(app.app.schema.getQueryType()!.getFields()) as Field[];
  const grown: string[] = [];
  for (const field of fields) {
    const [little, much] = [await costOf(field, role, SIZES[0]), await costOf(field, role, SIZES[1])];
    if (!little || !much) continue;
    if (much.length > little.length) grown.push(field.name);
    // An empty page may need a statement or two less, so a difference is accepted unless it grows with the results.
    const added = much.sent.slice(little.sent.length);
    expect(added.length, `${field.name} asks once a thing:\n${added.join('\n')}`).toBeLessThanOrEqual(2);
    expect(much.sent.length, `${field.name} asks too often:\n${much.sent.join('\n')}`).toBeLessThan(MOST_STATEMENTS);
  }
  // Without results in both cases nothing was compared.
  expect(grown.length).toBeGreaterThan(comparisons);
});
