import { Migration } from '@mikro-orm/migrations';

/** The audit log tells of the settings of the house. */
export class AuditedSettingsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create trigger audit_capture after insert or update or delete on "house_settings"
      for each row when (current_setting('pleniere.audit', true) = 'on') execute function audit_capture()
    `);
  }
}
