import * as z from 'zod';
import type { GraphQLSchema } from 'graphql';
import { type Json, type OpenApiPart, ref } from '../openapi/document.ts';
import { bindRoute } from './operation.ts';
import type { Route, RouteAnswer } from './route.ts';

type JsonObject = Record<string, Json>;

/** What the errors of a status are described by. */
const ERRORS: Readonly<Record<number, string>> = {
  301: 'Moved',
  304: 'NotModified',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  409: 'Conflict',
  412: 'PreconditionFailed',
  413: 'TooLarge',
  415: 'UnsupportedMediaType',
  422: 'OtherBody',
  429: 'RateLimited',
};
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

/** The description of routes, derived from what they declare. */
export function describeRoutes(routes: readonly Route[], schema: GraphQLSchema): OpenApiPart {
  const paths: Record<string, JsonObject> = {};
  const schemas: JsonObject = {};
  const schemaOf = (type: z.ZodType): JsonObject => {
    const { $schema: _, $defs = {}, ...json } = toJson(type);
    Object.assign(schemas, $defs);
    return json;
  };
  for (const route of routes) {
    const [method, path] = route.at.split(' ') as [string, string];
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(route, schema, schemaOf);
  }
  const tags = [...new Map(routes.map(({ tag }) => [tag.name, tag])).values()];
  return { tags, paths, components: { schemas } };
}

function operationOf(route: Route, schema: GraphQLSchema, schemaOf: (type: z.ZodType) => JsonObject): JsonObject {
  const { id, tag, summary, description, params = {}, query = {}, body, files, honours = [], answers } = route;
  const { meta, runs } = bindRoute(route, schema);
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
      ...Object.fromEntries(Object.entries(answers).map(([status, told]) => [status, answerOf(told, schemaOf)])),
      ...Object.fromEntries(errorsOf(route, open).map((status) => [status, ref('responses', ERRORS[status]!)])),
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

/** What follows from what is declared, and what the route names besides. */
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

/** A schema in the words of JSON Schema, as it is sent. zod leaves out examples of what it transforms: they are of what is sent all the same. */
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
