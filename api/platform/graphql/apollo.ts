import type { GatewayInterface } from '@apollo/server-gateway-interface';
import { ApolloServer, type ApolloServerPlugin, type BaseContext } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Server } from 'node:http';
import { AppError, toAppError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { createErrorFormatter } from './error-format.ts';
import type { Operation } from './executor.ts';
import { limitRules, OPERATION_LIMITS } from './limits.ts';

export interface ApolloOptions {
  schema: GraphQLSchema;
  execute: (operation: Operation) => Promise<ExecutionResult>;
  introspection: boolean;
  httpServer: Server;
  logger: Logger;
  plugins?: ApolloServerPlugin[];
}

/** The GraphQL server over HTTP. */
export function createApollo<Context extends BaseContext>(options: ApolloOptions): ApolloServer<Context> {
  const { schema, execute, introspection, httpServer, logger, plugins = [] } = options;
  const formatError = createErrorFormatter(logger);
  return new ApolloServer<Context>({
    gateway: withExecutor(schema, execute),
    introspection,
    parseOptions: { maxTokens: OPERATION_LIMITS.tokens },
    validationRules: limitRules(introspection),
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    hideSchemaDetailsFromClientErrors: !introspection,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    logger,
    formatError: (_, error) => formatError(error),
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: 5_000 }),
      // It would wrap the resolver of every field, for hints that are not used.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ...plugins,
    ],
  });
}

/** Apollo executes operations by a "gateway"; this one is our executor over our schema. */
function withExecutor(schema: GraphQLSchema, execute: ApolloOptions['execute']): GatewayInterface {
  return {
    load: async () => ({
      executor: async (request) => {
        const result = await execute({
          document: request.document,
          operationName: request.operationName ?? undefined,
          variables: request.request.variables ?? {},
          context: request.context,
        });
        return result.errors ? { ...result, errors: result.errors.map(asGraphQLError) } : result;
      },
    }),
    onSchemaLoadOrUpdate: (callback) => {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    stop: async () => {},
  };
}

/**
 * An unavailable database or storage makes the whole request unavailable, so the HTTP status says it too. Errors of compiled operations are not instances
 * of the class that Apollo requires; those about variables have no extensions.
 */
function asGraphQLError(error: GraphQLError): GraphQLError {
  const { message, locations, path, originalError } = error;
  const known = originalError && !(originalError instanceof AppError) ? toAppError(originalError) : null;
  const isUnavailable = known?.code === 'UNAVAILABLE';
  if (!isUnavailable && error instanceof GraphQLError && (error.extensions as object | undefined)) return error;
  const extensions = (isUnavailable ? known : (originalError as AppError | undefined))?.extensions ?? {};
  const rebuilt = new GraphQLError(message, { path: path ?? null, extensions, originalError: originalError ?? null });
  if (locations) Object.defineProperty(rebuilt, 'locations', { value: locations, enumerable: true });
  return rebuilt;
}
