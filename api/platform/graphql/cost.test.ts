import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { PAGE_SIZE } from '../../../schema/constants.ts';
import { costOf } from './cost.ts';

const schema = buildSchema(`
  type Query { things(first: Int, last: Int, after: String): Things! }
  type Things { edges: [Edge!]!, totalCount: Int! }
  type Edge { node: Thing! }
  type Thing { id: ID! }
  type Mutation { archive(input: ArchiveInput!): Payload! }
  input ArchiveInput { ids: [ID!]!, note: String }
  type Payload { outcomes: [Thing!]! }
`);
const cost = (text: string, variables: Record<string, unknown> = {}) =>
  costOf(schema, { document: parse(text), operationName: undefined, variables });

test('a connection is as long as `first` or `last` says, and at most as long as a page', () => {
  const of = (length: number) => 1 + 1 + length * 2;
  expect(cost('{ things(first: 40) { edges { node { id } } } }')).toBe(of(40));
  expect(cost('{ things(last: 7, after: "x") { edges { node { id } } } }')).toBe(of(7));
  expect(cost('query ($n: Int) { things(first: $n) { edges { node { id } } } }', { n: 10_000 })).toBe(
    of(PAGE_SIZE.max),
  );
  expect(cost('{ things { edges { node { id } } } }')).toBe(of(PAGE_SIZE.default));
});

test('a list of outcomes is as long as the list of ids in the input', () => {
  const ids = Array.from({ length: 30 }, (_, n) => String(n));
  const text = 'mutation ($input: ArchiveInput!) { archive(input: $input) { outcomes { id } } }';
  expect(cost(text, { input: { ids, note: 'done' } })).toBe(1 + 1 + 30);
  expect(cost('mutation { archive(input: { ids: ["a", "b"] }) { outcomes { id } } }')).toBe(1 + 1 + 2);
});
