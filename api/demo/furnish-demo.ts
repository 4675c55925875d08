import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { alone } from '../platform/database/prepare.ts';
import type { Logger } from '../platform/logger.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { DemoServices } from './demo.feature.ts';
import { seedReferences } from './seed-references.ts';

/**
 * Prepares the first pages of the demo world before the server listens: logos of clients, and the first pictures of the home
 * page and the head of the list. The product works without them.
 */
export async function furnishDemo(
  { storage, services }: { storage: Storage; services: Partial<DemoServices> },
  database: Database,
  config: Pick<Config, 'demoPictures'>,
  logger: Logger,
): Promise<void> {
  try {
    await alone(database, async () => {
      await seedReferences(database, storage);
      if (config.demoPictures) await services.demoPictures?.drawFirst(logger);
    });
  } catch (error) {
    logger.error({ err: error }, 'pictures of the demo world could not be drawn');
  }
}
