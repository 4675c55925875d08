import type { Operator } from '../../../schema/render-contract.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now } from '../../platform/clock.ts';
import { AppError, type FieldIssue, validationFailed } from '../../platform/errors.ts';
import { validateInput } from '../../platform/validation.ts';
import { PlatformSettings } from './settings.entity.ts';
import type { LiveSettings } from './live-settings.service.ts';
import { type SavePlatformSettingsInput, type PublisherInput, normalisedSettings } from './settings.inputs.ts';
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
    const row = await this.#database.em.findOneOrFail(PlatformSettings, { id: 1 }, { populate: ['updatedBy'] });
    const by = row.updatedBy?.$;
    const { site, sender, warningDays, retention } = current;
    return {
      version,
      updatedAt: row.updatedAt,
      updatedBy: by && !by.deletedAt ? `${by.firstName} ${by.lastName}` : null,
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
  async save(viewer: Viewer, given: SavePlatformSettingsInput): Promise<PlatformSettingsView> {
    const input = normalisedSettings(given);
    await validateInput(input);
    this.#assertFree(input);
    const { version } = input;
    const saved = { stored: toStored(input), version: version + 1, updatedAt: now(), updatedBy: viewer.id };
    await this.#database.transaction(async ({ em }) => {
      if (!(await em.nativeUpdate(PlatformSettings, { version }, saved))) throw new AppError('CONFLICT');
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

  #assertFree({ publisher, mailFrom, warningDays, retention }: SavePlatformSettingsInput): void {
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

function toStored({ publisher, mailFrom, warningDays, retention }: SavePlatformSettingsInput): StoredSettings {
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
