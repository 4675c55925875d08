import { fork } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderLockedError, lockFolder } from './folder-lock.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'pleniere-lock-'));

test('a second taker is refused with the process that holds the folder', async () => {
  const folder = newFolder();
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
  await expect(lockFolder(folder)).rejects.toThrow(String(process.pid));
  await lock.release();
});

test('a folder is free again after its release', async () => {
  const folder = newFolder();
  await (await lockFolder(folder)).release();
  await expect(lockFolder(folder).then((lock) => lock.release())).resolves.toBeUndefined();
});

test('a folder is free again when its holder was killed', async () => {
  const folder = newFolder();
  const file = new URL('./folder-lock.ts', import.meta.url).href;
  const script = `import(${JSON.stringify(file)}).then(({ lockFolder }) => lockFolder(process.argv[1])).then(() => process.send('held'));setInterval(() => {}, 1000)`;
  const child = fork('-e', [], {
    execPath: process.execPath,
    execArgv: ['-e', script, folder],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise((resolve) => child.once('message', resolve));
  await expect(lockFolder(folder)).rejects.toThrow(String(child.pid));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  const lock = await lockFolder(folder);
  await lock.release();
});
