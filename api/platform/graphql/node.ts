import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { Arg, Ctx, Field, ID, Info, InterfaceType, Query, Resolver } from 'type-graphql';
import { AppError } from '../errors.ts';
import { isUuid } from '../text.ts';
import { Allow, metaOf } from './operation.ts';
import type { OperationContext } from './operation-context.ts';

/** Its id is a UUID. */
@InterfaceType({ description: 'An object that has an id, and can be read again by it.' })
export abstract class Node {
  @Field(() => ID, { description: 'The id, unique among all objects.' })
  id!: string;
}

/** The names of the types of the objects that `node` has found. */
const typeNames = new WeakMap<object, string>();

/** TypeGraphQL would resolve the types asynchronously, which compiled operations (graphql-jit) do not wait for. */
export function resolveNodeTypes(schema: GraphQLSchema): void {
  const type = schema.getType('Node');
  if (isInterfaceType(type)) type.resolveType = (value: object) => typeNames.get(value);
}

@Resolver()
export class NodeResolver {
  @Allow('everybody')
  @Query(() => Node, {
    nullable: true,
    description: 'The object of an id, whatever its type. Null if there is none that the caller may see.',
  })
  async node(
    @Arg('id', () => ID, { description: 'The id of the object.' }) id: string,
    @Ctx() context: OperationContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    if (!isUuid(id)) return null;
    for (const { resolve, args, type } of nodeQueries(info.schema)) {
      const defaults = Object.fromEntries(args.map(({ name, defaultValue }) => [name, defaultValue]));
      const found = await nullIfRefused(async () => resolve!(undefined, { ...defaults, id }, context, info));
      if (!found) continue;
      typeNames.set(found, getNamedType(type).name);
      return found;
    }
    return null;
  }
}

/** The queries that read one node by its id alone. Each has its own rules of access; those with the same answer for everybody come last. */
function nodeQueries(schema: GraphQLSchema): GraphQLField<undefined, OperationContext>[] {
  const queries = Object.values(schema.getQueryType()!.getFields()).filter(({ args, type }) => {
    const nullable = getNullableType(type);
    return (
      isObjectType(nullable) &&
      nullable.getInterfaces().some(({ name }) => name === 'Node') &&
      args.some(({ name }) => name === 'id') &&
      args.every((arg) => arg.name === 'id' || !isRequiredArgument(arg))
    );
  });
  return queries.toSorted(
    (one, other) => Number(metaOf(one).isShared ?? false) - Number(metaOf(other).isShared ?? false),
  );
}

const REFUSALS: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']);

async function nullIfRefused(read: () => Promise<unknown>): Promise<object | null> {
  try {
    return (await read()) as object | null;
  } catch (error) {
    if (error instanceof AppError && REFUSALS.has(error.code)) return null;
    throw error;
  }
}
