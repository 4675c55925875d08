import { Migration } from '@mikro-orm/migrations';

/** Imports are entities: their constraints are called as those of other tables, and a column that nothing wrote is gone. */
export class ImportEntitiesMigration extends Migration {
  override up(): void {
    this.addSql(`alter table import_run drop column progress_total`);
    this.addSql(`alter table import_run rename constraint import_run_author_id_fkey to import_run_author_id_foreign`);
    this.addSql(`alter table saved_mapping rename constraint saved_mapping_name_key to saved_mapping_name_unique`);
    this.addSql(`alter index import_run_author_index rename to import_run_author_id_index`);
    this.addSql(`alter index import_run_created_index rename to import_run_created_at_index`);
  }
}
