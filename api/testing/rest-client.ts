import type { OpenApiDocument } from '../platform/rest/openapi.ts';
import { OpenApiCheck } from './openapi-check.ts';

export interface RestAnswer<Body> {
  response: Response;
  body: Body;
  text: string;
}

/** An error in REST. */
export interface Failed {
  error: { code: string; message: string; fields?: { path: string; code: string; params?: object }[] };
  message: string;
}

export type RestGet = <Body = unknown>(
  path: string,
  described?: string,
  init?: RequestInit,
) => Promise<RestAnswer<Body>>;

/**
 * Reads from the REST API of an app, and validates every answer against the OpenAPI document: an invalid one fails
 * the test. Redirects are not followed.
 * @returns a function of the path below /api, the path in the document (if it has parameters), and
 *   the options of `fetch`.
 */
export function restClient(url: () => string): RestGet {
  let check: OpenApiCheck | null = null;
  return async (path, described = path.split('?')[0]!, init = {}) => {
    check ??= checkOf(await (await fetch(`${url()}/api/openapi.json`)).text());
    const response = await fetch(`${url()}/api${path}`, { redirect: 'manual', ...init });
    const text = await response.text();
    const problems = check.problems({ method: init.method ?? 'GET', path: described, response, text });
    if (problems.length)
      throw new Error(`${init.method ?? 'GET'} ${path.slice(0, 200)} is not as described:\n${problems.join('\n')}`);
    return { response, text, body: (text ? JSON.parse(text) : null) as never };
  };
}

/** The checks of this worker by their document: compiling the schemas of one takes a second, and all apps have the same. */
const checks = new Map<string, OpenApiCheck>();

function checkOf(document: string): OpenApiCheck {
  const check = checks.get(document) ?? new OpenApiCheck(JSON.parse(document) as OpenApiDocument);
  checks.set(document, check);
  return check;
}
