import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';

/** What is wrong with one field of an input: where, a stable code, and values to fill into the sentence. */
export interface FieldIssue {
  path: string;
  code: string;
  params?: Record<string, string | number>;
}

/**
 * The one error grammar. `code` is stable and mapped to a sentence by the screen; `message` is the English catalogue
 * text; `status` is the answer's status in HTTP. GraphQL carries the same in `extensions`.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: FieldIssue[];
  readonly retryAfterSeconds: number | null;

  constructor(code: ErrorCode, message: string = MESSAGES[code], details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }

  get status(): number {
    return STATUS[this.code];
  }

  /** What GraphQL makes of it. Where the whole request is at fault or has to wait, the status of HTTP says so too. */
  get extensions(): Record<string, unknown> {
    if (!WHOLE_REQUEST.has(this.code)) return { code: this.code };
    const headers = new HeaderMap();
    if (this.retryAfterSeconds) headers.set('retry-after', String(this.retryAfterSeconds));
    return { code: this.code, http: { status: this.status, headers } };
  }
}

interface ErrorDetails {
  fields?: FieldIssue[];
  retryAfterSeconds?: number;
}

const STATUS = {
  BAD_REQUEST: 400,
  VALIDATION_FAILED: 400,
  CAPTCHA_FAILED: 400,
  LINK_INVALID: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  INVALID_CODE: 401,
  FORBIDDEN: 403,
  PLAN_LIMIT_REACHED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNPROCESSABLE: 422,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof STATUS;

const WHOLE_REQUEST: ReadonlySet<ErrorCode> = new Set([
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'UNPROCESSABLE',
  'RATE_LIMITED',
  'UNAVAILABLE',
]);

const MESSAGES: Record<ErrorCode, string> = {
  BAD_REQUEST: 'The request could not be read',
  VALIDATION_FAILED: 'Validation error: Please check your input data',
  CAPTCHA_FAILED: 'Captcha verification failed. Please try again.',
  LINK_INVALID: 'The link is not valid or has expired. Please request a new one.',
  INVALID_CREDENTIALS: 'Invalid credentials',
  INVALID_CODE: 'The code is not valid',
  UNAUTHENTICATED: 'Authentication error: Please log in again to continue',
  FORBIDDEN: 'Permission denied',
  PLAN_LIMIT_REACHED: 'The plan does not allow more',
  NOT_FOUND: 'Not found',
  METHOD_NOT_ALLOWED: 'Method not allowed',
  REQUEST_TIMEOUT: 'The request took too long to arrive',
  CONFLICT: 'Somebody else has changed this in the meantime',
  PRECONDITION_FAILED: 'Somebody else has changed this in the meantime',
  PAYLOAD_TOO_LARGE: 'The request is too large',
  UNSUPPORTED_MEDIA_TYPE: 'Unsupported content type',
  UNPROCESSABLE: 'The request could not be processed',
  HEADERS_TOO_LARGE: 'The address or the headers of the request are too long',
  RATE_LIMITED: 'Too many requests. Please try again later.',
  INTERNAL: 'Server error',
  UNAVAILABLE: 'The service is not available at the moment. Please try again.',
};

/** The public shape of an error, in the words that GraphQL and REST share. */
export interface PublicError {
  code: string;
  message: string;
  fields?: FieldIssue[];
}

export function validationFailed(fields: FieldIssue[]): AppError {
  const first = fields[0];
  return new AppError(
    'VALIDATION_FAILED',
    first ? `Validation error: ${first.path}: ${first.code}` : MESSAGES.VALIDATION_FAILED,
    { fields },
  );
}

/** Somebody has seen an older version than the one that is there. */
export function staleVersion(): AppError {
  return new AppError('CONFLICT', undefined, { fields: [{ path: 'version', code: 'stale' }] });
}

/** The plan of an owner allows no more of something. @param path what is limited: `photos`. */
export function planLimitReached(path: string, limit: number): AppError {
  return new AppError('PLAN_LIMIT_REACHED', `The plan allows no more than ${limit} ${path}`, {
    fields: [{ path, code: 'planLimit', params: { limit } }],
  });
}

/** Why some work is refused; null = it is done. Any other error is thrown on. */
export async function refusalOf(work: () => unknown): Promise<AppError | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Turns whatever was thrown into an error of the grammar; what nobody foresaw becomes INTERNAL without its details. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isHttpError(error)) return fromHttpError(error);
  if (isUnreadableText(error)) return new AppError('BAD_REQUEST');
  if (isDiskFull(error)) return new AppError('UNAVAILABLE', NO_ROOM, { retryAfterSeconds: 60 });
  if (isConnectionLost(error) || isStorageFault(error))
    return new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: 5 });
  return new AppError('INTERNAL');
}

export function toPublicError(error: AppError): PublicError {
  return {
    code: error.code,
    message: error.message,
    ...(error.fields.length ? { fields: error.fields } : {}),
  };
}

/** The same error as GraphQL carries it. */
export function toGraphQLError(error: AppError, requestId: string | undefined): GraphQLError {
  return new GraphQLError(error.message, {
    extensions: {
      code: error.code,
      ...(error.fields.length ? { fields: error.fields } : {}),
      ...(error.retryAfterSeconds ? { retryAfter: error.retryAfterSeconds } : {}),
      ...(requestId ? { requestId } : {}),
    },
  });
}

/** An error of the client as Express, its body parsers and its file sender throw it. */
interface HttpError {
  status: number;
}

function isHttpError(error: unknown): error is HttpError {
  if (!(error instanceof Error) || !('status' in error)) return false;
  const isClients = typeof error.status === 'number' && error.status >= 400 && error.status < 500;
  // Errors of other clients' calls have a status too; those of Express say that they may be told, or are about an address.
  return isClients && (error instanceof URIError || ('expose' in error && error.expose === true));
}

function fromHttpError({ status }: HttpError): AppError {
  if (status === 404) return new AppError('NOT_FOUND');
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE');
  if (status === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE');
  return new AppError('BAD_REQUEST');
}

/** SQLSTATE 22021: a text has the character of number 0, which inputs without rules of their own let through. */
function isUnreadableText(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '22021';
}

const NO_ROOM = 'There is no room to keep this at the moment. Please try again later.';

/** Whether a disk took no more: a file system's codes, and SQLSTATE 53100. The operator has to make room. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT|53100)$/.test(String(error.code));
}

/** Whether the client of S3 gave up: it marks its errors, those of the network too. */
function isStorageFault(error: unknown): boolean {
  return error instanceof Error && '$metadata' in error;
}

/** SQLSTATE classes 08 (connection), 53 (resources) and 57P (operator), and the socket errors below them. */
function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // node-postgres gives these two no code.
  if (/^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message)) return true;
  const code = 'code' in error ? String(error.code) : '';
  return /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND)$/.test(code);
}
