import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** A PostgreSQL with a streaming replica, for one test. */
export interface ReplicatedPostgres {
  primaryUrl: string;
  replicaUrl: string;
  stopReplica(): void;
  startReplica(): void;
  stop(): Promise<void>;
}

/** The folders of the server programs on Debian, the newest last. */
const PROGRAMS = '/usr/lib/postgresql/*/bin';
const SETTINGS = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
fsync = off
shared_buffers = 16MB
max_connections = 40
hot_standby_feedback = on
`;

const bin = globSync(PROGRAMS).toSorted().at(-1);
// The server refuses to run as root.
const isRoot = process.getuid?.() === 0;
const owner = isRoot ? idsOf('postgres') : null;

/** Why this machine cannot start both; null = it can. */
export const NO_REPLICATED_POSTGRES =
  !bin || !existsSync(join(bin, 'pg_basebackup'))
    ? 'the programs of a PostgreSQL server are not installed'
    : isRoot && !owner
      ? 'there is no account to run a PostgreSQL server by'
      : null;

/** Starts both. @throws an Error if this machine cannot. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  if (!bin || NO_REPLICATED_POSTGRES) throw new Error(NO_REPLICATED_POSTGRES ?? '');
  const run = (program: string, ...given: string[]): void =>
    void execFileSync(join(bin, program), given, { stdio: 'ignore', cwd: tmpdir(), ...owner });

  const folder = await mkdtemp(join(tmpdir(), 'pleniere-replicated-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const [primary, replica] = [join(folder, 'primary'), join(folder, 'replica')];
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  const start = (data: string, port: number): void =>
    run('pg_ctl', 'start', '-w', '-D', data, '-o', `-p ${port}`, '-l', `${data}.log`);
  const halt = (data: string): void => run('pg_ctl', 'stop', '-m', 'immediate', '-w', '-D', data);

  run('initdb', '-D', primary, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  await appendFile(join(primary, 'postgresql.conf'), SETTINGS);
  start(primary, primaryPort);
  run(
    'pg_basebackup',
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '-D',
    replica,
    '-h',
    '127.0.0.1',
    '-p',
    `${primaryPort}`,
    '-U',
    'postgres',
  );
  start(replica, replicaPort);
  const urlOf = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    primaryUrl: urlOf(primaryPort),
    replicaUrl: urlOf(replicaPort),
    stopReplica: () => halt(replica),
    startReplica: () => start(replica, replicaPort),
    stop: async () => {
      for (const data of [replica, primary]) if (existsSync(join(data, 'postmaster.pid'))) halt(data);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function idsOf(account: string): { uid: number; gid: number } | null {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, account], { encoding: 'utf8' }).stdout.trim());
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}
