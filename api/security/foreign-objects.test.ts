import {
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listRoutes } from '../platform/rest/bound-route.ts';
import { createSchema } from '../platform/graphql/create-schema.ts';
import { type RootField, rootFields } from '../testing/fuzz/graphql-fuzz.ts';
import { plausibleText } from '../testing/fuzz/plausible.ts';
import { createWorld } from '../testing/fuzz/world.ts';
import { type Person, signedInPerson } from '../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { PRODUCT } from '../features.ts';

/*
 * A signed-in user who tries the ids of others' objects gets, from every operation, the same answer as for an id that does not
 * exist.
 */
const UNKNOWN = '0b9fd4c6-6f0e-4d0f-9a3c-2f1f6a5f0c11';

let app: TestApp;
let stranger: Person;
const foreign: [kind: string, id: string][] = [];

beforeAll(async () => {
  app = await startTestApp();
  const { client } = await createWorld(app);
  stranger = await signedInPerson(app);
  const find = async (kind: string, sql: string): Promise<void> => {
    const [row] = await app.database.rows<{ id: string }>(`${sql} limit 1`, [client.id]);
    foreign.push([kind, row!.id]);
  };
  await find('session', 'select id from session where user_id = $1');
  await find('notification', 'select id from notification where recipient_id = $1');
  await find(
    'change request',
    'select id from change_request where venue_id in (select id from venue where owner_id = $1)',
  );
  await find(
    'quote request',
    'select request_id as id from quote_answer where venue_id in (select id from venue where owner_id = $1)',
  );
  await find(
    'quote answer',
    'select id from quote_answer where venue_id in (select id from venue where owner_id = $1)',
  );
  await find('account', 'select $1::uuid as id');
  await find('subscription', 'select id from subscription where user_id = $1');
  await find('promotion', 'select id from promotion where venue_id in (select id from venue where owner_id = $1)');
  await find('room', 'select id from room where venue_id in (select id from venue where owner_id = $1)');
  await find('message', 'select id from contact_message where $1::uuid is not null');
  await find('hidden venue', 'select id from venue where owner_id = $1 and not is_published');
  await find(
    'photo of a hidden venue',
    'select id from photo where venue_id in (select id from venue where owner_id = $1 and not is_published)',
  );
});
afterAll(() => app.stop());

/** The minimal value of an argument, with the id in all id fields. Null = it has none. */
function sample(name: string, type: GraphQLInputType, id: string): unknown {
  if (isNonNullType(type)) return sample(name, type.ofType, id);
  if (isListType(type)) return [sample(name, type.ofType, id)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter(
      (each) => isNonNullType(each.type) || named(each.type) === 'ID',
    );
    return Object.fromEntries(needed.map((each) => [each.name, sample(each.name, each.type, id)]));
  }
  if (type.name === 'ID') return id;
  if (type.name === 'Int' || type.name === 'Float') return 1;
  if (type.name === 'Boolean') return true;
  return type.name === 'LocalDate' ? '2030-06-01' : plausibleText(name);
}

const named = (type: GraphQLInputType): string => String(type).replaceAll(/[[\]!]/g, '');

function operationOf({ kind, field }: RootField, id: string) {
  const args = field.args.filter(({ type }) => isNonNullType(type) || named(type) === 'ID');
  const head = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const call = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const failure = kind === 'mutation' ? 'errors { ... on UserError { code message } }' : '';
  const selection = isLeafType(getNamedType(field.type)) ? '' : `{ __typename ${failure} }`;
  return {
    query: `${kind} (${head}) { ${field.name}(${call}) ${selection} }`,
    variables: Object.fromEntries(args.map(({ name, type }) => [name, sample(name, type, id)])),
  };
}

const schema = await createSchema(PRODUCT.all('resolvers'));
const takes = (wanted: string, type: GraphQLInputType): boolean => {
  if (named(type) === wanted) return true;
  const inner = schema.getType(named(type));
  return isInputObjectType(inner) && Object.values(inner.getFields()).some((each) => named(each.type) === wanted);
};
// Public operations, and those of staff only.
const operations = rootFields(schema)
  .filter(({ field }) => {
    // Uploads are not JSON: api/features/venues/photo-editing.test.ts.
    const takesFiles = field.args.some(({ type }) => takes('Upload', type));
    return !takesFiles && field.args.some(({ type }) => takes('ID', type));
  })
  .map((root) => ({ ...root, name: root.field.name }));
const routes = listRoutes(PRODUCT, schema)
  .filter(({ path }) => path.includes('{'))
  .map((route) => ({ ...route, name: `${route.method} ${route.path}` }));

/** An answer without its variable parts. */
const comparable = (text: string, id: string): string =>
  text
    .replaceAll(id, '<id>')
    .replaceAll(/"requestId":"[^"]*"/g, '')
    .replaceAll(/"column":\d+/g, '');

describe('what is another’s is as good as unknown', () => {
  test.each(operations)('to $name', async (root) => {
    const ask = async (id: string) => {
      // Attempts are counted, so the last ones would be refused.
      await app.database.rows('delete from rate_limit');
      const { query, variables } = operationOf(root, id);
      return comparable(JSON.stringify(await stranger.graphql(query, variables)), id);
    };
    const unknown = await ask(UNKNOWN);
    expect(unknown).not.toMatch(/GRAPHQL_|BAD_USER_INPUT|INTERNAL/);
    for (const [kind, id] of foreign) expect(await ask(id), kind).toBe(unknown);
  });

  test.each(routes)('to $name', async ({ method, path }) => {
    const ask = async (id: string) => {
      const address = path.replaceAll(/\{\w+\}/g, id);
      const body =
        method === 'GET' || method === 'DELETE' ? undefined : { name: 'Mine', photoId: id, photos: [id], order: [id] };
      const { status, text } = await stranger.rest(method, address, body);
      return `${status} ${comparable(text, id)}`;
    };
    const unknown = await ask(UNKNOWN);
    for (const [kind, id] of foreign) expect(await ask(id), kind).toBe(unknown);
  });
});
