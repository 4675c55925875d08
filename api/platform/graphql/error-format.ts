import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isDiskFull, toAppError, toGraphQLError } from '../errors.ts';
import { requestScope, type Logger } from '../logger.ts';

/** Errors of GraphQL itself that are the client's: the operation could not be read, is not valid, or is too costly. */
const CLIENT_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_FOUND',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** The code of the scalar of uploads, for a value that is no file. */
const NO_UPLOAD = 'INVALID_UPLOAD_VALUE';

/**
 * Gives every error the product's grammar. What nobody foresaw is logged with its stack and answered without one.
 * For HTTP and WebSocket alike.
 */
export function createErrorFormatter(logger: Logger): (error: unknown) => GraphQLFormattedError {
  return (error) => {
    const requestId = requestScope.getStore()?.requestId;
    const at = error instanceof GraphQLError ? { path: error.path, locations: error.locations } : {};
    const original = innermost(error);
    if (original instanceof GraphQLError) {
      const said =
        error instanceof GraphQLError ? (error.extensions['code'] ?? original.extensions['code']) : undefined;
      const code = said === NO_UPLOAD ? undefined : said;
      if (code === undefined || (typeof code === 'string' && CLIENT_CODES.has(code))) {
        const extensions = { code: code ?? 'BAD_USER_INPUT', ...(requestId ? { requestId } : {}) };
        return { message: original.message, ...present(at), extensions };
      }
    }
    const known = toAppError(original);
    if (known.code === 'INTERNAL' || isDiskFull(original)) logger.error({ err: original }, 'operation failed');
    return { ...toGraphQLError(known, requestId).toJSON(), ...present(at) };
  };
}

/** What was thrown in the first place, below the wrappers of GraphQL. */
function innermost(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? innermost(error.originalError) : error;
}

function present({ path, locations }: Partial<Pick<GraphQLError, 'path' | 'locations'>>) {
  return { ...(path ? { path } : {}), ...(locations ? { locations } : {}) };
}
