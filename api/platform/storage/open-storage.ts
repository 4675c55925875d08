import { join } from 'node:path';
import type { Config } from '../config.ts';
import { FolderStorage } from './folder-storage.ts';
import { parseStorageUrl } from './storage-url.ts';
import type { Storage } from './storage.ts';

/** Opens the configured storage: STORAGE_URL, else the folder `uploads` of the data folder. */
export async function openStorage({ storageUrl, dataDir }: Pick<Config, 'storageUrl' | 'dataDir'>): Promise<Storage> {
  if (!storageUrl) return new FolderStorage(join(dataDir, 'uploads'));
  const address = parseStorageUrl(storageUrl);
  if (address.kind === 'folder') return new FolderStorage(address.folder);
  // The client of S3 takes a fifth of a second to load.
  const { S3Storage } = await import('./s3-storage.ts');
  return new S3Storage(address);
}
