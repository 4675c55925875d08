import * as z from 'zod';
import { isDay } from '../days.ts';
import { valuesByName } from './enum-names.ts';

/*
 * The values of requests and answers, as types of zod. Types are checked here; rules (lengths, ranges, formats) are those of the operation, and
 * only described here.
 */

const MAX_INT = 2 ** 31 - 1;

type Meta = Readonly<Record<string, unknown>>;
type Range = readonly [minimum: number, maximum: number];

/** Refuses a value, with the code of a field issue. */
export function refuse(
  context: z.RefinementCtx,
  code: string,
  params?: Record<string, string | number>,
  path: string[] = [],
): never {
  context.addIssue({ code: 'custom', path, params: { code, ...(params ? { params } : {}) } });
  return z.NEVER;
}

export function text(description: string, maxLength?: number, example?: string) {
  return z.string().meta({ description, ...(maxLength ? { maxLength } : {}), ...exampleOf(example) });
}

export function email(description: string, maxLength: number, example: string) {
  return text(description, maxLength, example).meta({ format: 'email' });
}

export function id(description: string) {
  return z.string().meta({ description, format: 'uuid' });
}

/** A day; its format is checked here, as the scalar of GraphQL names no field. */
export function day(description: string, example?: string) {
  return z
    .string()
    .transform((said, context) => (isDay(said) ? said : refuse(context, 'notDate')))
    .meta({ description, format: 'date', ...exampleOf(example) });
}

export function moment(description: string) {
  return z.string().meta({ description, format: 'date-time' });
}

export function flag(description: string, example?: boolean) {
  return z.boolean().meta({ description, ...exampleOf(example) });
}

export function decimal(description: string, range?: Range, example?: number) {
  return z.number().meta({ description, ...limits(range), ...exampleOf(example) });
}

/** A whole number; one that is too large for GraphQL is refused here, as GraphQL names no field. */
export function integer(description: string, range?: Range, example?: number) {
  const [least, most] = range ?? [-MAX_INT, MAX_INT];
  return z
    .number()
    .transform((value, context) => {
      if (!Number.isSafeInteger(value)) return refuse(context, 'notWhole');
      if (value > MAX_INT) return refuse(context, 'tooGreat', { max: most });
      return value >= -MAX_INT ? value : refuse(context, 'tooSmall', { min: least });
    })
    .meta({ type: 'integer', description, ...limits(range), ...exampleOf(example) });
}

/** A value of an enumeration, by its word. */
export function enumValue<Value extends string>(
  description: string,
  values: readonly Value[] | Record<string, Value>,
  example?: string,
) {
  const known = valuesByName(values);
  return z
    .string()
    .transform((said, context) => meaning(known, said, context))
    .meta({ description, enum: [...known.keys()], ...exampleOf(example) });
}

/** A list of texts. */
export function texts(description: string, items: z.core.JSONSchema.BaseSchema = {}, more: Meta = {}) {
  const params = { code: 'wrongType', params: { expected: 'array' } };
  const areTexts = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string');
  return z
    .custom<string[]>(areTexts, { params })
    .meta({ type: 'array', description, items: { type: 'string', ...items }, ...more });
}

/** A list of values of an enumeration, by their words. */
export function enumValues<Value extends string>(
  description: string,
  values: readonly Value[] | Record<string, Value>,
  more: Meta = {},
) {
  const known = valuesByName(values);
  const enumeration = { type: 'string', enum: [...known.keys()] };
  return texts(description)
    .transform((said, context) => said.map((each) => meaning(known, each, context)))
    .meta({ type: 'array', description, items: enumeration, ...more });
}

/**
 * The JSON of a request, with these fields; all others are ignored. `null` counts as not sent if a field does not accept it.
 * Missing texts and flags are left to the rules, which report them as `required`.
 */
export function form<Shape extends z.ZodRawShape>(shape: Shape, description: string, name?: string, more: Meta = {}) {
  const acceptsNull = new Set(Object.keys(shape).filter((key) => handlesNull(shape[key]!)));
  const sent = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(shape).flatMap(([key, type]) => {
        const given: unknown = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
        if (given !== undefined && (given !== null || acceptsNull.has(key))) return [[key, given]];
        if (type instanceof z.ZodString) return [[key, '']];
        return type instanceof z.ZodBoolean ? [[key, false]] : [];
      }),
    );
  };
  return z.preprocess(sent, z.object(shape)).meta({ description, ...(name ? { id: name } : {}), ...more });
}

/** Whether a field accepts `null`, or reports it as `required`. */
function handlesNull(type: z.core.$ZodType): boolean {
  const [issue] = z.safeParse(type, null).error?.issues ?? [];
  return !issue || (issue.code === 'custom' && issue.params?.['code'] === 'required');
}

/** An object in an answer, with these fields. */
export function told<Shape extends z.ZodRawShape>(shape: Shape, description: string, name?: string) {
  return z.object(shape).meta({ description, ...(name ? { id: name } : {}) });
}

export function meaning<Value>(
  known: ReadonlyMap<string, Value>,
  said: string,
  context: z.RefinementCtx,
): Value | never {
  const value = known.get(said.toLowerCase().replaceAll('_', '-'));
  return value ?? refuse(context, 'unknownValue', { allowed: [...known.keys()].join(', ') });
}

const limits = (range?: Range) => (range ? { minimum: range[0], maximum: range[1] } : {});
const exampleOf = (example?: string | number | boolean) => (example === undefined ? {} : { examples: [example] });
