import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk that a test can fill. */
export interface SmallDisk {
  folder: string;
  /** Leaves so many bytes free. */
  fill(left?: number): Promise<void>;
  /** Deletes what `fill` wrote. */
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
}

/** Mounts one in memory; returns the reason as text if this machine cannot. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | string> {
  const folder = await mkdtemp(join(tmpdir(), 'pleniere-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'pleniere-test', folder], { stdio: 'ignore' });
  } catch {
    await rm(folder, { recursive: true });
    return 'no disk can be mounted here';
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: async (left = 0) => {
      const { bavail, bsize } = statfsSync(folder);
      await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left)));
    },
    makeRoom: () => rm(ballast, { force: true }),
    remove: async () => {
      execFileSync('umount', [folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
