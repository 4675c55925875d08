import { getNamedType, type GraphQLInputType, isInputObjectType, isObjectType } from 'graphql';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Fields with a default of an input, and of the inputs in it. */
function defaultsOf(type: GraphQLInputType, seen = new Set<string>()): string[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || seen.has(named.name)) return [];
  seen.add(named.name);
  return Object.values(named.getFields()).flatMap(({ name, type: inner, defaultValue }) => [
    ...(defaultValue === undefined ? [] : [`${named.name}.${name}`]),
    ...defaultsOf(inner, seen),
  ]);
}

test('no input of a read has a default, by which it could not be compiled and would take twice as long', () => {
  const { schema } = app.app;
  const written = new Set([schema.getMutationType(), schema.getSubscriptionType()]);
  const found = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !written.has(type))
    .flatMap((type) => Object.values(type.getFields()))
    .flatMap(({ args }) => args.flatMap(({ type }) => defaultsOf(type)));
  expect(found).toEqual([]);
});
