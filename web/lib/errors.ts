import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';

/** The sentence for each code of the API, and for what happens before the API can answer. */
const TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  BAD_REQUEST: msg({
    id: 'error.badRequest',
    message: 'The request could not be read. Reload the page and try again.',
  }),
  VALIDATION_FAILED: msg({ id: 'error.validation', message: 'Validation error: Please check your input data' }),
  UNAUTHENTICATED: msg({
    id: 'error.unauthenticated',
    message: 'Authentication error: Please log in again to continue',
  }),
  FORBIDDEN: msg({ id: 'error.forbidden', message: 'Permission denied: You do not have permission to do this' }),
  NOT_FOUND: msg({ id: 'error.notFound', message: 'This no longer exists, or never did.' }),
  CONFLICT: msg({
    id: 'error.conflict',
    message: 'Someone else has changed this in the meantime. Reload the page to see the change.',
  }),
  PAYLOAD_TOO_LARGE: msg({ id: 'error.payloadTooLarge', message: 'What you are sending is too large.' }),
  UNSUPPORTED_MEDIA_TYPE: msg({ id: 'error.unsupportedType', message: 'This type of file is not accepted.' }),
  UNPROCESSABLE: msg({ id: 'error.unprocessable', message: 'The request could not be processed.' }),
  RATE_LIMITED: msg({ id: 'error.rateLimited', message: 'Too many requests. Please try again later.' }),
  UNAVAILABLE: msg({
    id: 'error.unavailable',
    message: 'The service is not available at the moment. Please try again.',
  }),
  INTERNAL: msg({
    id: 'error.internal',
    message: 'Server error: Something went wrong on our side. Please try again in a moment.',
  }),
  SETUP: msg({
    id: 'error.setup',
    message: 'Request setup error: The request could not be sent. Load the page again and retry.',
  }),
  NO_RESPONSE: msg({ id: 'error.noResponse', message: 'No response received from server. Please try again.' }),
  TIMEOUT: msg({
    id: 'error.timeout',
    message: 'Request timeout: The server is taking too long to respond. Please try again.',
  }),
  NETWORK: msg({
    id: 'error.network',
    message: 'Network error: Unable to connect to server. Please check your connection.',
  }),
};

/** For a code that this release does not know: what the API says about it. */
const UNKNOWN = msg({ id: 'error.server', message: 'Server error: {message}' });

const STATUS_CODES: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'RATE_LIMITED',
  // What stands before the server did not get its answer, or not in time.
  502: 'NO_RESPONSE',
  503: 'UNAVAILABLE',
  504: 'TIMEOUT',
};

/** Stable code of anything that a query or a mutation rejected with: the API's own, or what kept it from answering. */
export function errorCode(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    const code = error.errors[0]?.extensions?.['code'];
    return typeof code === 'string' ? code : 'INTERNAL';
  }
  if (ServerError.is(error)) return STATUS_CODES[error.statusCode] ?? 'INTERNAL';
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'TIMEOUT';
  // What `fetch` rejects with when there is no connection.
  if (error instanceof TypeError) return 'NETWORK';
  // An answer that broke off, or that something on the way wrote.
  if (ServerParseError.is(error)) return 'NO_RESPONSE';
  return error instanceof Error ? 'SETUP' : 'INTERNAL';
}

/** The sentence of a code, or the general one for a code that this release does not know. */
export function errorMessage(code: string): MessageDescriptor {
  return TEXTS[code] ?? (TEXTS['INTERNAL'] as MessageDescriptor);
}

/** `const errorText = useErrorText()`, then `errorText(error)`: a sentence in the language of the page. */
export function useErrorText(messageOf = errorMessage): (error: unknown) => string {
  const { i18n } = useLingui();
  return useCallback(
    (error: unknown) => {
      const code = errorCode(error);
      if (code in TEXTS) return i18n._(messageOf(code));
      const message = error instanceof Error ? error.message : code;
      return i18n._(UNKNOWN.id, { message }, { message: UNKNOWN.message ?? '' });
    },
    [i18n, messageOf],
  );
}
