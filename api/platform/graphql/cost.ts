import {
  type ExecutionResult,
  type FieldNode,
  getNamedType,
  getNullableType,
  getOperationAST,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { PAGE_SIZE } from '../../../schema/constants.ts';
import type { Operation } from './executor.ts';
import { OPERATION_LIMITS } from './limits.ts';

/** A list that says nothing of its length is taken to be so long. */
const USUAL_LENGTH = 5;
/** Arguments that say how long a list may be, and the most that they can say. */
const MOST: Readonly<Record<string, number>> = {
  pageSize: PAGE_SIZE.max,
  limit: 2_000,
  cards: PAGE_SIZE.max,
  count: PAGE_SIZE.max,
  days: 366,
  ids: PAGE_SIZE.max,
  slugs: PAGE_SIZE.max,
  venueIds: PAGE_SIZE.max,
};
/** Counting ends here: a text can be made that would be counted for ever. */
const CEILING = 10 * OPERATION_LIMITS.cost;

type Variables = Operation['variables'];

/**
 * What an operation may cost: each field counts one, those of the objects of a list as often as it may have objects. A list is as long as its arguments
 * say, those of the page that it is the `items` of, or its `listSize` in the schema.
 */
export function costOf(schema: GraphQLSchema, { document, operationName, variables: given }: OperationText): number {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!root) return 0;
  const variables: Variables = { ...given };
  for (const { variable, defaultValue } of operation.variableDefinitions ?? [])
    if (defaultValue) variables[variable.name.value] ??= valueFromASTUntyped(defaultValue);
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  let cost = 0;

  const walk = (
    { selections }: SelectionSetNode,
    type: GraphQLNamedType | undefined,
    times: number,
    pageSize: number | null,
  ): void => {
    for (const selection of selections) {
      if (cost > CEILING) return;
      if (selection.kind === Kind.FIELD) count(selection, type, times, pageSize);
      else {
        const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
        const on = fragment?.typeCondition?.name.value;
        if (fragment) walk(fragment.selectionSet, on === undefined ? type : schema.getType(on), times, pageSize);
      }
    }
  };
  const count = (node: FieldNode, type: GraphQLNamedType | undefined, times: number, pageSize: number | null): void => {
    cost += times;
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field || !node.selectionSet) return;
    const asked = lengthAsked(node, field, variables);
    const isList = isListType(getNullableType(field.type));
    const length = isList ? (asked ?? listSizeOf(field) ?? pageSize ?? USUAL_LENGTH) : 1;
    walk(node.selectionSet, getNamedType(field.type), times * length, isList ? null : asked);
  };
  walk(operation.selectionSet, root, 1, null);
  return cost;
}

type OperationText = Pick<Operation, 'document' | 'operationName' | 'variables'>;

/** Has operations that cost too much refused before they begin, and the answers of the others say what they cost. */
export function withinBudget(
  schema: GraphQLSchema,
  execute: (operation: Operation) => Promise<ExecutionResult>,
): (operation: Operation) => Promise<ExecutionResult> {
  return async (operation) => {
    const cost = { requested: costOf(schema, operation), budget: OPERATION_LIMITS.cost };
    if (cost.requested > cost.budget) return { errors: [tooCostly(cost.requested)], extensions: { cost } };
    const result = await execute(operation);
    return { ...result, extensions: { ...result.extensions, cost } };
  };
}

export function tooCostly(requested: number): GraphQLError {
  return new GraphQLError(
    `The operation may cost ${requested}, of at most ${OPERATION_LIMITS.cost}: ask for shorter lists, or for fewer fields of their objects.`,
    { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } },
  );
}

function listSizeOf({ extensions }: GraphQLField<unknown, unknown>): number | null {
  return (extensions as { listSize?: number }).listSize ?? null;
}

/** How many objects the arguments of a field ask for; null = they say nothing of it. What is no length is for the field itself to refuse. */
function lengthAsked(
  { arguments: given = [] }: FieldNode,
  { args }: GraphQLField<unknown, unknown>,
  variables: Variables,
): number | null {
  for (const { name, defaultValue } of args) {
    const most = MOST[name];
    if (most === undefined) continue;
    const node = given.find((argument) => argument.name.value === name);
    const value = (node && valueFromASTUntyped(node.value, variables)) ?? defaultValue;
    const length = Array.isArray(value) ? value.length : value;
    if (typeof length === 'number') return Math.min(Math.max(length, 1), most);
  }
  return null;
}
