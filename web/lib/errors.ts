import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';

/** The sentence for each code of the API, and for what happens before the API can answer. */
const TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  BAD_REQUEST: msg({
    id: 'error.badRequest',
    message: 'The request could not be read. Load the page again and retry.',
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
    message: 'Somebody else has changed this in the meantime. Load the page again to see the change.',
  }),
  PAYLOAD_TOO_LARGE: msg({ id: 'error.payloadTooLarge', message: 'What you are sending is too large.' }),
  UNSUPPORTED_MEDIA_TYPE: msg({ id: 'error.unsupportedType', message: 'This type of file is not accepted.' }),
  UNPROCESSABLE: msg({ id: 'error.unprocessable', message: 'The request could not be processed.' }),
  RATE_LIMITED: msg({ id: 'error.rateLimited', message: 'Too many requests. Please try again later.' }),
  UNAVAILABLE: msg({
    id: 'error.unavailable',
    message: 'The service is not available at the moment. Please try again.',
  }),
  INTERNAL: msg({ id: 'error.internal', message: 'Something went wrong on our side. Please try again in a moment.' }),
  TIMEOUT: msg({
    id: 'error.timeout',
    message: 'Request timeout: The server is taking too long to respond. Please try again.',
  }),
  NETWORK: msg({
    id: 'error.network',
    message: 'Network error: Unable to connect to server. Please check your connection.',
  }),
};

const STATUS_CODES: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

/** Stable code of anything that a query or a mutation rejected with: the API's own, `TIMEOUT`, `NETWORK`, or `INTERNAL`. */
export function errorCode(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    const code = error.errors[0]?.extensions?.['code'];
    return typeof code === 'string' ? code : 'INTERNAL';
  }
  if (ServerError.is(error)) return STATUS_CODES[error.statusCode] ?? 'INTERNAL';
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'TIMEOUT';
  // What `fetch` rejects with when there is no connection.
  if (error instanceof TypeError) return 'NETWORK';
  return 'INTERNAL';
}

/** The sentence of a code, or the general one for a code that this release does not know. */
export function errorMessage(code: string): MessageDescriptor {
  return TEXTS[code] ?? (TEXTS['INTERNAL'] as MessageDescriptor);
}

/** `const errorText = useErrorText()`, then `errorText(error)`: a sentence in the language of the page. */
export function useErrorText(): (error: unknown) => string {
  const { i18n } = useLingui();
  return useCallback((error: unknown) => i18n._(errorMessage(errorCode(error))), [i18n]);
}
