import { MikroORM } from '@mikro-orm/postgresql';
import { DataloaderType, type EntityClass, UnderscoreNamingStrategy } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { PostgresDialect, type PostgresPool } from 'kysely';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { SqlPool } from './sql-pool.ts';

/** The tables of the database. */
export interface Stored {
  entities: readonly EntityClass<object>[];
  /** Tables without entities. */
  tables: readonly string[];
}

/** MikroORM over the pool; both databases speak PostgreSQL, so one driver serves them. */
export async function createOrm(pool: SqlPool, { entities, tables }: Stored): Promise<MikroORM> {
  return MikroORM.init({
    // The pool is ended by `Database.close`, after the ORM.
    driverOptions: () =>
      new PostgresDialect({
        pool: {
          connect: () => pool.connect(),
          end: async () => {},
          options: pool.options,
        } as unknown as PostgresPool,
      }),
    dbName: 'pleniere',
    entities: [...entities],
    metadataProvider: ReflectMetadataProvider,
    namingStrategy: UnderscoreNamingStrategy,
    dataloader: DataloaderType.ALL,
    forceUtcTimezone: true,
    ensureDatabase: false,
    discovery: { warnWhenNoEntities: true },
    schemaGenerator: { skipTables: [...tables], ignoreSchema: ['pgboss'] },
    migrations: { migrationsList: MIGRATIONS, snapshot: false, transactional: true, allOrNothing: true, silent: true },
    extensions: [Migrator],
  });
}
