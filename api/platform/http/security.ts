import { hash, randomBytes } from 'node:crypto';
import type { Handler, Response } from 'express';
import helmet from 'helmet';

/** The nonce that the scripts and styles of this answer carry. */
export function nonceOf(response: Response): string {
  return response.locals['nonce'] as string;
}

/**
 * Security headers for every answer. Scripts run only from this origin or with the answer's nonce. Style attributes are
 * allowed, as components position themselves by them; style elements need the nonce.
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

/** What Emotion's style element holds when the browser makes it: its rules are added one by one. */
const EMPTY_STYLE = '';

/**
 * A page that is sent to many carries no nonce: its policy names the styles that stand in it, and no other script than those of this
 * origin.
 */
export function allowStyles(response: Response, styles: readonly string[]): void {
  const hashes = [EMPTY_STYLE, ...styles].map((style) => `'sha256-${hash('sha256', style, 'base64')}'`);
  const policy = String(response.getHeader('content-security-policy') ?? '');
  response.setHeader(
    'content-security-policy',
    policy
      .replace(/script-src [^;]+/, "script-src 'self'")
      .replace(/style-src [^;]+/, `style-src 'self' ${hashes.join(' ')}`),
  );
}

/** The code editor of GraphiQL writes style elements of its own. */
export function relaxStyles(response: Response): void {
  const policy = String(response.getHeader('content-security-policy') ?? '');
  response.setHeader('content-security-policy', policy.replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'"));
}
