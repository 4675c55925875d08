import { createHash } from 'node:crypto';
import { realpathSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another process holds the data folder; the message is meant for the operator. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError';
}

/**
 * Locks the data folder for this process, until `release` or the end of the process. The embedded database has no lock of
 * its own, and two processes on one folder would lose data. The lock is a socket named after the folder, which the operating
 * system frees however the process ends.
 * @throws FolderLockedError with the id of the process that holds it.
 */
export async function lockFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  const address = socketAddress(folder);
  const server = (await tryListen(address)) ?? (await takeOverStale(folder, address));
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function socketAddress(folder: string): string {
  const name = `pleniere-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

async function tryListen(address: string): Promise<Server | null> {
  const server = createServer((socket) => socket.end(String(process.pid)));
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

async function takeOverStale(folder: string, address: string): Promise<Server> {
  const holder = await lockHolder(address);
  if (holder !== null) {
    throw new FolderLockedError(
      `The data folder ${folder} is in use by process ${holder}. Stop that process first, or set DATA_DIR to another folder.`,
    );
  }
  if (!address.startsWith('\0')) unlinkSync(address);
  const server = await tryListen(address);
  if (!server) throw new FolderLockedError(`The data folder ${folder} is in use by another process.`);
  return server;
}

/** The id of the process that answers on the socket; null if none does. */
async function lockHolder(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect(address);
    let text = '';
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', () => resolve(null));
    socket.on('close', () => resolve(text || 'unknown'));
  });
}
