import DataLoader from 'dataloader';
import type { AuditedTables } from '../../platform/audited-tables.ts';
import type { Viewer } from '../../platform/authz.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ConnectionArgs } from '../../platform/graphql/connection.ts';
import { type AuditedFields, changesOf, fieldsOf } from './audit-changes.ts';
import { actorOf, writeEntries } from './audit-record.queries.ts';
import { type AuditAction, AuditObject } from './audit.enums.ts';
import type { AuditFilter } from './audit.inputs.ts';
import { type AuditExport, exportAudit, findActors, findEntries, findEntry, namesOfIds } from './audit.queries.ts';
import type { AuditActor, AuditChange, AuditEntry, AuditEntryConnection } from './audit.types.ts';

/** Reads the audit log. It is written by `auditRecorder`. */
export class AuditLogService {
  readonly #database: Database;
  readonly #fields: AuditedFields;
  /** Batches the look-ups of names; nothing is cached. */
  readonly #names: DataLoader<string, string | null>;

  constructor(database: Database, tables: AuditedTables) {
    this.#database = database;
    this.#fields = fieldsOf(tables);
    this.#names = new DataLoader((ids) => namesOfIds(database, ids), { cache: false });
  }

  list(filter: AuditFilter, part: ConnectionArgs): Promise<AuditEntryConnection> {
    return findEntries(this.#database, filter, part);
  }

  byId(id: string): Promise<AuditEntry | null> {
    return findEntry(this.#database, id);
  }

  /** The changes of an entry, with the current names of other objects. */
  changesOf(entry: AuditEntry): Promise<AuditChange[]> {
    return changesOf(this.#fields, entry, (id) => this.#names.load(id));
  }

  actors(): Promise<AuditActor[]> {
    return findActors(this.#database);
  }

  export(filter: AuditFilter): AuditExport {
    return exportAudit(this.#database, filter);
  }

  /** Records an export of data, with its filter. */
  async noteExport(
    action: AuditAction,
    viewer: Viewer,
    path: string,
    conditions: Record<string, string>,
  ): Promise<void> {
    await this.#database.transaction(async ({ query }) => {
      const actor = await actorOf({ query }, viewer.id);
      if (actor)
        await writeEntries(query, action, actor, [
          { type: AuditObject.EXPORT, id: '', label: path, before: {}, after: conditions },
        ]);
    });
  }
}
