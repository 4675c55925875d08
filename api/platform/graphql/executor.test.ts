import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { createExecutor } from './executor.ts';

const schema = buildSchema(`
  input Inner { size: Int! = 7 }
  input Wanted { name: String!, tags: [String!]! = ["plain"], inner: Inner }
  type Query { shown(wanted: Wanted!): String!, doubled(number: Int! = 4): Int! }
`);
Object.assign(schema.getQueryType()!.getFields()['shown']!, {
  resolve: (_: unknown, { wanted }: { wanted: object }) => JSON.stringify(wanted),
});
Object.assign(schema.getQueryType()!.getFields()['doubled']!, {
  resolve: (_: unknown, { number }: { number: number }) => number * 2,
});

test('an operation answers the same however often it comes, with the defaults of what is left out', async () => {
  const execute = createExecutor(schema);
  const document = parse('query ($wanted: Wanted!) { shown(wanted: $wanted) doubled }');
  const answers = [];
  for (let n = 0; n < 4; n++)
    answers.push(
      await execute({
        document,
        operationName: undefined,
        variables: { wanted: { name: 'a', inner: {} } },
        context: {},
      }),
    );
  const shown = JSON.stringify({ name: 'a', tags: ['plain'], inner: { size: 7 } });
  expect(answers.map(({ data, errors }) => ({ ...data, errors }))).toEqual(
    Array.from({ length: 4 }, () => ({ shown, doubled: 8, errors: undefined })),
  );
});
