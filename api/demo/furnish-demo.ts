import type { Database } from '../platform/database/database.ts';
import { alone } from '../platform/database/prepare.ts';
import type { Logger } from '../platform/logger.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { seedReferences } from './seed-references.ts';

/** Adds the logos of clients that the home page shows, before the server listens. The product works without them. */
export async function furnishDemo(storage: Storage, database: Database, logger: Logger): Promise<void> {
  try {
    await alone(database, () => seedReferences(database, storage));
  } catch (error) {
    logger.error({ err: error }, 'logos of the demo world could not be drawn');
  }
}
