import { PRODUCT_NAME } from '../../../schema/constants.ts';
import { RETENTION_MONTHS } from '../../../schema/platform-settings.ts';
import type { RetentionMonths, SiteInfo } from '../../../schema/render-contract.ts';
import type { Database } from '../../platform/database/database.ts';
import { siteInfoFor } from '../../platform/config-site.ts';
import type { Config } from '../../platform/config.ts';
import type { Logger } from '../../platform/logger.ts';
import type { MailSender } from '../../platform/mail/mailer.ts';
import { PlatformSettings } from './settings.entity.ts';
import { NO_SETTINGS, SettingsGroup, type StoredSettings } from './settings.enums.ts';

/** The interval of checks for changes of other processes. */
const CHECK_INTERVAL_MS = 500;

/** The settings in force: those of the environment, else those of the platform, else the defaults. */
export interface EffectiveSettings {
  site: SiteInfo;
  sender: MailSender;
  warningDays: readonly number[];
  retention: RetentionMonths;
}

type SettingsConfig = Pick<
  Config,
  'site' | 'mailFrom' | 'subscriptionWarningDays' | 'quoteRetentionMonths' | 'auditRetentionMonths' | 'fixed'
>;

/** The settings of the platform in the memory of this process, without a query per request; updated when another process changes them. */
export class LiveSettings {
  readonly config: SettingsConfig;
  readonly #database: Database;
  readonly #logger: Logger;
  #version = 0;
  #stored: StoredSettings = NO_SETTINGS;
  #effective: EffectiveSettings;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;

  constructor(database: Database, config: SettingsConfig, logger: Logger) {
    this.#database = database;
    this.config = config;
    this.#logger = logger;
    this.#effective = effectiveOf(config, NO_SETTINGS);
  }

  /** Changes with each save; cached pages are keyed by it. */
  get version(): number {
    return this.#version;
  }

  get stored(): StoredSettings {
    return this.#stored;
  }

  /** Whether the publisher is the fictional company, as neither environment nor platform has named one. */
  get isFictional(): boolean {
    return !this.config.fixed.publisher && this.#stored.publisher === null;
  }

  get current(): EffectiveSettings {
    return this.#effective;
  }

  /** The groups that the environment fixes. */
  get fixedGroups(): SettingsGroup[] {
    const { publisher, mailFrom, warningDays, quoteMonths, auditMonths } = this.config.fixed;
    return [
      ...(publisher ? [SettingsGroup.PUBLISHER] : []),
      ...(mailFrom ? [SettingsGroup.MAIL_FROM] : []),
      ...(warningDays ? [SettingsGroup.WARNING_DAYS] : []),
      ...(quoteMonths ? [SettingsGroup.QUOTE_RETENTION] : []),
      ...(auditMonths ? [SettingsGroup.AUDIT_RETENTION] : []),
    ];
  }

  async start(): Promise<void> {
    await this.refresh();
    // With the embedded database there are no other processes.
    if (this.#database.embedded) return;
    this.#timer = setInterval(() => this.#look(), CHECK_INTERVAL_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#looking;
  }

  /** Applies everything that was committed before the call. */
  async refresh(): Promise<void> {
    const row = await this.#database.em.findOne(PlatformSettings, { version: { $ne: this.#version } });
    // Concurrent reads may finish in the wrong order.
    if (!row || row.version < this.#version) return;
    this.#version = row.version;
    this.#stored = row.stored;
    this.#effective = effectiveOf(this.config, row.stored);
  }

  #look(): void {
    this.#looking ??= this.refresh()
      // The next check follows soon.
      .catch((error: unknown) => this.#logger.warn({ err: error }, 'the settings of the platform could not be read'))
      .finally(() => (this.#looking = null));
  }
}

function effectiveOf(config: SettingsConfig, stored: StoredSettings): EffectiveSettings {
  const { fixed } = config;
  const site = stored.publisher && !fixed.publisher ? siteInfoFor(stored.publisher, config.site) : config.site;
  const { operator } = site;
  const from = fixed.mailFrom ? config.mailFrom : (stored.mailFrom ?? { name: PRODUCT_NAME, address: operator.email });
  return {
    site,
    sender: { from, operator },
    warningDays: (fixed.warningDays ? null : stored.warningDays) ?? config.subscriptionWarningDays,
    retention: {
      ...RETENTION_MONTHS,
      ...stored.retention,
      ...(fixed.quoteMonths ? { quotes: config.quoteRetentionMonths } : {}),
      ...(fixed.auditMonths ? { audit: config.auditRetentionMonths } : {}),
    },
  };
}
