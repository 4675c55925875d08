import 'reflect-metadata';
import {
  assertValidSchema,
  DirectiveLocation,
  GraphQLDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  isNonNullType,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
  specifiedDirectives,
} from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import { validateInput } from '../validation.ts';
import { resolveNodeTypes } from './node.ts';
import { metaOf } from './operation.ts';
import type { OperationContext } from './operation-context.ts';

/** Builds the executable schema. It needs no database: services are in the context of each operation. */
export async function createSchema(resolvers: readonly Function[]): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [...resolvers] as unknown as NonEmptyArray<Function>,
    // Required for subscriptions, although each of ours has its own `subscribe`.
    pubSub: { publish: noTopics, subscribe: noTopics },
    directives: [...specifiedDirectives, SEMANTIC_NON_NULL],
    // It would send the schema an introspection. The first operation checks it anyway, and so does what prints it.
    skipCheck: true,
    authChecker: async ({ context }: { context: OperationContext }, roles: string[]) =>
      Boolean(await context.caller.enter(roles)),
    validateFn: async (input: unknown) => {
      if (typeof input === 'object' && input !== null) await validateInput(input);
    },
  });
  assertDeclared(schema);
  letRefusedQueriesBeNull(schema);
  resolveNodeTypes(schema);
  return schema;
}

/** Deny by default: every operation has to declare its access, and every mutation its name in the audit log. */
function assertDeclared(schema: GraphQLSchema): void {
  const fieldsOf = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});
  const mutations = fieldsOf(schema.getMutationType());
  for (const field of [...fieldsOf(schema.getQueryType()), ...mutations, ...fieldsOf(schema.getSubscriptionType())])
    if (metaOf(field).access === undefined) throw new Error(`${field.name} does not declare its access: @Allow.`);
  for (const field of mutations)
    if (metaOf(field).audit === undefined)
      throw new Error(`${field.name} does not declare its audit: @Audited or @NotAudited.`);
}

/** Marks fields that are null only together with an error. Clients that reject errors may take them for not null. */
const SEMANTIC_NON_NULL = new GraphQLDirective({
  name: 'semanticNonNull',
  description: 'Is null only where an error of the answer says why.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
});

/** A query with restricted access is null where it is refused, so that the rest of the answer remains. */
function letRefusedQueriesBeNull(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getQueryType()!.getFields())) {
    if (metaOf(field).access === 'everybody' || !isNonNullType(field.type)) continue;
    field.type = field.type.ofType;
    field.extensions = { ...field.extensions, semanticNonNull: true };
  }
}

/** The schema definition with our directive, which `printSchema` leaves out. It prints the type of a field by its `toString`. */
export function printDefinition(schema: GraphQLSchema): string {
  assertValidSchema(schema);
  const printed = lexicographicSortSchema(schema);
  const objects = Object.values(printed.getTypeMap()).filter(isObjectType);
  for (const field of objects.flatMap((type) => Object.values(type.getFields()))) {
    const { type, extensions } = field;
    if (extensions['semanticNonNull'])
      field.type = { toString: () => `${type.toString()} @semanticNonNull` } as typeof type;
  }
  return printSchema(printed);
}

function noTopics(): never {
  throw new Error('Subscriptions listen by services: there are no topics.');
}
