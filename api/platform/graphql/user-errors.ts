import { AsyncLocalStorage } from 'node:async_hooks';
import { type Arg, Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { AppError, type ErrorCode, type FieldIssue } from '../errors.ts';

/*
 * The expected errors of a mutation are in the `errors` of its payload (`payload.ts`). All others are errors of GraphQL, with the same codes.
 */

@InterfaceType({ description: 'An expected error, for which a mutation did nothing.' })
export abstract class UserError {
  @Field(() => String, { description: 'A code that stays the same; screens have a sentence for each.' })
  code!: string;

  @Field(() => String, { description: 'A sentence in English.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A value to be filled into the sentence of a code.' })
class IssueParam {
  @Field(() => String, { description: 'Its name in the sentence.' })
  name!: string;

  @Field(() => String, { description: 'The value as text.' })
  value!: string;
}

@ObjectType('FieldIssue', { simpleResolvers: true, description: 'An error in one field of an input.' })
export class InputIssue {
  @Field(() => String, { description: 'Its name; within a structure with dots.' })
  path!: string;

  @Field(() => String, { description: 'The rule that it breaks, such as `required`, `tooLong` or `unknownValue`.' })
  code!: string;

  @Field(() => [IssueParam], { description: 'The values that go with the code.' })
  params!: IssueParam[];
}

/** A class of errors that a mutation can expect. */
export type UserErrorType = new () => UserError;

/** A field of a type of errors beside code and message, and how it is read from the error. */
type Detail = [type: Parameters<typeof Arg>[1], description: string, read: (error: AppError) => unknown];

const TYPES = new Map<ErrorCode, { type: UserErrorType; details: Record<string, Detail> }>();

/** The type of the errors of a code: `LinkInvalid` of LINK_INVALID. */
function typeOf(code: ErrorCode, description: string, details: Record<string, Detail> = {}): UserErrorType {
  class ErrorOfCode extends UserError {}
  for (const [name, [type, text]] of Object.entries(details))
    Field(type, { description: text })(ErrorOfCode.prototype, name);
  const name = code.toLowerCase().replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  ObjectType(name, { implements: UserError, simpleResolvers: true, description })(ErrorOfCode);
  TYPES.set(code, { type: ErrorOfCode, details });
  return ErrorOfCode;
}

export const ValidationFailed = typeOf('VALIDATION_FAILED', 'The input has errors in its fields; nothing was done.', {
  fields: [() => [InputIssue], 'Every field that is wrong.', ({ fields }) => fields.map(toView)],
});

export const CaptchaFailed = typeOf(
  'CAPTCHA_FAILED',
  'The captcha is missing, forged, expired or was used before: solve a new challenge.',
);

export const RateLimited = typeOf('RATE_LIMITED', 'There were too many attempts in a short time.', {
  retryAfter: [
    () => Int,
    'The number of seconds after which it can be tried again.',
    ({ retryAfterSeconds }) => retryAfterSeconds ?? 60,
  ],
});

export const Conflict = typeOf(
  'CONFLICT',
  'It was changed by somebody else in the meantime, or the same is being done at this moment.',
);

export const NotFound = typeOf('NOT_FOUND', 'There is no such object, or the caller may not see it.');

export const Forbidden = typeOf('FORBIDDEN', 'The caller sees it, and may not do this with it now.');

export const PlanLimitReached = typeOf('PLAN_LIMIT_REACHED', 'The plan of the owner allows no more.', {
  limit: [() => Int, 'The number that the plan allows.', ({ fields }) => Number(fields[0]?.params?.['limit'] ?? 0)],
});

export const InvalidCredentials = typeOf(
  'INVALID_CREDENTIALS',
  'The e-mail address or the password is wrong; which of them is not told.',
);

export const InvalidCode = typeOf('INVALID_CODE', 'The code is wrong, too old, or was used.');

export const LinkInvalid = typeOf('LINK_INVALID', 'The link is wrong, has expired, was used, or there is a newer one.');

/** Where this is set, expected errors are thrown as well: REST answers all errors in one form. */
export const throwingUserErrors = new AsyncLocalStorage<true>();

/** The error as an entry of `errors`; null if it is not one of the expected ones. */
export function toUserError(error: unknown, expected: readonly UserErrorType[]): UserError | null {
  if (!(error instanceof AppError) || throwingUserErrors.getStore()) return null;
  const { type, details = {} } = TYPES.get(error.code) ?? {};
  if (!type || !expected.includes(type)) return null;
  const values = Object.entries(details).map(([name, [, , read]]) => [name, read(error)]);
  const { code, message } = error;
  return Object.assign(new type(), { code, message }, Object.fromEntries(values) as object);
}

function toView({ path, code, params = {} }: FieldIssue): InputIssue {
  return { path, code, params: Object.entries(params).map(([name, value]) => ({ name, value: String(value) })) };
}
