import type { App } from '../../app.ts';
import type { Config } from '../../kernel/config.ts';
import type { Logger } from '../../kernel/logger.ts';
import type { Database } from '../database.ts';
import { alone } from '../prepare.ts';
import { seedReferences } from './seed-references.ts';

/**
 * What the first pages of the demo world show, before the server listens: logos of clients, and the pictures that the home
 * page and the head of the list begin with. Without them the product runs all the same.
 */
export async function furnishDemo(
  app: Pick<App, 'storage' | 'demoPictures'>,
  database: Database,
  config: Pick<Config, 'demoPictures'>,
  logger: Logger,
): Promise<void> {
  try {
    await alone(database, async () => {
      await seedReferences(database, app.storage);
      if (config.demoPictures) await app.demoPictures.drawFirst(logger);
    });
  } catch (error) {
    logger.error({ err: error }, 'pictures of the demo world could not be drawn');
  }
}
