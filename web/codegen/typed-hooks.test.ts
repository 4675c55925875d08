import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { plugin } from './typed-hooks.ts';

const schema = buildSchema('type Query { a: Int } type Mutation { b: Int } type Subscription { c: Int }');

async function generate(source: string) {
  const output = await plugin(
    schema,
    [{ document: parse(source) }],
    {},
    { outputFile: 'web/features/quotes/quote.gen.ts' },
  );
  if (typeof output === 'string') throw new Error('The plugin returns content and imports apart.');
  return { imports: output.prepend, lines: output.content.split('\n') };
}

test('one hook for each way to use an operation, and for a fragment', async () => {
  const { imports, lines } = await generate(
    'query a { a } mutation DoB { b } subscription OnC { c } fragment Part on Query { a }',
  );
  expect(lines).toEqual([
    'export const useAQuery = /* @__PURE__ */ queryHook(ADocument);',
    'export const useALazyQuery = /* @__PURE__ */ lazyQueryHook(ADocument);',
    'export const useASuspenseQuery = /* @__PURE__ */ suspenseQueryHook(ADocument);',
    'export const useDoBMutation = /* @__PURE__ */ mutationHook(DoBDocument);',
    'export const useOnCSubscription = /* @__PURE__ */ subscriptionHook(OnCDocument);',
    'export const usePartFragment = /* @__PURE__ */ fragmentHook<PartFragment>();',
  ]);
  expect(imports).toContain("import { suspenseQueryHook } from '../../lib/hooks/suspense-query-hook.ts';");
  expect(imports).toHaveLength(6);
});

test('an operation without a name is refused', async () => {
  await expect(generate('{ a }')).rejects.toThrow('without a name');
});
