import { IsInt, IsOptional, Max, MaxLength, Min, ValidateBy } from 'class-validator';
import { Field, Int } from 'type-graphql';
import type * as z from 'zod';
import {
  SIMPLE_NAMES,
  type SimpleField,
  simpleField,
  type SimpleName,
  type SimpleValues,
} from '../../../schema/venue-fields.ts';
import { PhoneNumber, RequiredEmail, TimeOfDay } from '../../platform/form-rules.ts';
import { text, integer } from '../../platform/rest/fields.ts';

/** The base class of classes with these fields, for the compiler; the decorators are applied to the class afterwards. */
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
    time: () => [TimeOfDay()],
    whole: () => [IsInt(), Min(min), Max(max)],
  };
  return rules[kind]();
}

const typeOf = (name: SimpleName) => (simpleField(name).kind === 'whole' ? () => Int : () => String);

const cleared = (kind: SimpleField['kind']) =>
  kind === 'whole' ? 'null if there is none or it is unknown' : 'null or empty if there is none';

/** Adds the simple fields to an input type, with their rules. */
export function simpleInputs({ prototype }: { prototype: object }): void {
  for (const name of SIMPLE_NAMES) {
    const { kind, description, max } = simpleField(name);
    const limit = kind === 'line' || kind === 'url' || kind === 'email' ? `, at most ${max} characters` : '';
    Field(typeOf(name), { nullable: true, description: `${description}${limit}; ${cleared(kind)}.` })(prototype, name);
    for (const rule of [IsOptional(), ...rulesOf(name)]) rule(prototype, name);
  }
}

/** Adds simple fields to an output type. */
export function simpleOutputs({ prototype }: { prototype: object }, names: readonly SimpleName[] = SIMPLE_NAMES): void {
  for (const name of names) {
    const description = `${simpleField(name).description}; null if there is none or it is unknown.`;
    Field(typeOf(name), { nullable: true, description })(prototype, name);
  }
}

/** The simple fields in REST. */
export function simpleRest<Name extends SimpleName>(names: readonly Name[]) {
  const fields = Object.fromEntries(
    names.map((name): [string, z.ZodType] => {
      const { kind, min = 0, max, description, example } = simpleField(name);
      const said = `${description}; ${cleared(kind)}.`;
      if (kind === 'whole') return [name, integer(said, [min, max], Number(example)).nullable()];
      const pattern = kind === 'time' ? { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' } : {};
      return [name, text(said, max, String(example)).meta(pattern).nullable()];
    }),
  );
  return fields as unknown as { [Each in Name]: z.ZodType<SimpleValues[Each]> };
}
