import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  OperationTypeNode,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
  type GraphQLSchema,
} from 'graphql';
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { CallerFacts, Viewer } from '../authz.ts';
import { bearerOf } from '../http/callers.ts';
import { requestScope, type Logger } from '../logger.ts';
import { costOf, tooCostly } from './cost.ts';
import { createErrorFormatter } from './error-format.ts';
import { Heartbeat } from './heartbeat.ts';
import { limitRules, OPERATION_LIMITS } from './limits.ts';
import { sendAndWait, sendNow } from './socket-sending.ts';
import { type SubscriptionRequest, SharedSubscriptions, type SharedDependencies } from './shared-subscriptions.ts';
import type { SocketOwner, Sockets } from './socket-owners.ts';

const MAX_MESSAGE_BYTES = 64 * 1024;
/** A tab of the site has a handful. */
const MAX_SUBSCRIPTIONS = 50;
/** The site has a handful of subscriptions. */
const REMEMBERED_OPERATIONS = 200;
const INTERNAL_ERROR: number = CloseCode.InternalServerError;

export interface SocketOptions {
  schema: GraphQLSchema;
  httpServer: Server;
  path: string;
  introspection: boolean;
  logger: Logger;
  /** Whether the request comes from a page that may open a socket. */
  isOwnOrigin: (request: IncomingMessage) => boolean;
  /** The user with the session of a token; null if the token is not valid. */
  authenticate: (bearer: string) => Promise<Viewer | null>;
  /** The registry of the sockets of signed-in users. */
  sockets: Sockets;
  /** The part of a request that is kept with its socket. */
  facts: (request: IncomingMessage) => CallerFacts;
  /** @param owner null if the caller is not signed in. */
  context: (facts: CallerFacts, owner: SocketOwner | null) => object;
  sharedContext: SharedDependencies['sharedContext'];
}

/** A socket and its caller. */
interface Extra {
  socket: WebSocket;
  facts: CallerFacts;
  owner: SocketOwner | null;
}

/**
 * Subscriptions over WebSocket (graphql-transport-ws). Only subscriptions: queries and mutations go over HTTP, where
 * cookies, caches and uploads are. The limits on operations are the same.
 * @returns a function that closes every socket.
 */
export function serveSockets(options: SocketOptions): () => Promise<void> {
  const { schema, httpServer, path, introspection, logger, isOwnOrigin, sharedContext } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, handleProtocols });
  const heartbeat = new Heartbeat();
  const formatError = createErrorFormatter(logger);
  const rules = [...specifiedRules, ...limitRules(introspection)];
  const known = new LRUCache<string, DocumentNode>({ max: REMEMBERED_OPERATIONS });
  const formatted = (result: ExecutionResult) =>
    result.errors ? { ...result, errors: result.errors.map(formatError) } : result;
  const shared = new SharedSubscriptions({
    sharedContext,
    print: (result) => JSON.stringify(formatted(result)),
    logger,
  });

  const read = (query: string): DocumentNode | readonly GraphQLError[] => {
    const before = known.get(query);
    if (before) return before;
    const document = readDocument(query);
    if (document instanceof GraphQLError) return [document];
    const errors = validate(schema, document, rules);
    if (errors.length) return errors;
    known.set(query, document);
    return document;
  };

  const server = makeServer<Record<string, unknown>, Extra>({
    connectionInitWaitTimeout: 5_000,
    onConnect: async ({ connectionParams, extra }) => {
      const bearer = bearerOf(connectionParams?.['authorization'] ?? connectionParams?.['Authorization']);
      if (bearer === null) return true;
      const viewer = await options.authenticate(bearer);
      // False closes the socket with 4403: a caller with an invalid token must not go on anonymously.
      if (!viewer) return false;
      extra.owner = options.sockets.add(viewer, extra.socket);
      return true;
    },
    onSubscribe: (
      { subscriptions, extra },
      id,
      { query, operationName, variables },
    ): SubscriptionRequest | readonly GraphQLError[] => {
      if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS)
        return [refused('There are too many subscriptions on this socket.')];
      const document = read(query);
      if (!('kind' in document)) return document;
      if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) {
        return [refused('Only subscriptions are served here; use HTTP.')];
      }
      const cost = costOf(schema, { document, operationName: operationName ?? undefined, variables: variables ?? {} });
      if (cost > OPERATION_LIMITS.cost) return [tooCostly(cost)];
      const head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
      return {
        schema,
        document,
        operationName,
        variableValues: variables,
        contextValue: options.context(extra.facts, extra.owner),
        query,
        send: (json) => sendNow(extra.socket, `${head}${json}}`),
      };
    },
    subscribe: (request) => shared.subscribe(request as SubscriptionRequest),
    onError: (_, __, ___, errors) => errors.map(formatError),
    onNext: (_, __, ___, ____, result) => (result.errors ? formatted(result) : undefined),
  });

  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    const fail = (error: unknown): void => {
      logger.warn({ err: error }, 'a socket failed');
      socket.close(INTERNAL_ERROR, 'Internal server error');
    };
    socket.on('error', fail);
    heartbeat.add(socket);
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: (text) => sendAndWait(socket, text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) => socket.on('message', (data: Buffer) => void take(data.toString()).catch(fail)),
      },
      { socket, facts: options.facts(request), owner: null },
    );
    socket.on('close', (code, reason) => void closed(code, reason.toString()));
  });

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (URL.parse(request.url ?? '', 'http://localhost')?.pathname !== path) return;
    if (!isOwnOrigin(request)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    const requestId = crypto.randomUUID();
    requestScope.run({ requestId }, () =>
      sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request)),
    );
  };
  httpServer.on('upgrade', onUpgrade);

  return async () => {
    httpServer.off('upgrade', onUpgrade);
    heartbeat.stop();
    for (const client of sockets.clients) client.close(1001, 'Going away');
    await new Promise((resolve) => sockets.close(resolve));
  };
}

function refused(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}

function readDocument(query: string) {
  try {
    return parse(query, { maxTokens: OPERATION_LIMITS.tokens });
  } catch (error) {
    return error instanceof GraphQLError ? error : new GraphQLError('The operation could not be read.');
  }
}
