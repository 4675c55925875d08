/** Text, number or structure as JSON writes it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
type JsonObject = Readonly<Record<string, Json>>;

/** What one feature says about its routes, in the words of OpenAPI 3.1. */
export interface OpenApiPart {
  tags?: readonly { name: string; description: string }[];
  /** By path, then by method in lower case. */
  paths?: Readonly<Record<string, JsonObject>>;
  components?: Readonly<Record<string, JsonObject>>;
}

export interface OpenApiInfo {
  title: string;
  version: string;
  summary: string;
  description: string;
}

/** The whole description of an API. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: OpenApiInfo;
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Json>>;
  components: Record<string, Record<string, Json>>;
}

/**
 * Puts the parts of the features together to one document.
 * @param toAll what any operation may be answered with besides.
 * @throws Error when two parts describe the same operation, or something else of one name.
 */
export function composeOpenApi(
  info: OpenApiInfo,
  server: string,
  parts: readonly OpenApiPart[],
  toAll: JsonObject = {},
): OpenApiDocument {
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info,
    servers: [{ url: server, description: 'This server.' }],
    tags: parts.flatMap(({ tags = [] }) => tags),
    paths: {},
    components: {},
  };
  for (const { paths = {}, components = {} } of parts) {
    mergeInto(document.paths, paths);
    mergeInto(document.components, components);
  }
  for (const operations of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const { responses, ...said } = operation as { responses: JsonObject };
      operations[method] = { ...said, responses: { ...toAll, ...responses } };
    }
  }
  return document;
}

function mergeInto(target: Record<string, Record<string, Json>>, groups: Readonly<Record<string, JsonObject>>): void {
  for (const [group, entries] of Object.entries(groups)) {
    const own = (target[group] ??= {});
    for (const [name, entry] of Object.entries(entries)) {
      if (Object.hasOwn(own, name)) throw new Error(`${group} ${name} is described twice.`);
      own[name] = entry;
    }
  }
}

/** A place in `components` that is meant instead of words of one's own. */
export function ref(kind: 'schemas' | 'parameters' | 'responses' | 'headers', name: string): { $ref: string } {
  return { $ref: `#/components/${kind}/${name}` };
}
