import { AsyncLocalStorage } from 'node:async_hooks';
import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { AppError, type ErrorCode, type FieldIssue } from '../errors.ts';

/*
 * Outcomes that an operation foresees are members of its result union, not errors: the screen then has to deal with them.
 * Whatever else goes wrong is thrown, with the same codes.
 */

@InterfaceType({ description: 'An outcome that is foreseen and is no success.' })
export abstract class Failure {
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
  implements: Failure,
  simpleResolvers: true,
  description: 'Fields of the input are wrong; nothing was done.',
})
export class ValidationFailed extends Failure {
  @Field(() => [FieldIssueView], { description: 'Every field that is wrong.' })
  fields!: FieldIssueView[];
}

@ObjectType({
  implements: Failure,
  simpleResolvers: true,
  description: 'The captcha is missing, forged, expired or was used before: solve a new challenge.',
})
export class CaptchaFailed extends Failure {}

@ObjectType({ implements: Failure, simpleResolvers: true, description: 'Too many tries in a short time.' })
export class RateLimited extends Failure {
  @Field(() => Int, { description: 'Seconds after which it can be tried again.' })
  retryAfter!: number;
}

@ObjectType({
  implements: Failure,
  simpleResolvers: true,
  description: 'It was changed by somebody else in the meantime, or the same is being done at this moment.',
})
export class Conflict extends Failure {}

@ObjectType({
  implements: Failure,
  simpleResolvers: true,
  description: 'There is no such thing, or not for the caller.',
})
export class NotFound extends Failure {}

@ObjectType({
  implements: Failure,
  simpleResolvers: true,
  description: 'The caller sees it, and may not do this with it now.',
})
export class Forbidden extends Failure {}

@ObjectType({ implements: Failure, simpleResolvers: true, description: 'The plan of the owner allows no more.' })
export class PlanLimitReached extends Failure {
  @Field(() => Int, { description: 'How many it allows.' })
  limit!: number;
}

@ObjectType({
  implements: Failure,
  simpleResolvers: true,
  description: 'E-mail address or password is wrong; which of them is not told.',
})
export class InvalidCredentials extends Failure {}

@ObjectType({ implements: Failure, simpleResolvers: true, description: 'The code is wrong, too old, or was used.' })
export class InvalidCode extends Failure {}

@ObjectType({
  implements: Failure,
  simpleResolvers: true,
  description: 'The link is wrong, has expired, was used, or there is a newer one.',
})
export class LinkInvalid extends Failure {}

const KINDS = {
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
} satisfies Partial<Record<ErrorCode, new () => Failure>>;

type Foreseen = keyof typeof KINDS;
type FailureOf<Code extends Foreseen> = InstanceType<(typeof KINDS)[Code]>;

/** Where this is set, failures that an operation foresees are thrown as well: REST has one grammar for all of them. */
export const throwingFailures = new AsyncLocalStorage<true>();

/** What the work gives, or the failure of the union that its error stands for. Errors of other codes are thrown on. */
export async function toResultUnion<Result, Code extends Foreseen>(
  codes: readonly Code[],
  work: Promise<Result>,
): Promise<Result | FailureOf<Code>> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof AppError ? codes.find((foreseen) => foreseen === error.code) : undefined;
    if (code === undefined || throwingFailures.getStore()) throw error;
    return toFailure(code, error as AppError) as FailureOf<Code>;
  }
}

function toFailure(code: Foreseen, { message, fields, retryAfterSeconds }: AppError): Failure {
  const failure = new KINDS[code]();
  const more = {
    ...(failure instanceof ValidationFailed ? { fields: fields.map(toView) } : {}),
    ...(failure instanceof PlanLimitReached ? { limit: Number(fields[0]?.params?.['limit'] ?? 0) } : {}),
    ...(failure instanceof RateLimited ? { retryAfter: retryAfterSeconds ?? 60 } : {}),
  };
  return Object.assign(failure, { code, message }, more);
}

function toView({ path, code, params = {} }: FieldIssue): FieldIssueView {
  return { path, code, params: Object.entries(params).map(([name, value]) => ({ name, value: String(value) })) };
}
