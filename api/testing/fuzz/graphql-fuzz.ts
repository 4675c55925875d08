import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isUnionType,
} from 'graphql';
import type { Random } from '../random.ts';
import { oddDay, oddNumber, oddWhole, wrongKind } from './odd-values.ts';
import { plausibleText } from './plausible.ts';

const SELECTED_LEVELS = 4;
const MOST_FIELDS = 60;

/** The values to draw from. */
export interface Draw {
  random: Random;
  texts: readonly string[];
  /** Ids of existing objects of every type. */
  ids: () => readonly string[];
}

export interface RootField {
  kind: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
}

/** Every query and mutation. */
export function rootFields(schema: GraphQLSchema): RootField[] {
  const fields = (kind: RootField['kind'], type: ReturnType<GraphQLSchema['getQueryType']>) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field }));
  return [...fields('query', schema.getQueryType()), ...fields('mutation', schema.getMutationType())];
}

/** An operation of one field with valid arguments except for one or two, and the largest allowed selection. */
export function oddOperation({ kind, field }: RootField, draw: Draw): { query: string; variables: object } {
  const { random } = draw;
  const args = field.args.filter(({ type }) => isNonNullType(type) || random.chance(0.6));
  const variables = Object.fromEntries(args.map(({ name, type }) => [name, plausible(name, type, draw)]));
  for (let n = random.whole(1, 2); n > 0 && args.length; n--) {
    const { name, type } = random.pick(args);
    variables[name] = spoil(variables[name], type, draw);
  }
  const head = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const call = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = selectionOf(field.type, draw, SELECTED_LEVELS, { left: MOST_FIELDS });
  return { query: `${kind} ${head && `(${head})`} { ${field.name}${call && `(${call})`} ${selection} }`, variables };
}

/** A valid value. */
function plausible(name: string, type: GraphQLInputType, draw: Draw): unknown {
  const { random } = draw;
  if (isNonNullType(type)) return plausible(name, type.ofType, draw);
  if (isListType(type)) {
    const item: GraphQLInputType = type.ofType;
    return Array.from({ length: random.whole(0, 3) }, () => plausible(name, item, draw));
  }
  if (isEnumType(type)) return random.pick(type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((each) => isNonNullType(each.type) || random.chance(0.5));
    return Object.fromEntries(fields.map((each) => [each.name, plausible(each.name, each.type, draw)]));
  }
  switch (type.name) {
    case 'ID':
      return random.pick(draw.ids());
    case 'Boolean':
      return random.chance(0.5);
    case 'Int':
      return random.whole(0, 5);
    case 'Float':
      return name === 'latitude' ? 45.75 : 4.83;
    case 'LocalDate':
      return '2030-06-01';
    default:
      return plausibleText(name);
  }
}

/** The value with one odd part. */
function spoil(value: unknown, type: GraphQLInputType, draw: Draw): unknown {
  const { random } = draw;
  if (random.chance(0.12)) return wrongKind(random);
  if (isNonNullType(type)) return spoil(value, type.ofType, draw);
  if (isListType(type)) {
    const list = Array.isArray(value) && value.length ? [...(value as unknown[])] : [null];
    const at = random.whole(0, list.length - 1);
    list[at] = spoil(list[at], type.ofType, draw);
    return random.chance(0.1) ? Array.from({ length: 200 }, () => list[at]) : list;
  }
  if (isInputObjectType(type)) {
    const inner = random.pick(Object.values(type.getFields()));
    const before = typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
    return { ...before, [inner.name]: spoil(before?.[inner.name], inner.type, draw) };
  }
  if (isEnumType(type)) return random.pick(['', 'NONE', '__proto__', 'constructor', 7]);
  switch (type.name) {
    case 'Int':
      return oddWhole(random);
    case 'Float':
      return oddNumber(random);
    case 'LocalDate':
      return oddDay(random);
    case 'Boolean':
      return wrongKind(random);
    default:
      return random.pick(draw.texts);
  }
}

/** The selection of a type: of a union one member, without fields that need arguments. */
function selectionOf(type: GraphQLOutputType, draw: Draw, levels: number, budget: { left: number }): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isUnionType(named)) {
    const members = named.getTypes();
    const member = draw.random.chance(0.7) ? members[0]! : draw.random.pick(members);
    return `{ __typename ... on ${member.name} ${selectionOf(member, draw, levels, budget)} }`;
  }
  const selected = Object.values(named.getFields()).flatMap((field) => {
    if (budget.left <= 0 || field.args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined))
      return [];
    if (!isLeafType(getNamedType(field.type)) && (levels <= 1 || draw.random.chance(0.3))) return [];
    budget.left--;
    return [`${field.name} ${selectionOf(field.type, draw, levels - 1, budget)}`];
  });
  return `{ __typename ${selected.join(' ')} }`;
}
