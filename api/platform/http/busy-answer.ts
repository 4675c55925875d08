import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError, toGraphQLError, toPublicError } from '../errors.ts';

/** An overload usually lasts some seconds. */
const RETRY_SECONDS = 3;

const ERROR = new AppError('UNAVAILABLE', 'The service has too much to do at the moment. Please try again.', {
  retryAfterSeconds: RETRY_SECONDS,
});
const FOR_REST = JSON.stringify({ error: toPublicError(ERROR), message: ERROR.message });
const FOR_GRAPHQL = JSON.stringify({ errors: [toGraphQLError(ERROR)] });
/** The page reloads itself. */
const FOR_READERS = `<!DOCTYPE html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<meta name="robots" content="noindex">
<title>Plénière</title>
<style>:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}body{max-width:34rem;margin:20vh auto;padding:0 1.5rem}</style>
<h1>Beaucoup de visites en ce moment</h1>
<p>Cette page revient d’elle-même dans quelques secondes.</p>
<p lang="en">Many visitors at the moment. This page comes back by itself in a few seconds.</p>
</html>
`;
const ALWAYS = {
  'retry-after': String(RETRY_SECONDS),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};
const [REST, GRAPHQL, PAGE] = [
  written('application/json; charset=utf-8', FOR_REST),
  written('application/json; charset=utf-8', FOR_GRAPHQL),
  written('text/html; charset=utf-8', FOR_READERS),
];

/** Answers 503 in the format that the client expects: a page, GraphQL, or REST. Prepared in advance, so that it costs nothing under load. */
export function busyAnswer({ method, url = '/', headers }: IncomingMessage, response: ServerResponse): void {
  const isPage = method === 'GET' && headers.accept?.includes('text/html');
  const answer = isPage ? PAGE : url.startsWith('/graphql') ? GRAPHQL : REST;
  response.writeHead(503, answer.headers).end(answer.body);
}

function written(type: string, text: string) {
  const body = Buffer.from(text);
  return { body, headers: { ...ALWAYS, 'content-type': type, 'content-length': body.length } };
}
