import { getMetadataStorage, validate, type ValidationError } from 'class-validator';
import { type FieldIssue, validationFailed } from './errors.ts';

/** Rules of class-validator → codes that the screens map to sentences. Rules without an entry keep their own name. */
const CODES: Record<string, string> = {
  max: 'tooGreat',
  min: 'tooSmall',
  maxLength: 'tooLong',
  minLength: 'tooShort',
  arrayMaxSize: 'tooMany',
  arrayMinSize: 'required',
  isInt: 'notWhole',
  isLatitude: 'notLatitude',
  isLongitude: 'notLongitude',
  isEnum: 'unknownValue',
  isIn: 'unknownValue',
  isNotEmpty: 'required',
  consentRequired: 'required',
  arrayUnique: 'repeated',
};

/** Rules with a limit → its name among the parameters of an issue. */
const LIMITS: Record<string, 'max' | 'min'> = {
  max: 'max',
  min: 'min',
  maxLength: 'max',
  minLength: 'min',
  arrayMaxSize: 'max',
  tooManyDays: 'max',
  periodTooLong: 'max',
};

/**
 * Checks an input by the rules of its class, for GraphQL and REST alike.
 * @throws AppError VALIDATION_FAILED with every field that is wrong.
 */
export async function validateInput(input: object): Promise<void> {
  const errors = await validate(input, { forbidUnknownValues: false });
  const issues = [...errors.flatMap((error) => issuesOf(error, '')), ...unreadableTexts(input, '')];
  if (issues.length) throw validationFailed(issues);
}

/** For inputs whose errors the payload names: the service checks them. */
export const CHECKED_BY_SERVICE = { validateFn: async (): Promise<void> => {} };

/** Texts that no database takes and no screen shows: with the character of number 0, or half of a surrogate pair. */
function unreadableTexts(value: unknown, path: string): FieldIssue[] {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? [{ path, code: 'unreadable' }] : [];
  if (Array.isArray(value)) return value.flatMap((item) => unreadableTexts(item, path)).slice(0, 1);
  if (typeof value !== 'object' || value === null || value instanceof Promise) return [];
  return Object.entries(value).flatMap(([name, item]) => unreadableTexts(item, path ? `${path}.${name}` : name));
}

function issuesOf(error: ValidationError, parent: string): FieldIssue[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.keys(error.constraints ?? {}).map((rule) => ({
    path,
    code: CODES[rule] ?? rule,
    ...limitOf(error, rule),
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => issuesOf(child, path))];
}

/** The limit of a rule that was broken, as parameters; an error itself has it only within a sentence. */
function limitOf({ target, property }: ValidationError, rule: string): Pick<FieldIssue, 'params'> {
  const limit = LIMITS[rule];
  if (!limit || !target) return {};
  const rules = getMetadataStorage().getTargetValidationMetadatas(target.constructor, '', false, false);
  const broken = rules.find(({ name, propertyName }) => name === rule && propertyName === property);
  return broken ? { params: { [limit]: broken.constraints[0] as number } } : {};
}
