import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSecret, Secret } from './secret.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pleniere-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const opened = (sessionSecret: string | null = null) => openSecret({ sessionSecret, dataDir });
const mark = (secret: Secret) => secret.sign('test', 'x');

test('a secret is made once and kept, for its owner alone', async () => {
  const first = await opened();
  expect(mark(await opened())).toBe(mark(first));
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  expect(Buffer.from((await readFile(join(dataDir, 'secret'), 'utf8')).trim(), 'base64url')).toHaveLength(32);
});

test('processes that start together have the same one, and leave nothing else behind', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => opened()));
  expect(new Set(secrets.map(mark)).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(['secret']);
});

test('the configured one comes first, and writes nothing', async () => {
  const configured = 'configured-configured-configured-configured';
  expect(mark(await opened(configured))).toBe(mark(new Secret(configured)));
  expect(await readdir(dataDir)).toEqual([]);
});

test('half of a secret is none', async () => {
  await writeFile(join(dataDir, 'secret'), 'short\n');
  await expect(opened()).rejects.toThrow(/holds no secret/);
});

test('each purpose has its own signatures', () => {
  const secret = new Secret('x'.repeat(32));
  expect(secret.sign('a', 'text')).toMatch(/^[\w-]{43}$/);
  expect(new Set([secret.sign('a', 'text'), secret.sign('b', 'text'), secret.keyFor('a')]).size).toBe(3);
});
