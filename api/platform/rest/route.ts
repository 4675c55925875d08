import type { Request, Response } from 'express';
import type { Upload } from 'graphql-upload-ts';
import type * as z from 'zod';
import type { OperationMeta } from '../graphql/operation.ts';
import type { Condition } from '../http/conditions.ts';
import type { MultipartLimits } from '../http/multipart.ts';
import type { QueryShape } from './query.ts';
import type { ReadQuery } from './read-request.ts';

/** In the order in which `Allow` names them. */
export const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/** Headers of answers that the OpenAPI document describes (`openapi-components.ts`). */
type DescribedHeader =
  | 'Created'
  | 'Followed'
  | 'Link'
  | 'Location'
  | 'TotalCount'
  | 'UnknownLocations'
  | 'ETag'
  | 'VersionTag';

/** An answer that is no error. */
export interface RouteAnswer {
  description: string;
  /** Null = it has no body; a text = it is a file of this type. */
  body: z.ZodType | string | null;
  headers: readonly DescribedHeader[];
}

/** A group of routes in the reference. */
export interface Tag {
  name: string;
  description: string;
}

/** The documentation of a route, and what it takes. */
interface Description<Query extends QueryShape, Body> {
  /** Method and path, in the notation of OpenAPI: `GET /establishments/{id}`. */
  at: `${Method} /${string}`;
  id: string;
  tag: Tag;
  summary: string;
  description: string;
  /** Parameters of the path. */
  params?: Readonly<Record<string, z.ZodType>>;
  query?: Query;
  body?: z.ZodType<Body>;
  /** Of a form with files. */
  files?: MultipartLimits;
  /** Whether the answer to signed-in callers is another one. */
  session?: 'optional';
  /** The conditional headers that the route observes; others are refused. */
  honours?: readonly Condition[];
  /** By status; the first is the usual one. */
  answers: Readonly<Record<number, RouteAnswer>>;
  /** Statuses of errors that do not follow from the declaration (`openapi.ts`). */
  errors?: readonly number[];
}

/** What a request says. */
export interface Asked<Query extends QueryShape = QueryShape, Body = unknown> extends ReadQuery<Query> {
  params: Readonly<Record<string, string>>;
  body: Body;
  files: Upload[];
  idempotencyKey: string | undefined;
  /** The version that `If-Match` names; null = any. */
  version: number | null;
  /** Path and query. */
  url: string;
}

/** A route that carries out an operation of GraphQL, whose access, audit, limits and rules are then its own. */
export interface OperationRoute<Query extends QueryShape, Body, Data> extends Description<Query, Body> {
  /** The operation. Its expected errors are thrown, so that it selects the fields of the success only. */
  runs: string;
  variables?: (asked: Asked<Query, Body>, request: Request) => object;
  /** The names that REST has for fields of the operation's input. */
  names?: Readonly<Record<string, string>>;
  /** Before files are received. */
  admit?(context: object, asked: Asked<Query, Body>): Promise<void>;
  /** The answer as JSON, or as its text; without it, or for undefined, there is none. */
  toAnswer?(
    data: Data,
    response: Response,
    asked: Asked<Query, Body>,
    context: object,
  ): object | undefined | Promise<object | undefined>;
}

/** What is declared of a route beside what it takes. Of reads only exports are audited, before the file is sent. */
export interface RouteMeta extends OperationMeta {
  exports?: string;
}

/** A route that no operation serves: files, stored texts, and what REST alone has. */
export interface HandledRoute<Query extends QueryShape, Body> extends Description<Query, Body>, RouteMeta {
  /** Messages of refusals, instead of the usual ones. */
  refusals?: Readonly<{ UNAUTHENTICATED?: string; FORBIDDEN?: string }>;
  /** The handler itself checks that the caller has the declared access. */
  checksAccess?: true;
  /** Called after the check of access. It reads the body of files itself. */
  handle(context: object, asked: Asked<Query, Body>, http: { request: Request; response: Response }): Promise<void>;
}

/** A route of REST, whatever it takes. */
export type Route = OperationRoute<QueryShape, unknown, never> | HandledRoute<QueryShape, unknown>;

/** Declares a route that runs an operation. */
export function route<Query extends QueryShape = object & QueryShape, Body = undefined, Data = never>(
  declared: OperationRoute<Query, Body, Data>,
): Route {
  return declared as unknown as Route;
}

/** Declares a route that has a handler of its own. */
export function handledRoute<Query extends QueryShape = object & QueryShape, Body = undefined>(
  declared: HandledRoute<Query, Body>,
): Route {
  return declared;
}

export function answer(
  description: string,
  body: z.ZodType | string | null = null,
  ...headers: DescribedHeader[]
): RouteAnswer {
  return { description, body, headers };
}
