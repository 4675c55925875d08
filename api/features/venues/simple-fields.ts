import { IsInt, IsOptional, Max, MaxLength, Min, ValidateBy } from 'class-validator';
import { Field, Int } from 'type-graphql';
import { SIMPLE_NAMES, simpleField, type SimpleName, type SimpleValues } from '../../../schema/venue-fields.ts';
import { PhoneNumber, RequiredEmail } from '../../platform/form-rules.ts';

/** What classes with these fields extend, for the compiler; what the fields are to libraries is applied to the class afterwards. */
export function WithSimple<Name extends SimpleName = SimpleName>(): new () => Pick<SimpleValues, Name> {
  return Object as unknown as new () => Pick<SimpleValues, Name>;
}

function isWebAddress(value: unknown, max: number): boolean {
  if (typeof value !== 'string' || value === '' || value.length > max) return true;
  return ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '');
}

function rulesOf(name: SimpleName): PropertyDecorator[] {
  const { kind, min = 0, max } = simpleField(name);
  const rules: Record<typeof kind, () => PropertyDecorator[]> = {
    line: () => [MaxLength(max)],
    phone: () => [PhoneNumber()],
    email: () => [RequiredEmail()],
    url: () => [
      MaxLength(max),
      ValidateBy({ name: 'notWebAddress', validator: { validate: (value) => isWebAddress(value, max) } }),
    ],
    whole: () => [IsInt(), Min(min), Max(max)],
  };
  return rules[kind]();
}

const typeOf = (name: SimpleName) => (simpleField(name).kind === 'whole' ? () => Int : () => String);

/** Gives an input type the simple fields with their rules. */
export function simpleInputs({ prototype }: { prototype: object }): void {
  for (const name of SIMPLE_NAMES) {
    const { kind, description, max } = simpleField(name);
    const limit = kind === 'line' || kind === 'url' || kind === 'email' ? `, at most ${max} characters` : '';
    const cleared = kind === 'whole' ? 'null = none or unknown' : 'null or empty = none';
    Field(typeOf(name), { nullable: true, description: `${description}${limit}; ${cleared}.` })(prototype, name);
    for (const rule of [IsOptional(), ...rulesOf(name)]) rule(prototype, name);
  }
}

/** Gives an output type these simple fields. */
export function simpleOutputs({ prototype }: { prototype: object }, names: readonly SimpleName[] = SIMPLE_NAMES): void {
  for (const name of names) {
    const description = `${simpleField(name).description}; null = none or unknown.`;
    Field(typeOf(name), { nullable: true, description })(prototype, name);
  }
}
