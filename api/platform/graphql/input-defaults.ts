import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  typeFromAST,
} from 'graphql';

/** Whether a value of this type may leave fields out that then have a default. */
function hasDefaults(type: GraphQLInputType, seen = new Set<GraphQLInputType>()): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || seen.has(named)) return false;
  seen.add(named);
  return Object.values(named.getFields()).some(
    ({ defaultValue, type: fieldType }) => defaultValue !== undefined || hasDefaults(fieldType, seen),
  );
}

/** Whether variables of an operation may be objects with fields that have a default. */
export function takesInputDefaults(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): boolean {
  const variables = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  return variables.some(({ type }) => {
    const found = typeFromAST(schema, type as never) as GraphQLInputType | undefined;
    return found !== undefined && hasDefaults(found);
  });
}
