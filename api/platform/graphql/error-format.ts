import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isDiskFull, toAppError, toGraphQLError } from '../errors.ts';
import { requestScope, type Logger } from '../logger.ts';

/** Errors of GraphQL itself that are the fault of the client: the operation could not be parsed, is not valid, or is too costly. */
const CLIENT_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_FOUND',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** The parser calls it a syntax error that an operation is too long. */
const TOO_LONG = /^Syntax Error: (?=Document contains more th\w+ \d+ tokens)/;

/** Beginning of the errors of variables, whose scalars may throw anything. */
const OF_VARIABLE = 'Variable "$';

/** The code of the scalar of uploads for a value that is no file. */
const NO_UPLOAD = 'INVALID_UPLOAD_VALUE';

/**
 * Formats all errors of operations, for HTTP and WebSocket alike. Unexpected errors are logged with their stack and answered without it.
 */
export function createErrorFormatter(logger: Logger): (error: unknown) => GraphQLFormattedError {
  return (error) => {
    const requestId = requestScope.getStore()?.requestId;
    const at = error instanceof GraphQLError ? { path: error.path, locations: error.locations } : {};
    const thrown = innermost(error);
    const original = isOfVariable(error) && !(thrown instanceof GraphQLError) ? error : thrown;
    if (original instanceof GraphQLError) {
      const given =
        error instanceof GraphQLError ? (error.extensions['code'] ?? original.extensions['code']) : undefined;
      const code = given === NO_UPLOAD ? undefined : given;
      if (code === undefined || (typeof code === 'string' && CLIENT_CODES.has(code))) {
        const extensions = { code: code ?? 'BAD_USER_INPUT', ...(requestId ? { requestId } : {}) };
        return { message: original.message.replace(TOO_LONG, ''), ...present(at), extensions };
      }
    }
    const known = toAppError(original);
    if (known.code === 'INTERNAL' || isDiskFull(original)) logger.error({ err: original }, 'operation failed');
    return { ...toGraphQLError(known, requestId), ...present(at) };
  };
}

/** Whether a value of the client could not be read, before anything was executed. */
function isOfVariable(error: unknown): error is GraphQLError {
  return error instanceof GraphQLError && !error.path && error.message.startsWith(OF_VARIABLE);
}

/** The error that was originally thrown, below the wrappers of GraphQL. */
function innermost(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? innermost(error.originalError) : error;
}

function present({ path, locations }: Partial<Pick<GraphQLError, 'path' | 'locations'>>) {
  return { ...(path ? { path } : {}), ...(locations ? { locations } : {}) };
}
