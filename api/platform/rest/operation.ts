import { Upload } from 'graphql-upload-ts';
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  parse,
  validate,
} from 'graphql';
import type { Request, Response } from 'express';
import { AppError, validationFailed } from '../errors.ts';
import type { Caller } from '../authz.ts';
import type { Operation } from '../graphql/executor.ts';
import { throwingUserErrors } from '../graphql/user-errors.ts';
import { metaOf, type OperationMeta } from '../graphql/operation.ts';
import { callerOf } from '../http/callers.ts';
import { conflictFor, versionSeen } from '../http/conditions.ts';
import { sendPrivateJson } from '../http/json-answers.ts';
import { type ReceivedFile, withFiles } from '../http/multipart.ts';
import type { QueryShape } from './query.ts';
import { readBody, readQuery } from './read-request.ts';
import type { Asked, OperationRoute, Route, RouteMeta } from './route.ts';

/** What routes are carried out with. */
export interface RestRuntime {
  schema: GraphQLSchema;
  execute: (operation: Operation) => Promise<ExecutionResult>;
  contextOf: (caller: Caller) => object;
}

type Runs = OperationRoute<QueryShape, unknown, never>;

/** What is declared of a route: that of its operation, if it runs one. */
export interface BoundRoute {
  meta: RouteMeta & OperationMeta;
  /** `Mutation.login`; null = none. */
  runs: string | null;
  document: DocumentNode | null;
}

/** Finds the operation of a route. @throws Error where it does not fit the schema. */
export function bindRoute(route: Route, schema: GraphQLSchema): BoundRoute {
  if (!('runs' in route)) return { meta: route, runs: null, document: null };
  const document = parse(route.runs, { noLocation: true });
  const [problem] = validate(schema, document);
  if (problem) throw new Error(`${route.at}: ${problem.message}`);
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)!;
  const root = schema.getRootType(operation.operation)!;
  const [selected] = operation.selectionSet.selections;
  if (operation.operation === OperationTypeNode.SUBSCRIPTION || selected?.kind !== Kind.FIELD)
    throw new Error(`${route.at} does not begin with a query or mutation.`);
  const field = root.getFields()[selected.name.value]!;
  return { meta: metaOf(field) as OperationMeta, runs: `${root.name}.${field.name}`, document };
}

/** Carries out a route by its operation, or by its own handler. */
export function handlerOf(route: Route, bound: BoundRoute, runtime: RestRuntime) {
  const { access } = bound.meta;
  return async (request: Request, response: Response): Promise<void> => {
    const caller = callerOf(response);
    const enter = async () => {
      if (access === 'everybody' || access === 'everybodyButDeadSessions') return;
      await caller.enter(access === 'signedIn' ? [] : access).catch(inWordsOf(route));
    };
    const asksItself = 'handle' in route && route.asksItself;
    // Nothing is received from who may not send it; an operation asks by itself.
    if (!asksItself && (!bound.document || route.files)) await enter();
    const context = runtime.contextOf(caller);
    let asked: Asked;
    try {
      asked = read(route, request);
    } catch (error) {
      if (!asksItself) await enter();
      throw error;
    }
    response.status(Number(Object.keys(route.answers)[0]));
    const http = { request, response };
    await carryOut(route, bound, { asked, context, http, runtime }).catch(conflictFor(request));
  };
}

interface Attempt {
  asked: Asked;
  context: object;
  http: { request: Request; response: Response };
  runtime: RestRuntime;
}

async function carryOut(route: Route, { document }: BoundRoute, attempt: Attempt): Promise<void> {
  const { asked, context, http } = attempt;
  if ('handle' in route) return route.handle(context, asked, http);
  const operation = { document: document!, operationName: undefined, context };
  const run = (files: Upload[]) => answer(route, operation, { ...attempt, asked: { ...asked, files } });
  if (!route.files) return run([]);
  await route.admit?.(context, asked);
  await withFiles(http.request, route.files, (files) => run(files.map(toUpload)));
}

function read(route: Route, request: Request): Asked {
  return {
    ...readQuery(request.originalUrl, route.query ?? {}),
    params: request.params as Record<string, string>,
    body: route.body ? readBody(request.body, route.body) : undefined,
    files: [],
    idempotencyKey: request.get('idempotency-key'),
    version: route.honours?.includes('if-match') ? versionSeen(request) : null,
    url: request.originalUrl,
  };
}

async function answer(
  route: Runs,
  operation: Omit<Operation, 'variables'>,
  { asked, http: { request, response }, runtime: { execute } }: Attempt,
): Promise<void> {
  const given = Object.entries(route.variables?.(asked, request) ?? {}).filter(([, value]) => value !== undefined);
  const variables = Object.fromEntries(given) as Record<string, unknown>;
  const result = await throwingUserErrors.run(true, () => execute({ ...operation, variables }));
  const [error] = result.errors ?? [];
  if (error) {
    throw inNamesOf(route, thrownBy(error));
  }
  const body = await route.toAnswer?.(result.data as never, response, asked, operation.context);
  if (body !== undefined) return sendPrivateJson(response, Buffer.isBuffer(body) ? body : JSON.stringify(body));
  response.status(204).setHeader('cache-control', 'no-store').end();
}

/** What a resolver has thrown; what GraphQL itself refuses is the request's fault. */
function thrownBy(error: GraphQLError): unknown {
  let thrown: unknown = error;
  while ((thrown as GraphQLError).originalError) thrown = (thrown as GraphQLError).originalError;
  return thrown === error || thrown instanceof GraphQLError ? new AppError('BAD_REQUEST', error.message) : thrown;
}

function inWordsOf(route: Route): (error: unknown) => never {
  const refusals: Readonly<Record<string, string>> = ('refusals' in route && route.refusals) || {};
  return (error) => {
    const words = error instanceof AppError ? refusals[error.code] : undefined;
    throw words === undefined ? error : new AppError((error as AppError).code, words);
  };
}

/** Names what is wrong as the route does. */
function inNamesOf({ names }: Runs, error: unknown): unknown {
  if (!names || !(error instanceof AppError) || !error.fields.length) return error;
  const fields = error.fields.map((issue) => ({ ...issue, path: names[issue.path] ?? issue.path }));
  return error.code === 'VALIDATION_FAILED'
    ? validationFailed(fields)
    : new AppError(error.code, error.message, { fields });
}

function toUpload(file: ReceivedFile): Upload {
  const upload = new Upload();
  upload.resolve({ createReadStream: () => file.stream() } as never);
  return upload;
}
