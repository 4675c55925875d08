import { beforeEach, expect, test, vi } from 'vitest';

let sent: Blob[];

beforeEach(() => {
  sent = [];
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => sent.push(body) });
});

const reports = async () => (await import('./report-failure.ts')).FAILURE_REPORTS;

test('a failure is told to the console and to the server, without the query of the address', async () => {
  history.replaceState(null, '', '/reset-password?token=secret#more');
  const error = new Error('bug');
  (await reports()).onUncaughtError(error, { componentStack: 'at Page' });
  expect(console.error).toHaveBeenCalledWith(error);
  const text = await sent[0]!.text();
  expect(JSON.parse(text)).toMatchObject({
    kind: 'uncaught',
    page: '/reset-password',
    message: 'bug',
    component: 'at Page',
  });
  expect(text).not.toContain('secret');
});

test('the same again and again is told some times', async () => {
  const { onRecoverableError } = await reports();
  for (let time = 0; time < 20; time++) onRecoverableError(new Error('bug'), {});
  expect(sent.length).toBe(5);
});

test('a script that could not be loaded is no fault of the page', async () => {
  const { onCaughtError } = await reports();
  const { ChunkLoadError } = await import('./chunks.ts');
  onCaughtError(new ChunkLoadError('no network'), {});
  expect(sent).toEqual([]);
});
