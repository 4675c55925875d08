import type { GraphQLField, GraphQLSchema } from 'graphql';
import { PRODUCT } from '../features.ts';
import { createSchema } from '../platform/graphql/create-schema.ts';
import { metaOf, type OperationMeta } from '../platform/graphql/operation.ts';
import { listRoutes } from '../platform/rest/bound-route.ts';
import type { RouteMeta } from '../platform/rest/route.ts';

/** The declarations of each root field (`Mutation.login`) and each route (`POST /auth/login`), by name. */
export function declaredOperations(schema: GraphQLSchema): Readonly<Record<string, OperationMeta & RouteMeta>> {
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field: GraphQLField<unknown, unknown>) => [
      `${type!.name}.${field.name}`,
      metaOf(field),
    ]),
  );
  const routes = listRoutes(PRODUCT, schema);
  return Object.fromEntries([
    ...fields,
    ...routes.map(({ method, path, meta }) => [`${method} ${path}`, meta]),
  ]) as Record<string, OperationMeta & RouteMeta>;
}

/** The declarations of the product's own schema. */
export async function declaredOfProduct() {
  return declaredOperations(await createSchema(PRODUCT.all('resolvers')));
}
