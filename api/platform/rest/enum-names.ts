import { LANGUAGES } from '../../../schema/constants.ts';

/** The value of an enumeration in REST: `U_SHAPE` is `u-shape`. Capitals and `_` are accepted as well. */
export function restName<Value extends string>(value: Value): RestName<Value> {
  return value.toLowerCase().replaceAll('_', '-') as RestName<Value>;
}

export type RestName<Value extends string> = Value extends `${infer Start}_${infer Rest}`
  ? `${Lowercase<Start>}-${RestName<Rest>}`
  : Lowercase<Value>;

/** The values of an enumeration by their names in REST. */
export function valuesByName<Value extends string>(
  values: readonly Value[] | Record<string, Value>,
): Map<string, Value> {
  return new Map(Object.values(values).map((value: Value) => [restName(value), value]));
}

export const LANGUAGES_BY_NAME = valuesByName(LANGUAGES);
