import { TIMEOUTS } from '../../schema/constants.ts';
import { allMessages } from './i18n.ts';

/** A script of the application could not be loaded: the network, or a file that a newer release replaced. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/**
 * Loads a part of the application, and the texts it may need; fails with a ChunkLoadError, at the latest after two minutes. Every dynamic
 * import of components goes through it: `deferred(() => import('./map.tsx'))`.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('The script took too long to load.')), TIMEOUTS.scriptChunkMs);
  });
  try {
    const [part] = await Promise.race([Promise.all([load(), allMessages()]), timeout]);
    return part;
  } catch (error) {
    throw error instanceof ChunkLoadError
      ? error
      : new ChunkLoadError('The script could not be loaded.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
