import { type DocumentNode, type GraphQLSchema, Kind, OperationTypeNode, parse, validate } from 'graphql';
import { metaOf, type OperationMeta } from '../graphql/operation.ts';
import type { Method, Route, RouteMeta } from './route.ts';

/** A route with its operation, if it runs one, and what is declared of either. */
export interface BoundRoute {
  method: Method;
  /** In the notation of OpenAPI. */
  path: string;
  meta: RouteMeta;
  /** Such as `Mutation.login`; null if a handler of its own serves the route. */
  runs: string | null;
  document: DocumentNode | null;
  route: Route;
}

/** The features with their routes. */
export interface RestProduct {
  features: readonly { rest?: readonly Route[] }[];
}

/** Every route of REST. @throws Error if two are the same, or an operation does not fit the schema. */
export function listRoutes({ features }: RestProduct, schema: GraphQLSchema): BoundRoute[] {
  const routes = features.flatMap(({ rest }) => rest ?? []);
  const known = new Set<string>();
  for (const { at } of routes) {
    if (known.has(at)) throw new Error(`${at} is served twice.`);
    known.add(at);
  }
  return routes.map((route) => bind(route, schema));
}

function bind(route: Route, schema: GraphQLSchema): BoundRoute {
  const [method, path] = route.at.split(' ') as [Method, string];
  if (!('runs' in route)) return { method, path, meta: route, runs: null, document: null, route };
  const document = parse(route.runs, { noLocation: true });
  const [problem] = validate(schema, document);
  if (problem) throw new Error(`${route.at}: ${problem.message}`);
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)!;
  const root = schema.getRootType(operation.operation)!;
  const [selected] = operation.selectionSet.selections;
  if (operation.operation === OperationTypeNode.SUBSCRIPTION || selected?.kind !== Kind.FIELD)
    throw new Error(`${route.at} does not begin with a query or mutation.`);
  const field = root.getFields()[selected.name.value]!;
  const runs = `${root.name}.${field.name}`;
  return { method, path, meta: metaOf(field) as OperationMeta, runs, document, route };
}
