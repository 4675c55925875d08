import * as z from 'zod';
import type { GraphQLSchema } from 'graphql';
import { API_BASE_PATH, PRODUCT_NAME, TAGLINE } from '../../../schema/constants.ts';
import { VERSION } from '../version.ts';
import { type BoundRoute, listRoutes, type RestProduct } from './bound-route.ts';
import { COMPONENTS, type Json, type JsonObject, ref, responses, RESPONSES_TO_ALL } from './openapi-components.ts';
import type { Route, RouteAnswer, Tag } from './route.ts';

/** The description of the API, as OpenAPI 3.1. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string; description: string }[];
  tags: Tag[];
  paths: Record<string, JsonObject>;
  components: Readonly<Record<string, JsonObject>>;
}

export const TITLE = `${PRODUCT_NAME} REST API`;

const DESCRIPTION = `
The same answers as GraphQL gives, for those who prefer addresses.

- Values that are empty, \`null\` or \`undefined\` count as not sent; parameters that nobody knows are ignored; a value that a known
  parameter does not take is an error. In the body of an establishment \`null\` clears the field.
- Lists are plain JSON arrays, with their length in \`X-Total-Count\` and the addresses of their other pages in \`Link\`.
- Public reads carry an \`ETag\`, by which a cache asks whether it still holds. That of an establishment with a session names its version;
  as \`If-Match\` a change is made to that version or not at all.
- \`Idempotency-Key\` and \`If-Match\` are refused where the operation does not name them.
- Enumerations are spelt in one way, in and out: lower case with hyphens (\`u-shape\`). Roles and states of accounts are the specification’s
  (\`ADMIN\`, \`PENDING\`).
`.trim();

/** The document that describes the routes, derived from what they declare. */
export function restDocument(product: RestProduct, schema: GraphQLSchema): OpenApiDocument {
  const routes = listRoutes(product, schema);
  const paths: OpenApiDocument['paths'] = {};
  const schemas: JsonObject = { ...COMPONENTS.schemas };
  const schemaOf = (type: z.ZodType): JsonObject => {
    const { $schema: _, $defs = {}, ...json } = toJson(type);
    Object.assign(schemas, $defs);
    return json;
  };
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route, schemaOf);
  return {
    openapi: '3.1.0',
    info: { title: TITLE, version: VERSION, summary: TAGLINE.en, description: DESCRIPTION },
    servers: [{ url: API_BASE_PATH, description: 'This server.' }],
    tags: [...new Map(routes.map(({ route: { tag } }) => [tag.name, tag])).values()],
    paths,
    components: { ...COMPONENTS, schemas },
  };
}

const HEADERS: Readonly<Record<RouteAnswer['headers'][number], string>> = {
  Created: 'Location',
  Followed: 'Location',
  Location: 'Location',
  Link: 'Link',
  TotalCount: 'X-Total-Count',
  UnknownLocations: 'X-Unknown-Locations',
  ETag: 'ETag',
  VersionTag: 'ETag',
};
const CONDITIONS = { 'idempotency-key': 'IdempotencyKey', 'if-match': 'IfMatch' } as const;

function operationOf({ route, meta, runs }: BoundRoute, schemaOf: (type: z.ZodType) => JsonObject): JsonObject {
  const { id, tag, summary, description, params = {}, query = {}, body, files, honours = [], answers } = route;
  const open = meta.access === 'everybody' || meta.access === 'everybodyButDeadSessions';
  const security: Json[] = route.session === 'optional' ? [{}, { bearer: [] }] : open ? [{}] : [{ bearer: [] }];
  const parameter = (place: string, name: string, type: z.ZodType): Json => {
    const { description: said = '', ...json } = schemaOf(type);
    const required = place === 'path' ? { required: true } : {};
    const separated = json['type'] === 'array' ? { style: 'form', explode: false } : {};
    return { name, in: place, ...required, description: said, ...separated, schema: json } as Json;
  };
  const parameters = [
    ...Object.entries(params).map(([name, type]) => parameter('path', name, type)),
    ...Object.entries(query).map(([name, type]) => parameter('query', name, type)),
    ...honours.map((name) => ref('parameters', CONDITIONS[name])),
  ];
  const content = files ? multipart(files.field, files.maxFiles) : body ? json(schemaOf(body)) : null;
  return {
    tags: [tag.name],
    operationId: id,
    summary,
    description,
    security,
    ...(runs ? { 'x-graphql-operation': runs } : {}),
    ...(parameters.length ? { parameters } : {}),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      ...RESPONSES_TO_ALL,
      ...Object.fromEntries(Object.entries(answers).map(([status, told]) => [status, answerOf(told, schemaOf)])),
      ...responses(errorsOf(route, open)),
    },
  };
}

function answerOf({ description, body, headers }: RouteAnswer, schemaOf: (type: z.ZodType) => JsonObject): Json {
  const names = Object.fromEntries(headers.map((name) => [HEADERS[name], ref('headers', name)]));
  const content = typeof body === 'string' ? { [body]: { schema: { type: 'string' } } } : body && json(schemaOf(body));
  return {
    description,
    ...(headers.length ? { headers: names } : {}),
    ...(content ? { content } : {}),
  };
}

/** The statuses of the errors that follow from the declaration of a route, and of those that it names. */
function errorsOf({ body, files, honours = [], answers, errors = [] }: Route, open: boolean): number[] {
  const cached = Object.values(answers).some(({ headers }) => headers.includes('ETag'));
  return [
    405,
    ...(cached ? [304] : []),
    ...(open ? [] : [401]),
    ...(body || files ? [413, 415] : []),
    ...(honours.includes('idempotency-key') ? [409, 422] : []),
    ...(honours.includes('if-match') ? [409, 412] : []),
    ...errors,
  ];
}

function multipart(field: string, maxItems: number): JsonObject {
  const file = { type: 'string', format: 'binary' };
  const value = maxItems === 1 ? file : { type: 'array', minItems: 1, maxItems, items: file };
  return { 'multipart/form-data': { schema: { type: 'object', required: [field], properties: { [field]: value } } } };
}

const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } });

/** The JSON Schema of what is sent. zod leaves out the examples of values that it transforms, although they are examples of what is sent. */
function toJson(type: z.ZodType): JsonObject & { $defs?: JsonObject } {
  const written = z.toJSONSchema(type, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { examples, default: preset } = z.globalRegistry.get(zodSchema as never) ?? {};
      if (examples !== undefined) jsonSchema.examples = examples as unknown[];
      if (preset !== undefined) jsonSchema.default = preset;
      delete jsonSchema['id'];
    },
  });
  return JSON.parse(JSON.stringify(written).replaceAll('#/$defs/', '#/components/schemas/')) as JsonObject;
}
