import 'reflect-metadata';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import { validateInput } from '../validation.ts';
import { metaOf } from './operation.ts';
import type { OperationContext } from './operation-context.ts';

/** Builds the executable schema. It needs no database: services come with the context of each operation. */
export async function createSchema(resolvers: readonly Function[]): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [...resolvers] as unknown as NonEmptyArray<Function>,
    // Demanded of every schema with subscriptions; each of ours has a `subscribe` of its own.
    pubSub: { publish: noTopics, subscribe: noTopics },
    authChecker: async ({ context }: { context: OperationContext }, roles: string[]) =>
      Boolean(await context.caller.enter(roles)),
    validateFn: async (input: unknown) => {
      if (typeof input === 'object' && input !== null) await validateInput(input);
    },
  });
  assertDeclared(schema);
  return schema;
}

/** Deny by default: an operation that does not say who may, and a write that does not say what the audit log calls it, is a mistake. */
function assertDeclared(schema: GraphQLSchema): void {
  const fieldsOf = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});
  const mutations = fieldsOf(schema.getMutationType());
  for (const field of [...fieldsOf(schema.getQueryType()), ...mutations, ...fieldsOf(schema.getSubscriptionType())])
    if (metaOf(field).access === undefined) throw new Error(`${field.name} does not say who may: @Allow.`);
  for (const field of mutations)
    if (metaOf(field).audit === undefined)
      throw new Error(`${field.name} does not say what it is called: @Audited or @NotAudited.`);
}

function noTopics(): never {
  throw new Error('Subscriptions listen by services: there are no topics.');
}
