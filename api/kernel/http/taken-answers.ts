import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Handler } from 'express';
import { Answer, lastingHeaders } from './answer.ts';

const taken = new WeakSet<object>();

/** Takes an answer that is sent in one piece, before it goes out. Every other one goes out as the listener wrote it. */
export function takeAnswer(
  response: ServerResponse,
  take: (answer: Answer, headers: OutgoingHttpHeaders) => void,
): void {
  taken.add(response);
  const end = response.end.bind(response);
  response.end = ((chunk?: unknown, ...rest: never[]) => {
    response.end = end;
    const body = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    if (response.headersSent || !Buffer.isBuffer(body)) return end(chunk as string, ...rest);
    const headers = lastingHeaders(response);
    take(new Answer(response.statusCode, headers, body), headers);
    return response;
  }) as ServerResponse['end'];
}

/** Compresses the answers that nobody takes: a taken one has to be seen as it was written, and compresses itself. */
export function compressTheRest(compress: Handler): Handler {
  return (request, response, next) => (taken.has(response) ? next() : compress(request, response, next));
}
