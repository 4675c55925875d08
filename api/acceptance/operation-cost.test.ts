import { globSync, readFileSync } from 'node:fs';
import { type DefinitionNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_SIZE } from '../../schema/constants.ts';
import { createVenues } from '../features/venues/venue.factory.ts';
import { costOf } from '../platform/graphql/cost.ts';
import { OPERATION_LIMITS } from '../platform/graphql/limits.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await createVenues(app.database, [{ name: 'Maison' }]);
});
afterAll(() => app.stop());

const { cost: BUDGET } = OPERATION_LIMITS;
const cost = (text: string, variables: Record<string, unknown> = {}) =>
  costOf(app.app.schema, { document: parse(text), operationName: undefined, variables });

describe('what an operation may cost', () => {
  test('is one for each field, as often as its list may be long', () => {
    expect(cost('{ catalogueState { version } }')).toBe(2);
    expect(cost('{ searchVenues(pageSize: 30) { totalCount items { id name } } }')).toBe(1 + 1 + 1 + 30 * 2);
    expect(cost('{ searchVenues { items { id } } }')).toBe(1 + 1 + PAGE_SIZE.default);
    expect(cost('{ venue(id: "a") { similar(count: 7) { id } } }')).toBe(1 + 1 + 7);
    expect(cost('{ venueCards(ids: ["a", "b", "c"]) { id } }')).toBe(1 + 3);
  });

  test('counts each alias, and what fragments and variables bring', () => {
    const aliases = '{ a: searchVenues(pageSize: 50) { items { id } } b: searchVenues(pageSize: 50) { items { id } } }';
    expect(cost(aliases)).toBe(2 * (1 + 1 + 50));
    const text = `query ($size: Int! = 7) { searchVenues(pageSize: $size) { ...Found } }
      fragment Found on VenueSearchResult { items { ... on VenueCard { id } } }`;
    expect([cost(text), cost(text, { size: 90 })]).toEqual([1 + 1 + 7, 1 + 1 + 90]);
  });

  test('is counted in a moment, whatever the text', () => {
    const bomb = Array.from({ length: 60 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`);
    expect(cost(`{ ...F0 } ${bomb.join(' ')} fragment F60 on Query { __typename }`)).toBeGreaterThan(BUDGET);
  });
});

const FRANCE = '{ north: 51, south: 41, east: 9, west: -5 }';
const COSTLY = `query ($size: Int!) { ${Array.from(
  { length: 10 },
  (_, n) =>
    `a${n}: searchVenues(pageSize: $size) { items { id name city } markers(area: ${FRANCE}, cell: 1) { count name latitude longitude } }`,
).join(' ')} }`;

describe('an operation above the budget', () => {
  test('is refused before it begins, with what it may cost', async () => {
    const answer = await app.graphql(COSTLY, { size: 100 });
    expect([answer.status, answer.errors?.[0]?.extensions['code']]).toEqual([400, 'BAD_REQUEST']);
    expect(answer.errors?.[0]?.message).toMatch(/may cost 23030, of at most 20000/);
    expect(answer).toMatchObject({ extensions: { cost: { requested: 23_030, budget: BUDGET } } });
  });

  test('is refused as well when the same text was answered with shorter lists', async () => {
    const text = `query ($size: Int!) { ${'abcdefghij'.replaceAll(/./g, (name) => `${name}: searchVenues(pageSize: $size) { items { id name city slug kind category department { name code } region { name code } capacities { layout capacity } } }`)} }`;
    const small = await app.graphql(text, { size: 1 });
    for (let time = 0; time < 2; time++) expect(await app.graphql(text, { size: 1 })).toEqual(small);
    expect(small).toMatchObject({ status: 200, extensions: { cost: { budget: BUDGET } } });
    expect((await app.graphql(text, { size: 100 })).status).toBe(400);
  });
});

test('the budget is the one that the guide names', () => {
  expect(readFileSync('docs/api.md', 'utf8')).toContain(`more than ${BUDGET.toLocaleString('en')} is refused`);
});

/** All operations of the site, with their fragments. */
const definitions = globSync('web/**/*.graphql').flatMap((file) => parse(readFileSync(file, 'utf8')).definitions);
const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
const isOperation = (each: DefinitionNode): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION;
/** The greatest page sizes of the screens. */
const LONGEST = { pageSize: 50, count: 20, limit: 20, ids: Array(100).fill('id'), slugs: Array(4).fill('slug') };

test.each(definitions.filter(isOperation).map((each) => [each.name?.value ?? '', each] as const))(
  '%s, which the site asks, stays within half of the budget',
  (_, operation) => {
    const document = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] } as const;
    const requested = costOf(app.app.schema, { document, operationName: undefined, variables: LONGEST });
    expect(requested).toBeLessThanOrEqual(BUDGET / 2);
  },
);
