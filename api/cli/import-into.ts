import { createVenueImportSink } from '../features/imports/venue-import-sink.ts';
import { refreshOnEvents } from '../features/search/subscribers.ts';
import type { Database } from '../platform/database/database.ts';
import type { OpenedSink } from './import-command.ts';

/** The sink of an import into a database that no server has opened: the public catalogue has to follow here too. */
export function importInto(database: Database): OpenedSink {
  refreshOnEvents(database.events);
  const sink = createVenueImportSink(database);
  let written = false;
  return {
    sink: {
      ...sink,
      async write(batch) {
        await sink.write(batch);
        written = true;
      },
    },
    async close() {
      // The embedded database has no autovacuum.
      if (written) await database.rows('vacuum (analyze)');
      await database.close();
    },
  };
}
