import {
  getNamedType,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { Arg, Ctx, Field, ID, Info, InterfaceType, Query, Resolver } from 'type-graphql';
import { AppError } from '../errors.ts';
import { Allow } from './operation.ts';
import type { OperationContext } from './operation-context.ts';

@InterfaceType({
  description: 'Something that has an id of its own, and can be read again by it.',
  resolveType: (value: { __typename: string }) => value.__typename,
})
export abstract class Node {
  @Field(() => ID, { description: 'The id, unique among all objects.' })
  id!: string;
}

@Resolver()
export class NodeResolver {
  @Allow('everybody')
  @Query(() => Node, {
    nullable: true,
    description: 'The object of an id, whatever it is. Null if there is none that the caller may see.',
  })
  async node(
    @Arg('id', () => ID, { description: 'The id of the object.' }) id: string,
    @Ctx() context: OperationContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    for (const query of nodeQueries(info.schema)) {
      const found = await readable(() => query.resolve!(undefined, { id }, context, info) as Promise<object | null>);
      const __typename = getNamedType(query.type).name;
      // Derived and not copied: what was found may be shared, and may have getters.
      if (found) return Object.create(found, { __typename: { value: __typename } }) as object;
    }
    return null;
  }
}

/** The queries that read one node by its id alone, with their own rules of access. */
function nodeQueries(schema: GraphQLSchema): GraphQLField<undefined, OperationContext>[] {
  return Object.values(schema.getQueryType()!.getFields()).filter(({ args, type }) => {
    const named = getNamedType(type);
    const byId =
      args.some(({ name }) => name === 'id') && args.every((arg) => arg.name === 'id' || !isRequiredArgument(arg));
    return (
      byId &&
      !isInterfaceType(named) &&
      isObjectType(named) &&
      named.getInterfaces().some(({ name }) => name === 'Node')
    );
  });
}

async function readable(read: () => Promise<object | null>): Promise<object | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && REFUSALS.has(error.code)) return null;
    throw error;
  }
}

const REFUSALS: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']);
