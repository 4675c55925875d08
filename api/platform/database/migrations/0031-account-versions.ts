import { Migration } from '@mikro-orm/migrations';

/** Accounts have a version, so that a change that is based on an older one is refused. */
export class AccountVersionsMigration extends Migration {
  override up(): void {
    this.addSql(`alter table user_account add column version int not null default 1`);
  }
}
