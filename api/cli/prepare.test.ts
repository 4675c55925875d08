import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lockFolder } from '../platform/database/embedded/folder-lock.ts';

const ROOT = join(import.meta.dirname, '../..');

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pleniere-prepare-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The program as `prepareApart` starts it, from the sources. */
function startProgram(dataDir: string): { child: ChildProcess; ended: Promise<{ code: number | null; said: string }> } {
  const child = fork('api/cli/prepare.ts', [], {
    cwd: ROOT,
    execArgv: ['--import', './api/cli/typescript-loader.mjs'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', DEMO: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr!.on('data', (text: Buffer) => (said += text.toString()));
  const ended = Promise.all([once(child, 'exit') as Promise<[number | null]>, once(child.stderr!, 'end')]);
  return { child, ended: ended.then(([[code]]) => ({ code, said })) };
}

test('it ends with the process that has started it', async () => {
  const dataDir = newFolder();
  const { child, ended } = startProgram(dataDir);
  await vi.waitFor(() => expect(existsSync(join(dataDir, 'database.new'))).toBe(true), { timeout: 20_000 });
  child.disconnect();
  expect((await ended).code).toBe(1);
  await (await lockFolder(dataDir)).release();
});

test('it says who uses the data folder', async () => {
  const dataDir = newFolder();
  const lock = await lockFolder(dataDir);
  onTestFinished(() => lock.release());
  const { code, said } = await startProgram(dataDir).ended;
  expect(code).toBe(1);
  expect(said).toContain(`in use by process ${process.pid}`);
});
