import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/* The audits of the specification "GraphQL over HTTP": what it demands (MUST), and what it recommends (SHOULD). */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const audits = serverAudits({ url: () => `${app.url}/graphql` });

test.each(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))('%s', async (_, audit) => {
  const result = await audit.fn();
  const reason = result.status === 'ok' ? '' : result.reason;
  expect(result.status, reason).not.toBe('error');
});
