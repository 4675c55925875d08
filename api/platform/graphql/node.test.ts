import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { costOf } from './cost.ts';

let app: TestApp;
let team: Person;
let client: Person;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  [team, client] = await Promise.all([signedInPerson(app, 'TEAM'), signedInPerson(app, 'CLIENT')]);
  const [row] = await app.database.rows<{ id: string }>(
    `insert into contact_message (reference, first_name, last_name, email, subject, message, language, consent_at, version)
     values ('MSG-2026-000001', 'Élodie', 'Marchand', 'elodie@example.test', 'Mon hôtel', 'Bonjour', 'fr', now(), 1)
     returning id`,
  );
  id = row!.id;
});
afterAll(() => app.stop());

const NODE = `query ($id: ID!) { node(id: $id) { __typename id ... on Message { reference subject } } }`;

test('an object is found by its id alone, with the fields of its type', async () => {
  const expected = { __typename: 'Message', id, reference: 'MSG-2026-000001', subject: 'Mon hôtel' };
  // The second time the operation is compiled.
  for (let time = 0; time < 3; time++)
    expect(await team.graphql(NODE, { id })).toMatchObject({ status: 200, data: { node: expected } });
});

describe('it is null without an error', () => {
  test('for callers who may not read the object by the query of its type', async () => {
    for (const caller of [client, app]) {
      const answer = await caller.graphql(NODE, { id });
      expect([answer.data, answer.errors]).toEqual([{ node: null }, undefined]);
    }
  });

  test.each([
    ['an unknown id', 'f3b1c2d4-0000-4000-8000-000000000000'],
    ['no id at all', ''],
    ['a slug', 'maison-des-congres'],
    ['what no database takes', 'f3b1c2d4\u0000'],
    ['a piece of SQL', `' or 1=1 --`],
    ['a very long text', 'a'.repeat(5_000)],
  ])('for %s', async (_, unknown) => {
    const answer = await team.graphql(NODE, { id: unknown });
    expect([answer.data, answer.errors]).toEqual([{ node: null }, undefined]);
  });
});

test('it does not take the rest of the answer with it', async () => {
  const { data } = await client.graphql(`query ($id: ID!) { node(id: $id) { id } catalogueState { version } }`, { id });
  expect(data).toMatchObject({ node: null, catalogueState: { version: expect.anything() as unknown } });
});

test('what is selected below it costs what it costs below the query of the type', () => {
  const cost = (text: string) =>
    costOf(app.app.schema, { document: parse(text), operationName: undefined, variables: {} });
  const fields = '{ id answers { id text } }';
  expect(cost(`{ node(id: "a") { ... on Message ${fields} } }`)).toBe(cost(`{ message(id: "a") ${fields} }`));
});

test('every type that implements Node has a query by its id', () => {
  const { schema } = app.app;
  const nodes = schema.getPossibleTypes(schema.getType('Node') as never).map(({ name }) => name);
  const queries = Object.values(schema.getQueryType()!.getFields());
  const readable = queries.filter(({ args }) => args.some(({ name }) => name === 'id')).map(({ type }) => String(type));
  expect(nodes.filter((name) => !readable.includes(name) && !readable.includes(`${name}!`))).toEqual([]);
});
