import * as z from 'zod';
import { AppError, type FieldIssue, validationFailed } from '../errors.ts';
import { type QueryShape, sentIn } from './query.ts';

/** The content of the query of a URL. */
export interface ReadQuery<Shape extends QueryShape> {
  query: { [Name in keyof Shape]: z.output<Shape[Name]> };
  /** The names and values that were sent, without empty ones and the page. */
  conditions: (readonly [name: string, value: string])[];
}

const objects = new WeakMap<QueryShape, z.ZodObject>();

/** Created once for each shape: zod compiles a schema that is used again. */
function objectOf(shape: QueryShape): z.ZodObject {
  const known = objects.get(shape) ?? z.object(shape);
  objects.set(shape, known);
  return known;
}

/** Reads it. @throws AppError VALIDATION_FAILED. */
export function readQuery<Shape extends QueryShape>(url: string, shape: Shape): ReadQuery<Shape> {
  const { values, issues } = sentIn(url, new Set(Object.keys(shape)));
  const read = objectOf(shape).safeParse(values, { reportInput: true });
  const all = once([...issues, ...(read.error?.issues.map(toFieldIssue) ?? [])]);
  if (all.length) throw validationFailed(all);
  const conditions = Object.entries(values).flatMap(([name, sent]) =>
    name === 'page' ? [] : sent.map((value) => [name, value] as const),
  );
  return { query: read.data as ReadQuery<Shape>['query'], conditions };
}

/**
 * Reads a body.
 * @param body as the parser left it: undefined if the request was no JSON.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE or BAD_REQUEST if it is no JSON object, VALIDATION_FAILED with all issues.
 */
export function readBody<Body>(body: unknown, schema: z.ZodType<Body>): Body {
  if (body === undefined) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError('BAD_REQUEST');
  const read = schema.safeParse(body, { reportInput: true });
  if (!read.success) throw validationFailed(once(read.error.issues.map(toFieldIssue)));
  return read.data;
}

function toFieldIssue(issue: z.core.$ZodIssue): FieldIssue {
  const path = issue.path.join('.');
  if (issue.code === 'custom') return { path, ...(issue.params as Omit<FieldIssue, 'path'>) };
  if (issue.code !== 'invalid_type') return { path, code: 'unknownValue' };
  return issue.input === undefined
    ? { path, code: 'required' }
    : { path, code: 'wrongType', params: { expected: issue.expected } };
}

/** The first issue of each field. */
function once(issues: readonly FieldIssue[]): FieldIssue[] {
  return [...new Map(issues.toReversed().map((issue) => [issue.path, issue])).values()].toReversed();
}
