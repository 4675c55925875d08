import { HeaderMap } from '@apollo/server';

/** What is wrong with one field of an input: where, a stable code, and values to fill into the sentence. */
export interface FieldIssue {
  path: string;
  code: string;
  params?: Record<string, string | number>;
}

/** All error codes, with their HTTP status and their text in English. The codes are stable: screens map them to sentences. */
const ERRORS = {
  BAD_REQUEST: [400, 'The request could not be read'],
  VALIDATION_FAILED: [400, 'Validation error: Please check your input data'],
  CAPTCHA_FAILED: [400, 'Captcha verification failed. Please try again.'],
  LINK_INVALID: [400, 'The link is not valid or has expired. Please request a new one.'],
  UNAUTHENTICATED: [401, 'Authentication error: Please log in again to continue'],
  INVALID_CREDENTIALS: [401, 'Invalid credentials'],
  INVALID_CODE: [401, 'The code is not valid'],
  FORBIDDEN: [403, 'Permission denied'],
  PLAN_LIMIT_REACHED: [403, 'The plan does not allow more'],
  NOT_FOUND: [404, 'Not found'],
  METHOD_NOT_ALLOWED: [405, 'Method not allowed'],
  REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
  CONFLICT: [409, 'Somebody else has changed this in the meantime'],
  PRECONDITION_FAILED: [412, 'Somebody else has changed this in the meantime'],
  PAYLOAD_TOO_LARGE: [413, 'The request is too large'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Unsupported content type'],
  UNPROCESSABLE: [422, 'The request could not be processed'],
  RATE_LIMITED: [429, 'Too many requests. Please try again later.'],
  HEADERS_TOO_LARGE: [431, 'The address or the headers of the request are too long'],
  INTERNAL: [500, 'Server error'],
  UNAVAILABLE: [503, 'The service is not available at the moment. Please try again.'],
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** Errors of the whole request: a GraphQL answer with one of them has its HTTP status. */
const REQUEST_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'UNPROCESSABLE',
  'RATE_LIMITED',
  'UNAVAILABLE',
]);

interface ErrorDetails {
  fields?: FieldIssue[];
  retryAfterSeconds?: number;
}

/** The errors of the product, for GraphQL, REST and WebSocket alike. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: FieldIssue[];
  readonly retryAfterSeconds: number | null;

  constructor(code: ErrorCode, message: string = ERRORS[code][1], details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }

  get status(): number {
    return ERRORS[this.code][0];
  }

  /** The extensions of a GraphQL error that wraps this one; Apollo takes status and headers from `http`. */
  get extensions(): Record<string, unknown> {
    if (!REQUEST_ERRORS.has(this.code)) return { code: this.code };
    const headers = new HeaderMap();
    if (this.retryAfterSeconds) headers.set('retry-after', String(this.retryAfterSeconds));
    return { code: this.code, http: { status: this.status, headers } };
  }
}

export function validationFailed(fields: FieldIssue[]): AppError {
  const [first] = fields;
  return new AppError('VALIDATION_FAILED', first && `Validation error: ${first.path}: ${first.code}`, { fields });
}

/** The client has read an older version than the current one. */
export function staleVersion(): AppError {
  return new AppError('CONFLICT', undefined, { fields: [{ path: 'version', code: 'stale' }] });
}

/** Too many attempts. @param seconds after which the next one is allowed. */
export function rateLimited(seconds: number): AppError {
  return new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) });
}

/** The plan of an owner allows no more of something. @param path what is limited, such as `photos`. */
export function planLimitReached(path: string, limit: number): AppError {
  return new AppError('PLAN_LIMIT_REACHED', `The plan allows no more than ${limit} ${path}`, {
    fields: [{ path, code: 'planLimit', params: { limit } }],
  });
}

/** The AppError that some work throws; null if it succeeds. Other errors are thrown on. */
export async function refusalOf(work: () => unknown): Promise<AppError | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Turns anything thrown into an AppError; an unexpected error becomes INTERNAL, without its details. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return new AppError('INTERNAL');
  if (isHttpError(error)) return new AppError(HTTP_CODES[error.status] ?? 'BAD_REQUEST');
  // SQLSTATE 22021: a text contains the character of number 0, which inputs without rules of their own let through.
  if (codeOf(error) === '22021') return new AppError('BAD_REQUEST');
  if (isDiskFull(error)) return new AppError('UNAVAILABLE', NO_ROOM, { retryAfterSeconds: 60 });
  // The client of S3 marks all its errors with `$metadata`.
  if (isConnectionLost(error) || '$metadata' in error)
    return new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: 5 });
  return new AppError('INTERNAL');
}

/** An error as REST answers it. */
export function toPublicError({ code, message, fields }: AppError) {
  return { code, message, ...(fields.length ? { fields } : {}) };
}

/** An error as GraphQL answers it. */
export function toGraphQLError({ code, message, fields, retryAfterSeconds }: AppError, requestId?: string) {
  const extensions = {
    code,
    ...(fields.length ? { fields } : {}),
    ...(retryAfterSeconds ? { retryAfter: retryAfterSeconds } : {}),
    ...(requestId ? { requestId } : {}),
  };
  return { message, extensions };
}

const HTTP_CODES: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Whether Express, a body parser or a file sender blames the client. Errors of HTTP clients have a status too, but no `expose`. */
function isHttpError(error: Error): error is Error & { status: number } {
  if (!('status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500))
    return false;
  return error instanceof URIError || ('expose' in error && error.expose === true);
}

const NO_ROOM = 'There is no room to keep this at the moment. Please try again later.';

/** Whether a disk is full: codes of the file system, and SQLSTATE 53100. The operator has to make room. */
export function isDiskFull(error: unknown): boolean {
  return /^(ENOSPC|EDQUOT|53100)$/.test(codeOf(error));
}

/** SQLSTATE classes 08 (connection), 53 (resources) and 57P (operator), and the socket errors below them. */
function isConnectionLost(error: Error): boolean {
  // node-postgres gives these two no code.
  if (/^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message)) return true;
  return /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND)$/.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
