import { LANGUAGES } from '../../../schema/constants.ts';

/** How REST spells a value of an enumeration, in and out: `U_SHAPE` is `u-shape`. Readers take capitals and `_` all the same. */
export function wordOf<Value extends string>(value: Value): Word<Value> {
  return value.toLowerCase().replaceAll('_', '-') as Word<Value>;
}

export type Word<Value extends string> = Value extends `${infer Start}_${infer Rest}`
  ? `${Lowercase<Start>}-${Word<Rest>}`
  : Lowercase<Value>;

/** The values of an enumeration by their words. */
export function wordsOf<Value extends string>(values: readonly Value[] | Record<string, Value>): Map<string, Value> {
  return new Map(Object.values(values).map((value: Value) => [wordOf(value), value]));
}

export const LANGUAGE_WORDS = wordsOf(LANGUAGES);
