import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Handler } from 'express';
import { Answer, lastingHeaders } from './answer.ts';

const captured = new WeakSet<object>();

/** Intercepts a response that is sent by a single `end`. Streamed ones are sent unchanged. */
export function captureResponse(
  response: ServerResponse,
  take: (answer: Answer, headers: OutgoingHttpHeaders) => void,
): void {
  captured.add(response);
  const end = response.end.bind(response);
  response.end = ((chunk?: unknown, ...rest: never[]) => {
    response.end = end;
    const body = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    if (response.headersSent || !Buffer.isBuffer(body)) return end(chunk as string, ...rest);
    const headers = lastingHeaders(response);
    take(new Answer(response.statusCode, headers, [body]), headers);
    return response;
  }) as ServerResponse['end'];
}

/** Compresses the responses that are not captured: a captured one is cached uncompressed, and compressed by `Answer`. */
export function compressTheRest(compress: Handler): Handler {
  return (request, response, next) => (captured.has(response) ? next() : compress(request, response, next));
}
