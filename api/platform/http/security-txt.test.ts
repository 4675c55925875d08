import { afterEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const OPERATOR = {
  OPERATOR_NAME: 'Lieux & Co',
  OPERATOR_LEGAL_FORM: 'SARL',
  OPERATOR_REGISTRATION: 'RCS Paris 123 456 789',
  OPERATOR_ADDRESS: '1 rue de Rivoli, 75001 Paris',
  OPERATOR_PHONE: '01 99 00 11 22',
  OPERATOR_EMAIL: 'contact@lieux.test',
  OPERATOR_DIRECTOR: 'A. Martin',
  OPERATOR_HOST_NAME: 'Nuage SA',
  OPERATOR_HOST_ADDRESS: '2 rue du Port, 13002 Marseille',
  OPERATOR_HOST_PHONE: '+33 4 99 00 11 22',
};
const DAY_MS = 86_400_000;
let app: TestApp;
afterEach(() => app.stop());

const read = () => fetch(`${app.url}/.well-known/security.txt`);

test('says whom to tell of a weakness, for less than a year', async () => {
  app = await startTestApp({ ...OPERATOR, PUBLIC_URL: 'https://lieux.test' });
  const response = await read();
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8/);
  const fields = new Map(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields.get('Contact')).toBe('mailto:contact@lieux.test');
  expect(fields.get('Canonical')).toBe('https://lieux.test/.well-known/security.txt');
  const left = Date.parse(fields.get('Expires')!) - Date.now();
  expect(left).toBeGreaterThan(90 * DAY_MS);
  expect(left).toBeLessThan(365 * DAY_MS);
});

test('is not there while a company that does not exist publishes the site', async () => {
  app = await startTestApp();
  expect((await read()).status).toBe(404);
});
