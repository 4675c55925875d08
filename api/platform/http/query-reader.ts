import { validationFailed, type FieldIssue } from '../errors.ts';

/** What clients send for a value that they don't have. */
const NO_VALUE = new Set(['', 'null', 'undefined']);
const MAX_QUOTED = 60;

/**
 * Reads the query of an address by the names that are known; all others are ignored. Values without content count as not
 * sent. Whatever is wrong is gathered, and `end` throws all of it at once.
 */
export class QueryReader {
  readonly #values = new Map<string, string[]>();
  readonly #issues: FieldIssue[] = [];

  /** @param url path and query as they came, still encoded. */
  constructor(url: string, known: readonly string[]) {
    const names = new Set(known);
    const start = url.indexOf('?');
    for (const pair of start < 0 ? [] : url.slice(start + 1).split('&')) {
      const equals = pair.indexOf('=');
      const name = decoded(equals < 0 ? pair : pair.slice(0, equals));
      if (name === null) continue;
      if (names.has(name)) this.#take(name, equals < 0 ? '' : pair.slice(equals + 1));
      else if (names.has(name.replace(/\[.*$/s, ''))) this.#refuse(name.replace(/\[.*$/s, ''), 'notBracketed');
    }
  }

  /** The names and values that were sent, without those of no content. */
  pairs(): [name: string, value: string][] {
    return [...this.#values].flatMap(([name, values]) => values.map((value): [string, string] => [name, value]));
  }

  text(name: string): string | undefined {
    const [value, ...more] = this.#values.get(name) ?? [];
    if (more.length) this.#refuse(name, 'repeated');
    return value;
  }

  /** Values separated by commas, sent together or one by one. */
  list(name: string): string[] {
    return (this.#values.get(name) ?? [])
      .flatMap((value) => value.split(','))
      .map((value) => value.trim())
      .filter((value) => !NO_VALUE.has(value));
  }

  /** A whole number of digits alone; its limits are for the rules on the input to check. */
  whole(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (/^\d+$/.test(text)) return Number(text);
    this.#refuse(name, /^-\d+$/.test(text) ? 'tooSmall' : 'notWhole');
    return undefined;
  }

  flag(name: string): boolean | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : this.known(name, text, FLAGS);
  }

  /** What one value means; one that is not among the words is refused. */
  known<Value>(name: string, text: string, words: ReadonlyMap<string, Value>): Value | undefined {
    const value = words.get(text);
    if (value === undefined) this.refuseValue(name, text, [...words.keys()].join(', '));
    return value;
  }

  /** What each value of a list means, without repetitions. Words are in lower case with hyphens; `A_B` is taken for `a-b`. */
  allKnown<Value>(name: string, words: ReadonlyMap<string, Value>): Value[] {
    const texts = this.list(name).map((text) => text.toLowerCase().replaceAll('_', '-'));
    return [...new Set(texts.flatMap((text) => this.known(name, text, words) ?? []))];
  }

  refuseValue(name: string, value: string, allowed?: string): void {
    const quoted = value.length > MAX_QUOTED ? `${value.slice(0, MAX_QUOTED).toWellFormed()}…` : value;
    this.#issues.push({ path: name, code: 'unknownValue', params: { value: quoted, ...(allowed ? { allowed } : {}) } });
  }

  /** @throws AppError VALIDATION_FAILED when anything was wrong. */
  end(): void {
    if (this.#issues.length) throw validationFailed(this.#issues);
  }

  #take(name: string, encoded: string): void {
    const value = decoded(encoded)?.trim();
    if (value === undefined || value.includes('\0')) this.#refuse(name, 'unreadable');
    else if (!NO_VALUE.has(value)) this.#values.set(name, [...(this.#values.get(name) ?? []), value]);
  }

  #refuse(path: string, code: string): void {
    if (!this.#issues.some((issue) => issue.path === path && issue.code === code)) this.#issues.push({ path, code });
  }
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** Null where the percent signs or the UTF-8 in it are broken. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
