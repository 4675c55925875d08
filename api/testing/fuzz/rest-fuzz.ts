import type { OpenApiDocument } from '../../platform/rest/openapi.ts';
import type { Json } from '../../platform/rest/openapi-components.ts';
import type { Draw } from './graphql-fuzz.ts';
import { oddJson, wrongKind } from './odd-values.ts';
import { plausibleText } from './plausible.ts';

/** A generated request, for `fetch`. */
export interface OddRequest {
  method: string;
  /** Below the base path of the API. */
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

type Schema = Record<string, Json>;

/** Generates requests for the routes of an OpenAPI document, valid except for one or two parts. */
export class RestFuzz {
  readonly #document: OpenApiDocument;
  readonly #draw: Draw;

  constructor(document: OpenApiDocument, draw: Draw) {
    this.#document = document;
    this.#draw = draw;
  }

  oddRequest(method: string, path: string): OddRequest {
    const operation = this.#document.paths[path]?.[method.toLowerCase()] as Schema;
    const filled = path.replaceAll(/\{\w+\}/g, () => this.#oddSegment());
    return { method, path: `${filled}${this.#oddQuery(operation)}`, ...this.#oddBody(operation) };
  }

  #oddSegment(): string {
    const { random, texts, ids } = this.#draw;
    if (random.chance(0.5)) return random.pick(ids());
    if (random.chance(0.2)) return random.pick(['%', '%00', '%ff', '%c0%ae', '..%2f..%2f', '%25', ';', '%E0%A4%A']);
    return encoded(random.pick(texts)) || '%20';
  }

  #oddQuery(operation: Schema): string {
    const { random, texts } = this.#draw;
    const parameters = ((operation['parameters'] ?? []) as Schema[]).map((each) => this.#resolved(each));
    const names = parameters.filter((each) => each['in'] === 'query').map(({ name }) => name as string);
    const pairs = random.some(names, 0.3).map((name) => {
      const value = encoded(random.pick(texts));
      return random.pick([
        `${name}=${value}`,
        `${name}=${value}&${name}=${value}`,
        `${name}[]=${value}`,
        `${name}[$ne]=${value}`,
        `${name}[__proto__][x]=1`,
        `${name}=%FF%FE`,
        `${name}=%`,
        name,
        `${name}=-1`,
        `${name}=1e309`,
        `${name}=${'9'.repeat(40)}`,
      ]);
    });
    if (random.chance(0.1)) pairs.push('__proto__[x]=1&constructor=1', '&&&=', 'a='.repeat(500));
    return pairs.length ? `?${pairs.join('&')}` : '';
  }

  #oddBody(operation: Schema): Pick<OddRequest, 'headers' | 'body'> {
    const { random } = this.#draw;
    const described = operation['requestBody'] as Schema | undefined;
    if (!described) return { headers: {} };
    const type = Object.keys(described['content'] as Schema)[0]!;
    const headers = { 'content-type': random.chance(0.9) ? type : random.pick(ODD_TYPES) };
    if (random.chance(0.12)) return { headers, body: random.pick(ODD_BODIES) };
    if (!type.includes('json')) return { headers, body: random.pick(ODD_BODIES) };
    const body = this.#plausible('', ((described['content'] as Schema)[type] as Schema)['schema'] as Schema);
    for (let n = random.whole(1, 2); n > 0; n--) this.#spoil(body);
    return { headers, body: oddJson(body) };
  }

  #plausible(name: string, given: Schema): unknown {
    const { random, ids } = this.#draw;
    const schema = this.#resolved(given);
    const choices = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as Schema[] | undefined;
    if (choices) return this.#plausible(name, random.pick(choices));
    const type = [schema['type']].flat()[0];
    if (schema['enum']) return random.pick(schema['enum'] as string[]);
    if (schema['format'] === 'uuid') return random.pick(ids());
    if (type === 'object') {
      const entries = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
      return Object.fromEntries(entries.map(([key, value]) => [key, this.#plausible(key, value)]));
    }
    if (type === 'array') return [this.#plausible(name, (schema['items'] ?? {}) as Schema)];
    if (type === 'integer' || type === 'number') return random.whole(0, 5);
    if (type === 'boolean') return random.chance(0.7);
    return plausibleText(name);
  }

  /** Replaces one nested value by an odd one. */
  #spoil(body: unknown): void {
    const { random, texts } = this.#draw;
    if (typeof body !== 'object' || body === null) return;
    const keys = Object.keys(body);
    if (!keys.length) return;
    const key = random.pick(keys);
    const inner = (body as Record<string, unknown>)[key];
    if (typeof inner === 'object' && inner !== null && random.chance(0.6)) return this.#spoil(inner);
    (body as Record<string, unknown>)[key] = random.chance(0.6) ? random.pick(texts) : wrongKind(random);
  }

  #resolved(schema: Schema): Schema {
    const reference = schema['$ref'];
    if (typeof reference !== 'string') return schema;
    const [, , kind = '', name = ''] = reference.split('/');
    return this.#document.components[kind]?.[name] as Schema;
  }
}

const ODD_TYPES = [
  'text/plain',
  'application/json; charset=utf-7',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/xml',
  '*/*',
];

const ODD_BODIES = [
  '',
  '{',
  'null',
  '42',
  '"text"',
  '[]',
  '[{}]',
  '{}',
  '{"a":1}}',
  '\uFEFF{}',
  '['.repeat(30_000),
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{"${'k'.repeat(60_000)}":1}`,
  'x'.repeat(300_000),
  Buffer.from('{"name":"\xff\xfe\xc0\xaf"}', 'latin1'),
  Buffer.from([0, 1, 2, 3, 255]),
  '--x\r\nContent-Disposition: form-data; name="photos"; filename="../../x.jpg"\r\n\r\nGIF89a\r\n--x--',
];

/** Percent-encoded; half a surrogate pair has no encoding. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 30_000).replace(/%.?$/, '');
}
