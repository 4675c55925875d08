/** Distinct arguments that a function remembers; past it, it begins anew. A page has some hundred. */
const MAX_KEPT = 20_000;

/** Stands in no style. */
const SEPARATOR = '\u0000';

/** Objects that were met before, by identity: their contents need not be read again. */
const known = new WeakMap<object, string>();
/** Contents that were met before, each with a short name. */
const names = new Map<string, string>();

function nameOf(value: unknown): string {
  if (typeof value === 'string') return `s${value}`;
  if (typeof value === 'function') return `f${value.name}`;
  if (typeof value !== 'object' || value === null) return String(value);
  const met = known.get(value);
  if (met !== undefined) return met;
  let content = Array.isArray(value) ? '[' : '{';
  for (const key in value) {
    content += `${SEPARATOR}${key}:${nameOf((value as Record<string, unknown>)[key])}`;
  }
  let name = names.get(content);
  if (name === undefined) {
    if (names.size >= MAX_KEPT) names.clear();
    name = `#${(nextName += 1)}`;
    names.set(content, name);
  }
  known.set(value, name);
  return name;
}
let nextName = 0;

/** Text that stands for a value: for values that are made anew each time, whose identity says nothing. */
export function contentOf(value: unknown): string {
  if (typeof value === 'string') return `s${value}`;
  if (typeof value !== 'object' || value === null) return nameOf(value);
  let content = Array.isArray(value) ? '[' : '{';
  for (const key in value) content += `${SEPARATOR}${key}:${contentOf((value as Record<string, unknown>)[key])}`;
  return `${content}${SEPARATOR}}`;
}

/**
 * In the place of Chakra's own `memo` (see `web/build/fast-styles.ts`): the same results for the same arguments, which it knows by
 * identity or by content. Chakra's reads the contents of all arguments at each call, and forgets all but 500 results, fewer than a list
 * of venues has styles. Arguments must not be changed after a call; Chakra changes none.
 */
export function memo<Arguments extends unknown[], Result>(
  compute: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const results = new Map<string, Result>();
  return function remember(this: unknown, ...given) {
    let key = '';
    for (const value of given) key += SEPARATOR + nameOf(value);
    let result = results.get(key);
    if (result === undefined) {
      result = compute.apply(this, given);
      if (results.size >= MAX_KEPT) results.clear();
      results.set(key, result);
    }
    return result;
  };
}

/** Remembers the result for each object, as long as the object lives. */
export function memoByIdentity<Given extends object, Result>(
  compute: (given?: Given) => Result,
): (given?: Given) => Result {
  const results = new WeakMap<Given, Result>();
  return (given) => {
    if (given === undefined) return compute();
    let result = results.get(given);
    if (result === undefined) results.set(given, (result = compute(given)));
    return result;
  };
}
