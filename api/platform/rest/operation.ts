import { Upload } from 'graphql-upload-ts';
import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Request, Response } from 'express';
import { AppError, validationFailed } from '../errors.ts';
import type { Caller } from '../authz.ts';
import type { Operation } from '../graphql/executor.ts';
import { throwingUserErrors } from '../graphql/user-errors.ts';
import { callerOf } from '../http/callers.ts';
import { conflictFor, refuseOthers, ifMatchVersion } from '../http/conditions.ts';
import { sendPrivateJson } from '../http/json-answers.ts';
import { type ReceivedFile, withFiles } from '../http/multipart.ts';
import type { BoundRoute } from './bound-route.ts';
import type { QueryShape } from './query.ts';
import { readBody, readQuery } from './read-request.ts';
import type { Asked, OperationRoute, Route } from './route.ts';

/** What routes are carried out with. */
export interface RestRuntime {
  execute: (operation: Operation) => Promise<ExecutionResult>;
  contextOf: (caller: Caller) => object;
}

/** Carries out a route by its operation, or by its own handler. */
export function handlerOf({ route, document, meta: { access } }: BoundRoute, runtime: RestRuntime) {
  return async (request: Request, response: Response): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseOthers(request, route.honours ?? []);
    const caller = callerOf(response);
    const enter = async () => {
      if (access === 'everybody' || access === 'everybodyButDeadSessions') return;
      await caller.enter(access === 'signedIn' ? [] : access).catch(withFieldNames(route));
    };
    const checksAccess = 'handle' in route && route.checksAccess;
    // Nothing is received from callers who may not send it. Without files the operation checks the access.
    if (!checksAccess && (!document || route.files)) await enter();
    const context = runtime.contextOf(caller);
    let asked: Asked;
    try {
      asked = read(route, request);
    } catch (error) {
      if (!checksAccess) await enter();
      throw error;
    }
    response.status(Number(Object.keys(route.answers)[0]));
    const http = { request, response };
    await carryOut(route, document, { asked, context, http, runtime }).catch(conflictFor(request));
  };
}

type Runs = OperationRoute<QueryShape, unknown, never>;

interface Attempt {
  asked: Asked;
  context: object;
  http: { request: Request; response: Response };
  runtime: RestRuntime;
}

async function carryOut(route: Route, document: BoundRoute['document'], attempt: Attempt): Promise<void> {
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
    version: route.honours?.includes('if-match') ? ifMatchVersion(request) : null,
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
  if (error) throw inNamesOf(route, thrownBy(error));
  const body = await route.toAnswer?.(result.data as never, response, asked, operation.context);
  if (body !== undefined) return sendPrivateJson(response, Buffer.isBuffer(body) ? body : JSON.stringify(body));
  response.status(204).setHeader('cache-control', 'no-store').end();
}

/** The error that a resolver has thrown; BAD_REQUEST for what GraphQL itself refuses. */
function thrownBy(error: GraphQLError): unknown {
  let thrown: unknown = error;
  while ((thrown as GraphQLError).originalError) thrown = (thrown as GraphQLError).originalError;
  return thrown === error || thrown instanceof GraphQLError ? new AppError('BAD_REQUEST', error.message) : thrown;
}

function withFieldNames(route: Route): (error: unknown) => never {
  const refusals: Readonly<Record<string, string>> = ('refusals' in route && route.refusals) || {};
  return (error) => {
    const words = error instanceof AppError ? refusals[error.code] : undefined;
    throw words === undefined ? error : new AppError((error as AppError).code, words);
  };
}

/** The error with the names that the route has for fields of the input. */
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
