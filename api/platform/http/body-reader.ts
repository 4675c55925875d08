import { AppError, validationFailed, type FieldIssue } from '../errors.ts';

/** By the names that `typeof` gives them. */
interface Types {
  string: string;
  number: number;
  boolean: boolean;
}

/**
 * Reads the JSON body of a request by the names that are asked for; all others are ignored. `null` counts as not sent, but for who
 * asks whether it was. Types are checked here, rules are for the input. Whatever is wrong is gathered, of the parts as well, and
 * `end` throws all of it at once.
 */
export class BodyReader {
  readonly #values: Record<string, unknown>;
  readonly #issues: FieldIssue[];
  readonly #place: string;

  /**
   * @param body as the parser left it: undefined where the request was no JSON.
   * @param whole of which it is a part, and where.
   * @throws AppError UNSUPPORTED_MEDIA_TYPE or BAD_REQUEST where it is no JSON object.
   */
  constructor(body: unknown, whole: { issues: FieldIssue[]; place: string } = { issues: [], place: '' }) {
    if (body === undefined) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    if (!isObject(body)) throw new AppError('BAD_REQUEST');
    this.#values = { ...body };
    this.#issues = whole.issues;
    this.#place = whole.place;
  }

  /** Whether `null` was sent under the name: where a field can be cleared, it is. */
  isNull(name: string): boolean {
    return Object.hasOwn(this.#values, name) && this.#values[name] === null;
  }

  /** The names of all that was sent. */
  names(): string[] {
    return Object.keys(this.#values);
  }

  /** Undefined = not sent, or refused already. */
  text(name: string): string | undefined {
    return this.#typed(name, 'string');
  }

  whole(name: string): number | undefined {
    const value = this.#typed(name, 'number');
    if (value === undefined || Number.isSafeInteger(value)) return value;
    this.refuse(name, 'notWhole');
    return undefined;
  }

  number(name: string): number | undefined {
    return this.#typed(name, 'number');
  }

  flag(name: string): boolean | undefined {
    return this.#typed(name, 'boolean');
  }

  /** A structure within the body. Undefined = not sent, or refused. */
  part(name: string): BodyReader | undefined {
    const value = this.#sent(name);
    return value === undefined ? undefined : this.#part(name, value);
  }

  /** A list of structures, each read the same way. */
  parts<Part>(name: string, read: (part: BodyReader) => Part): Part[] | undefined {
    return this.list(name)?.flatMap((item, index) => {
      const part = this.#part(`${name}.${index}`, item);
      return part ? [read(part)] : [];
    });
  }

  /** A list of anything; what stands in it is for the caller to read. */
  list(name: string): unknown[] | undefined {
    const value = this.#sent(name);
    if (value === undefined || Array.isArray(value)) return value as unknown[] | undefined;
    this.refuse(name, 'wrongType', { expected: 'array' });
    return undefined;
  }

  /** A list of texts. */
  texts(name: string): string[] | undefined {
    const value = this.#sent(name);
    if (value === undefined) return undefined;
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
    this.refuse(name, 'wrongType', { expected: 'array' });
    return undefined;
  }

  /** Whether a text was sent under the name. */
  isText(name: string): boolean {
    return typeof this.#sent(name) === 'string';
  }

  /** What one word means; one that is not among them is refused. */
  known<Value>(name: string, words: ReadonlyMap<string, Value>): Value | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : this.#meaning(name, text, words);
  }

  /** What each word of a list means. */
  allKnown<Value>(name: string, words: ReadonlyMap<string, Value>): Value[] | undefined {
    return this.texts(name)?.flatMap((text) => this.#meaning(name, text, words) ?? []);
  }

  refuse(name: string, code: string, params?: FieldIssue['params']): void {
    const path = this.#place + name;
    if (!this.#issues.some((issue) => issue.path === path))
      this.#issues.push({ path, code, ...(params ? { params } : {}) });
  }

  /** @throws AppError VALIDATION_FAILED when anything was wrong. */
  end(): void {
    if (this.#issues.length) throw validationFailed(this.#issues);
  }

  #part(name: string, value: unknown): BodyReader | undefined {
    if (isObject(value)) return new BodyReader(value, { issues: this.#issues, place: `${this.#place}${name}.` });
    this.refuse(name, 'wrongType', { expected: 'object' });
    return undefined;
  }

  #sent(name: string): unknown {
    return Object.hasOwn(this.#values, name) ? (this.#values[name] ?? undefined) : undefined;
  }

  #typed<Type extends keyof Types>(name: string, type: Type): Types[Type] | undefined {
    const value = this.#sent(name);
    if (value === undefined || typeof value === type) return value as Types[Type] | undefined;
    this.refuse(name, 'wrongType', { expected: type });
    return undefined;
  }

  #meaning<Value>(name: string, text: string, words: ReadonlyMap<string, Value>): Value | undefined {
    const value = words.get(text.toLowerCase().replaceAll('_', '-'));
    if (value === undefined) this.refuse(name, 'unknownValue', { allowed: [...words.keys()].join(', ') });
    return value;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
