import {
  GraphQLError,
  OperationTypeNode,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
  type GraphQLSchema,
} from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Viewer } from '../authz.ts';
import { bearerOf } from '../http/callers.ts';
import { requestScope, type Logger } from '../logger.ts';
import { createErrorFormatter } from './error-format.ts';
import { limitRules, OPERATION_LIMITS } from './limits.ts';
import type { SocketOwner, Sockets } from './socket-owners.ts';

const MAX_MESSAGE_BYTES = 64 * 1024;
/** A tab of ours has a handful. */
const MAX_SUBSCRIPTIONS = 50;

export interface SocketOptions {
  schema: GraphQLSchema;
  httpServer: Server;
  path: string;
  introspection: boolean;
  logger: Logger;
  /** Whether it comes from a page that may open a socket. */
  isOwnOrigin: (request: IncomingMessage) => boolean;
  /** Who opens a socket with a token; null = the token is good for nothing. */
  authenticate: (bearer: string) => Promise<Viewer | null>;
  /** Where the sockets of those who are signed in are kept. */
  sockets: Sockets;
  /** @param owner null = nobody who is signed in. */
  context: (request: IncomingMessage, owner: SocketOwner | null) => object;
}

/**
 * Subscriptions over WebSocket (graphql-transport-ws). Only subscriptions: queries and mutations go over HTTP, where
 * cookies, caches and uploads are. The limits on operations are the same.
 * @returns a function that closes every socket.
 */
export function serveSockets(options: SocketOptions): () => Promise<void> {
  const { schema, httpServer, path, introspection, logger, isOwnOrigin, context } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const owners = new WeakMap<object, SocketOwner>();
  const formatError = createErrorFormatter(logger);
  const rules = [...specifiedRules, ...limitRules(introspection)];
  const server = useServer(
    {
      schema,
      connectionInitWaitTimeout: 5_000,
      onConnect: async ({ connectionParams, extra }) => {
        const bearer = bearerOf(connectionParams?.['authorization'] ?? connectionParams?.['Authorization']);
        if (bearer === null) return true;
        const viewer = await options.authenticate(bearer);
        // False closes it with 4403: who shows a token that is good for nothing must not go on as nobody.
        if (!viewer) return false;
        owners.set(extra.socket, options.sockets.add(viewer, extra.socket));
        return true;
      },
      context: ({ extra }) => context(extra.request, owners.get(extra.socket) ?? null),
      onSubscribe: ({ subscriptions }, _, { query, operationName, variables }) => {
        if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS)
          return [refused('There are too many subscriptions on this socket.')];
        const document = readDocument(query);
        if (document instanceof GraphQLError) return [document];
        if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) {
          return [refused('Only subscriptions are served here; use HTTP.')];
        }
        const errors = validate(schema, document, rules);
        if (errors.length) return errors;
        return { schema, document, operationName, variableValues: variables };
      },
      onError: (_, __, ___, errors) => errors.map(formatError),
      onNext: (_, __, ___, ____, result) =>
        result.errors ? { ...result, errors: result.errors.map(formatError) } : undefined,
    },
    sockets,
    12_000,
  );

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
    for (const client of sockets.clients) client.close(1001, 'Going away');
    await server.dispose();
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
