import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/* The security headers of every answer; those of pages are tested in e2e/attacks.spec.ts. */
let app: TestApp;
let secure: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  secure = await startTestApp({ PUBLIC_URL: 'https://www.pleniere.test' });
});
afterAll(() => Promise.all([app.stop(), secure.stop()]));

describe.each([
  ['a read', 'GET', '/api/establishments', 200],
  ['a description', 'GET', '/api/openapi.json', 200],
  ['a page for developers', 'GET', '/api/docs', 200],
  ['what is not there', 'GET', '/api/nothing', 404],
  ['what is refused', 'GET', '/api/users/me', 401],
  ['what cannot be read', 'GET', '/api/establishments/%', 400],
  ['another method', 'DELETE', '/api/establishments', 405],
  ['an operation', 'GET', '/graphql?query={__typename}', 400],
  ['a picture that is not there', 'GET', '/uploads/x.jpg', 404],
  ['the check of health', 'GET', '/healthz', 200],
])('%s', (_, method, path, status) => {
  test('is not sniffed, framed, or run', async () => {
    const response = await fetch(`${app.url}${path}`, { method });
    expect(response.status).toBe(status);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}'(;|$)/);
    for (const part of ["script-src-attr 'none'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'self'"])
      expect(policy).toContain(part);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(response.headers.has('x-powered-by')).toBe(false);
    expect(response.headers.has('server')).toBe(false);
  });
});

test('browsers that come by https come by nothing else for a year', async () => {
  const { headers } = await fetch(`${secure.url}/healthz`);
  expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000; includeSubDomains/);
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  expect((await fetch(`${app.url}/healthz`)).headers.has('strict-transport-security')).toBe(false);
});

test.each(['https://evil.example', 'null', 'http://127.0.0.1:1', 'https://www.pleniere.test.evil.example'])(
  'a page of %s reads no answer',
  async (origin) => {
    for (const path of ['/api/establishments', '/graphql', '/api/auth/captcha']) {
      const { headers } = await fetch(`${secure.url}${path}`, { headers: { origin } });
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  },
);

test('what is private is kept by nobody', async () => {
  for (const path of ['/api/users/me', '/api/auth/captcha', '/api/notifications'])
    expect((await fetch(`${app.url}${path}`)).headers.get('cache-control')).toBe('no-store');
});
