import type { Operator } from '../../../schema/render-contract.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now } from '../../platform/clock.ts';
import { AppError, type FieldIssue, validationFailed } from '../../platform/errors.ts';
import { validateInput } from '../../platform/validation.ts';
import type { LiveSettings } from './live-settings.service.ts';
import { type PlatformSettingsInput, type PublisherInput, tidiedSettings } from './settings.inputs.ts';
import { SettingsGroup, type StoredSettings } from './settings.enums.ts';
import type { PlatformSettingsView } from './settings.types.ts';

/** Settings as administrators see and change them. */
export class PlatformSettingsService {
  readonly #database: Database;
  readonly #live: LiveSettings;

  constructor(database: Database, live: LiveSettings) {
    this.#database = database;
    this.#live = live;
  }

  async read(): Promise<PlatformSettingsView> {
    await this.#live.refresh();
    const { version, stored, current, config } = this.#live;
    const [row] = await this.#database.rows<{ updatedAt: string | null; updatedBy: string | null }>(
      `select s.updated_at as "updatedAt", u.first_name || ' ' || u.last_name as "updatedBy"
       from house_settings s left join user_account u on u.id = s.updated_by_id and u.deleted_at is null`,
    );
    const { site, sender, warningDays, retention } = current;
    return {
      version,
      updatedAt: row!.updatedAt ? new Date(row!.updatedAt) : null,
      updatedBy: row!.updatedBy,
      fixed: this.#fixed(),
      publisher: site.operator,
      isFictional: this.#live.isFictional,
      mailFrom: { name: sender.from.name ?? '', address: sender.from.address },
      mailFromFollows: !config.fixed.mailFrom && stored.mailFrom === null,
      warningDays: [...warningDays],
      retention,
    };
  }

  /**
   * Sets everything anew. It holds here at once, and on the other processes within a second.
   * @throws AppError VALIDATION_FAILED, also for what the environment has fixed; CONFLICT (changed since).
   */
  async save(viewer: Viewer, given: PlatformSettingsInput): Promise<PlatformSettingsView> {
    const input = tidiedSettings(given);
    await validateInput(input);
    this.#assertFree(input);
    await this.#database.transaction(async ({ query }) => {
      const rows = await query(
        `update house_settings set stored = $2::jsonb, version = version + 1, updated_at = $3, updated_by_id = $4
         where version = $1 returning version`,
        [input.version, JSON.stringify(toStored(input)), now(), viewer.id],
      );
      if (!rows.length) throw new AppError('CONFLICT');
    });
    return this.read();
  }

  #fixed(): SettingsGroup[] {
    const { publisher, mailFrom, warningDays, quoteMonths, auditMonths } = this.#live.config.fixed;
    return [
      ...(publisher ? [SettingsGroup.PUBLISHER] : []),
      ...(mailFrom ? [SettingsGroup.MAIL_FROM] : []),
      ...(warningDays ? [SettingsGroup.WARNING_DAYS] : []),
      ...(quoteMonths ? [SettingsGroup.QUOTE_RETENTION] : []),
      ...(auditMonths ? [SettingsGroup.AUDIT_RETENTION] : []),
    ];
  }

  #assertFree({ publisher, mailFrom, warningDays, retention }: PlatformSettingsInput): void {
    const { fixed } = this.#live.config;
    const issues: FieldIssue[] = [];
    const check = (path: string, isFixed: boolean, value: unknown): void => {
      if (isFixed && value != null) issues.push({ path, code: 'fixed' });
    };
    check('publisher', fixed.publisher, publisher);
    check('mailFrom', fixed.mailFrom, mailFrom);
    check('warningDays', fixed.warningDays, warningDays);
    check('retention.quotes', fixed.quoteMonths, retention.quotes);
    check('retention.audit', fixed.auditMonths, retention.audit);
    if (issues.length) throw validationFailed(issues);
  }
}

function toStored({ publisher, mailFrom, warningDays, retention }: PlatformSettingsInput): StoredSettings {
  const months = Object.entries(retention as object).filter(([, value]) => value != null);
  return {
    publisher: publisher ? toOperator(publisher) : null,
    mailFrom: mailFrom ?? null,
    warningDays: warningDays ?? null,
    retention: Object.fromEntries(months),
  };
}

function toOperator({ capital, vatNumber, privacyEmail, ...publisher }: PublisherInput): Operator {
  return {
    ...publisher,
    capital: capital ?? null,
    vatNumber: vatNumber ?? null,
    privacyEmail: privacyEmail ?? publisher.email,
  };
}
