import {
  BREAK,
  type DocumentNode,
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
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { PAGE_SIZE } from '../../../schema/constants.ts';
import type { Operation } from './executor.ts';
import { OPERATION_LIMITS } from './limits.ts';

/** The assumed length of a list whose length is not known. */
const USUAL_LENGTH = 5;
/** Arguments, or fields of the argument `input`, that determine the length of a list; each with its highest possible value. */
const MOST: Readonly<Record<string, number>> = {
  first: PAGE_SIZE.max,
  last: PAGE_SIZE.max,
  pageSize: PAGE_SIZE.max,
  limit: 2_000,
  cards: PAGE_SIZE.max,
  count: PAGE_SIZE.max,
  days: 366,
  ids: PAGE_SIZE.max,
  slugs: PAGE_SIZE.max,
  venueIds: PAGE_SIZE.max,
};
/** Counting ends here, because nested fragments could make it take exponential time. */
const CEILING = 10 * OPERATION_LIMITS.cost;

type Variables = Operation['variables'];

/**
 * The highest possible cost of an operation. Each field costs one, multiplied by the lengths of the lists that it is in. The length of a list is
 * told by its arguments, by those of the page or connection that it belongs to, or by its `listSize` in the schema.
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
    const asked = requestedLength(node, field, variables);
    const isList = isListType(getNullableType(field.type));
    const length = isList ? (asked ?? listSizeOf(field) ?? pageSize ?? USUAL_LENGTH) : 1;
    walk(node.selectionSet, getNamedType(field.type), times * length, isList ? null : asked);
  };
  walk(operation.selectionSet, root, 1, null);
  return cost;
}

type OperationText = Pick<Operation, 'document' | 'operationName' | 'variables'>;

/** Refuses operations over the budget before they are executed; `extensions.cost` of all answers is the cost. */
export function withinBudget(
  schema: GraphQLSchema,
  execute: (operation: Operation) => Promise<ExecutionResult>,
): (operation: Operation) => Promise<ExecutionResult> {
  /** Costs that are the same each time; null = variables determine it. */
  const known = new WeakMap<OperationDefinitionNode, number | null>();
  const requestedBy = (operation: Operation): number => {
    const node = getOperationAST(operation.document, operation.operationName);
    const fixed = node && known.get(node);
    if (fixed != null) return fixed;
    const cost = costOf(schema, operation);
    if (node && fixed === undefined) known.set(node, isSizedByVariables(operation.document) ? null : cost);
    return cost;
  };
  return async (operation) => {
    const cost = { requested: requestedBy(operation), budget: OPERATION_LIMITS.cost };
    if (cost.requested > cost.budget) return { errors: [tooCostly(cost.requested)], extensions: { cost } };
    const result = await execute(operation);
    return { ...result, extensions: { ...result.extensions, cost } };
  };
}

/** Whether the lengths of lists may depend on variables. */
function isSizedByVariables(document: DocumentNode): boolean {
  let sized = false;
  visit(document, {
    VariableDefinition: () => false,
    Argument: ({ name }) => (name.value === 'input' || name.value in MOST ? undefined : false),
    Variable: () => {
      sized = true;
      return BREAK;
    },
  });
  return sized;
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

/** The number of objects that the arguments of a field request; null if none of them determines it. Invalid values are left to the field to refuse. */
function requestedLength(
  { arguments: given = [] }: FieldNode,
  { args }: GraphQLField<unknown, unknown>,
  variables: Variables,
): number | null {
  for (const { name, defaultValue } of args) {
    const node = given.find((argument) => argument.name.value === name);
    const value: unknown = (node && valueFromASTUntyped(node.value, variables)) ?? defaultValue;
    const lengths = name === 'input' ? Object.entries(value ?? {}).map(lengthOf) : [lengthOf([name, value])];
    const length = lengths.find((each) => each !== null);
    if (length != null) return length;
  }
  // A connection returns a page of the default size unless a size is given.
  return args.some(({ name }) => name === 'first') ? PAGE_SIZE.default : null;
}

function lengthOf([name, value]: [string, unknown]): number | null {
  const most = MOST[name];
  const length: unknown = Array.isArray(value) ? value.length : value;
  return most !== undefined && typeof length === 'number' ? Math.min(Math.max(length, 1), most) : null;
}
