import { AsyncLocalStorage } from 'node:async_hooks';
import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { AppError, type ErrorCode, type FieldIssue } from '../errors.ts';

/*
 * What a mutation expects to go wrong is told by the `errors` of its payload: see `payload.ts`.
 * Whatever else goes wrong is an error of GraphQL, with the same codes.
 */

@InterfaceType({ description: 'Why a mutation did nothing, as it is expected to happen.' })
export abstract class UserError {
  @Field(() => String, { description: 'A code that stays the same; screens have a sentence for each.' })
  code!: string;

  @Field(() => String, { description: 'A sentence in English.' })
  message!: string;
}

@ObjectType('IssueParam', { simpleResolvers: true, description: 'A value to be filled into the sentence of a code.' })
export class IssueParam {
  @Field(() => String, { description: 'Its name in the sentence.' })
  name!: string;

  @Field(() => String, { description: 'The value as text.' })
  value!: string;
}

@ObjectType('FieldIssue', { simpleResolvers: true, description: 'What is wrong with one field of an input.' })
export class FieldIssueView {
  @Field(() => String, { description: 'Its name; within a structure with dots.' })
  path!: string;

  @Field(() => String, { description: 'The rule that it breaks: `required`, `tooLong`, `unknownValue`, …' })
  code!: string;

  @Field(() => [IssueParam], { description: 'Values that go with the code.' })
  params!: IssueParam[];
}

@ObjectType({
  implements: UserError,
  simpleResolvers: true,
  description: 'Fields of the input are wrong; nothing was done.',
})
export class ValidationFailed extends UserError {
  @Field(() => [FieldIssueView], { description: 'Every field that is wrong.' })
  fields!: FieldIssueView[];
}

@ObjectType({
  implements: UserError,
  simpleResolvers: true,
  description: 'The captcha is missing, forged, expired or was used before: solve a new challenge.',
})
export class CaptchaFailed extends UserError {}

@ObjectType({ implements: UserError, simpleResolvers: true, description: 'Too many tries in a short time.' })
export class RateLimited extends UserError {
  @Field(() => Int, { description: 'Seconds after which it can be tried again.' })
  retryAfter!: number;
}

@ObjectType({
  implements: UserError,
  simpleResolvers: true,
  description: 'It was changed by somebody else in the meantime, or the same is being done at this moment.',
})
export class Conflict extends UserError {}

@ObjectType({
  implements: UserError,
  simpleResolvers: true,
  description: 'There is no such thing, or not for the caller.',
})
export class NotFound extends UserError {}

@ObjectType({
  implements: UserError,
  simpleResolvers: true,
  description: 'The caller sees it, and may not do this with it now.',
})
export class Forbidden extends UserError {}

@ObjectType({ implements: UserError, simpleResolvers: true, description: 'The plan of the owner allows no more.' })
export class PlanLimitReached extends UserError {
  @Field(() => Int, { description: 'How many it allows.' })
  limit!: number;
}

@ObjectType({
  implements: UserError,
  simpleResolvers: true,
  description: 'E-mail address or password is wrong; which of them is not told.',
})
export class InvalidCredentials extends UserError {}

@ObjectType({ implements: UserError, simpleResolvers: true, description: 'The code is wrong, too old, or was used.' })
export class InvalidCode extends UserError {}

@ObjectType({
  implements: UserError,
  simpleResolvers: true,
  description: 'The link is wrong, has expired, was used, or there is a newer one.',
})
export class LinkInvalid extends UserError {}

/** A class of errors that a mutation can expect. */
export type UserErrorType = new () => UserError;

const BY_CODE: Partial<Record<ErrorCode, UserErrorType>> = {
  VALIDATION_FAILED: ValidationFailed,
  CAPTCHA_FAILED: CaptchaFailed,
  RATE_LIMITED: RateLimited,
  CONFLICT: Conflict,
  NOT_FOUND: NotFound,
  FORBIDDEN: Forbidden,
  PLAN_LIMIT_REACHED: PlanLimitReached,
  INVALID_CREDENTIALS: InvalidCredentials,
  INVALID_CODE: InvalidCode,
  LINK_INVALID: LinkInvalid,
};

/** Where this is set, expected errors are thrown as well: REST has one grammar for all of them. */
export const throwingUserErrors = new AsyncLocalStorage<true>();

/** The error as a payload tells it; null = it is none of the expected ones. */
export function toUserError(error: unknown, expected: readonly UserErrorType[]): UserError | null {
  if (!(error instanceof AppError) || throwingUserErrors.getStore()) return null;
  const type = BY_CODE[error.code];
  if (!type || !expected.includes(type)) return null;
  const { code, message, fields, retryAfterSeconds } = error;
  const more = {
    ...(type === ValidationFailed ? { fields: fields.map(toView) } : {}),
    ...(type === PlanLimitReached ? { limit: Number(fields[0]?.params?.['limit'] ?? 0) } : {}),
    ...(type === RateLimited ? { retryAfter: retryAfterSeconds ?? 60 } : {}),
  };
  return Object.assign(new type(), { code, message }, more);
}

function toView({ path, code, params = {} }: FieldIssue): FieldIssueView {
  return { path, code, params: Object.entries(params).map(([name, value]) => ({ name, value: String(value) })) };
}
