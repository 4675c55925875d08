import type { Operator } from '../../../schema/render-contract.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now } from '../../platform/clock.ts';
import { AppError, type FieldIssue, validationFailed } from '../../platform/errors.ts';
import { validateInput } from '../../platform/validation.ts';
import { PlatformSettings } from './settings.entity.ts';
import type { LiveSettings } from './live-settings.service.ts';
import { type SavePlatformSettingsInput, type PublisherInput, normalisedSettings } from './settings.inputs.ts';
import type { StoredSettings } from './settings.enums.ts';

/** The settings of the platform, for administrators. */
export class PlatformSettingsService {
  readonly #database: Database;
  readonly #live: LiveSettings;

  constructor(database: Database, live: LiveSettings) {
    this.#database = database;
    this.#live = live;
  }

  /** The row with who changed it. The values in memory are at least as new as its version, so a change made from them conflicts. */
  async read(): Promise<PlatformSettings> {
    const row = await this.#database.em.findOneOrFail(PlatformSettings, { id: 1 }, { populate: ['updatedBy'] });
    await this.#live.refresh();
    return row;
  }

  /**
   * Replaces all settings. Applied at once in this process, and within a second in others.
   * @throws AppError VALIDATION_FAILED, also for settings that the environment fixes; CONFLICT (changed since).
   */
  async save(viewer: Viewer, given: SavePlatformSettingsInput): Promise<PlatformSettings> {
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
