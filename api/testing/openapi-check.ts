import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from '../platform/rest/openapi.ts';

/** An answer of REST, and its operation in the document. */
export interface CheckedAnswer {
  method: string;
  /** Path of the document, with its parameters in braces. */
  path: string;
  response: Response;
  /** The body's text. */
  text: string;
}

/** Headers that may be absent. */
const SOMETIMES = new Set(['Link', 'X-Unknown-Locations']);

const DOCUMENT = 'openapi.json';

/**
 * Validates answers against the OpenAPI document: the status is described, the headers are present (except those that may be
 * absent), and the body matches its schema, without unknown fields.
 */
export class OpenApiCheck {
  readonly #document: OpenApiDocument;
  readonly #ajv: Ajv2020;

  constructor(document: OpenApiDocument) {
    this.#document = closed(structuredClone(document)) as OpenApiDocument;
    this.#ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(this.#document, DOCUMENT);
  }

  /** The errors of an answer; empty = it is valid. */
  problems({ method, path, response, text }: CheckedAnswer): string[] {
    const pointer = `/paths/${escape(path)}/${method.toLowerCase()}/responses/${response.status}`;
    const found = this.#at(pointer);
    if (!found) return [`${pointer} is not described`];
    const { node, at } = found;
    const missing = Object.keys(node['headers'] ?? {}).filter(
      (name) => !SOMETIMES.has(name) && !response.headers.has(name),
    );
    const problems = missing.map((name) => `the header ${name} is missing`);
    if (!node['content']) return text ? [...problems, 'there is a body, but none is described'] : problems;
    const validate = this.#schema(`${at}/content/${escape('application/json')}/schema`);
    if (validate(JSON.parse(text))) return problems;
    return [
      ...problems,
      ...(validate.errors ?? []).map(
        ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
      ),
    ];
  }

  #schema(pointer: string): ValidateFunction {
    return this.#ajv.compile({ $ref: `${DOCUMENT}#${encodeURI(pointer)}` });
  }

  /** The value of a JSON pointer, through one `$ref`. */
  #at(pointer: string): { node: Record<string, unknown>; at: string } | null {
    const node = this.#walk(pointer);
    if (!node) return null;
    const target = node['$ref'];
    if (typeof target !== 'string') return { node, at: pointer };
    const at = target.slice(1);
    return { node: this.#walk(at)!, at };
  }

  #walk(pointer: string): Record<string, unknown> | undefined {
    let node: unknown = this.#document;
    for (const name of pointer.split('/').slice(1)) {
      node = (node as Record<string, unknown> | undefined)?.[name.replaceAll('~1', '/').replaceAll('~0', '~')];
    }
    return node as Record<string, unknown> | undefined;
  }
}

function escape(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The document with `additionalProperties: false` in every object. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, closed(value)]));
  return copy['type'] === 'object' && copy['properties'] ? { additionalProperties: false, ...copy } : copy;
}
