import { hash, randomBytes } from 'node:crypto';
import type { Handler, Response } from 'express';
import helmet from 'helmet';

/** The nonce of the scripts and styles of this answer. */
export function nonceOf(response: Response): string {
  return response.locals['nonce'] as string;
}

/**
 * Security headers for every answer. Scripts run only from this origin or with the nonce of the answer. Style attributes are
 * allowed, because components position themselves with them; style elements need the nonce.
 */
export function securityHeaders(https: boolean): Handler[] {
  const nonce = (_: unknown, response: unknown): string => `'nonce-${nonceOf(response as Response)}'`;
  return [
    (_request, response, next) => {
      response.locals['nonce'] = randomBytes(16).toString('base64');
      next();
    },
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", nonce],
          scriptSrcAttr: ["'none'"],
          styleSrc: ["'self'", nonce],
          styleSrcAttr: ["'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'", 'ws:', 'wss:'],
          workerSrc: ["'self'", 'blob:'],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          ...(https ? { upgradeInsecureRequests: [] } : {}),
        },
      },
      strictTransportSecurity: https,
      crossOriginEmbedderPolicy: false,
    }),
  ];
}

/** The content of the style element that Chakra creates in the browser: its rules are added through the CSSOM. */
const EMPTY_STYLE = `'sha256-${hash('sha256', '', 'base64')}'`;

/**
 * A page that is cached for many visitors has no nonce: its policy allows only scripts and style sheets of this origin.
 * @param styles the source of the style element that it contains.
 */
export function withoutNonce(response: Response, styles = ''): void {
  const policy = String(response.getHeader('content-security-policy') ?? '');
  response.setHeader(
    'content-security-policy',
    policy
      .replace(/script-src [^;]+/, "script-src 'self'")
      .replace(/style-src [^;]+/, `style-src 'self' ${EMPTY_STYLE} ${styles}`.trimEnd()),
  );
}

/** The code editor of GraphiQL creates style elements of its own. */
export function relaxStyles(response: Response): void {
  const policy = String(response.getHeader('content-security-policy') ?? '');
  response.setHeader('content-security-policy', policy.replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'"));
}
