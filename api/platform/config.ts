import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cleanEnv, host, makeValidator, port, str } from 'envalid';
import { PRODUCT_NAME, SUBSCRIPTION_WARNING_DAYS } from '../../schema/constants.ts';
import { RETENTION_MONTHS } from '../../schema/platform-settings.ts';
import type { SiteInfo } from '../../schema/render-contract.ts';
import { tilesOf, tileUrl, type TileSettings } from './config-tiles.ts';
import { isFictional, missingOfOperator, SITE_VARIABLES, siteInfoOf } from './config-site.ts';
import { parseMailbox } from './mail/mail-address.ts';
import type { MailAddress } from './mail/mail.types.ts';
import { parseStorageUrl } from './storage/storage-url.ts';
import { withoutEnd } from './text.ts';

/** What the operator can set, checked once at the start. The README's table documents each variable. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path of the folder with the embedded database, uploads and written mails. */
  dataDir: string;
  /** PostgreSQL instead of the embedded database; null = embedded. */
  databaseUrl: string | null;
  /** Copies of that PostgreSQL for reads of the public catalogue. */
  databaseReplicaUrls: readonly string[];
  /** Fan-out and counters over several processes; null = this process alone. */
  redisUrl: string | null;
  /** Origin under which the product is reached, without a trailing slash; links in mails and pages are built from it. */
  publicUrl: string;
  /** Null = generated and kept in the data folder (embedded database only). */
  sessionSecret: string | null;
  /** `smtp://` or `smtps://`; null = mails are written into files of DATA_DIR/mail. */
  smtpUrl: string | null;
  /** Whom mails are from. */
  mailFrom: MailAddress;
  /** `file:` folder or `s3://bucket…`; null = DATA_DIR/uploads. */
  storageUrl: string | null;
  /** Null = maps are drawn. */
  tiles: TileSettings | null;
  /** Where streets and house numbers are looked up; null = nowhere, only communes are known. */
  addressApiUrl: string | null;
  /** Who publishes the site, and what it links to. */
  site: SiteInfo;
  /** What Express calls `trust proxy`: false, a number of hops or a list of addresses. */
  trustProxy: boolean | number | string;
  demo: boolean;
  /** Whether the venues of the demo world get their drawn pictures. */
  demoPictures: boolean;
  /** After so many months a quote request loses all that says whose it is. */
  quoteRetentionMonths: number;
  /** After so many months an entry leaves the audit log. */
  auditRetentionMonths: number;
  /** Days before the end of a subscription on which its owner is warned. */
  subscriptionWarningDays: readonly number[];
  /** Which of what the platform could set itself the environment has set: there its word holds. */
  fixed: FixedSettings;
  introspection: boolean;
  responseCache: boolean;
  /** Bearer of `GET /metrics`; null = there is no such path. */
  metricsToken: string | null;
  logLevel: string;
  production: boolean;
}

/** What can be set by the environment as well as by the platform. */
export type FixedSettings = Readonly<
  Record<'publisher' | 'mailFrom' | 'warningDays' | 'quoteMonths' | 'auditMonths', boolean>
>;

/** A setting that can't be used; its message is meant for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const storageUrl = makeValidator((input: string) => {
  parseStorageUrl(input);
  return input;
});

/** Addresses of PostgreSQL, separated by commas. */
const databaseUrls = makeValidator((input: string) => {
  const list = input.split(',').map((url) => url.trim());
  if (list.every((url) => /^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? ''))) return list;
  throw new Error('must be URLs with postgres: or postgresql:, separated by commas');
});

const secret = makeValidator((input: string) => {
  if (input.length < 32) throw new Error('must have at least 32 characters');
  return input;
});

const urlOf = (...protocols: string[]) =>
  makeValidator((input: string) => {
    const url = URL.parse(input);
    if (!url || !protocols.includes(url.protocol)) throw new Error(`must be a URL with ${protocols.join(' or ')}`);
    return input;
  });

const mailbox = makeValidator(parseMailbox);

const months = makeValidator((input: string) => {
  if (/^\d{1,3}$/.test(input) && Number(input) >= 1) return Number(input);
  throw new Error('must be a whole number of months, 1 to 999');
});

const days = makeValidator((input: string) => {
  const list = input.split(',').map((day) => day.trim());
  if (list.every((day) => /^\d{1,3}$/.test(day) && Number(day) >= 1)) return list.map(Number);
  throw new Error('must be whole numbers of days with commas, 1 to 999');
});

const flag = makeValidator((input: string) => {
  if (['1', 'true', 'yes', 'on'].includes(input)) return true;
  if (['0', 'false', 'no', 'off'].includes(input)) return false;
  throw new Error('must be 1 or 0');
});

const trustProxy = makeValidator<boolean | number | string>((input: string) => {
  if (input === 'false' || input === '0') return false;
  if (input === 'true') return true;
  return /^\d+$/.test(input) ? Number(input) : input;
});

/**
 * Reads the configuration from the environment. Empty values count as unset.
 * @throws ConfigError naming every variable that is wrong.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const env = cleanEnv(
    given,
    {
      NODE_ENV: str({ default: 'production' }),
      PORT: port({ default: 4000 }),
      HOST: host({ default: undefined }),
      DATA_DIR: str({ default: '.data' }),
      DATABASE_URL: urlOf('postgres:', 'postgresql:')({ default: undefined }),
      DATABASE_REPLICA_URLS: databaseUrls({ default: [] }),
      REDIS_URL: urlOf('redis:', 'rediss:')({ default: undefined }),
      PUBLIC_URL: urlOf('http:', 'https:')({ default: undefined }),
      SESSION_SECRET: secret({ default: undefined }),
      SMTP_URL: urlOf('smtp:', 'smtps:')({ default: undefined }),
      MAIL_FROM: mailbox({ default: undefined }),
      STORAGE_URL: storageUrl({ default: undefined }),
      TILE_URL: tileUrl({ default: undefined }),
      TILE_ATTRIBUTION: str({ default: undefined }),
      ADDRESS_API_URL: urlOf('http:', 'https:')({ default: undefined }),
      TRUST_PROXY: trustProxy({ default: false }),
      DEMO: flag({ default: undefined }),
      DEMO_PICTURES: flag({ default: true }),
      QUOTE_RETENTION_MONTHS: months({ default: RETENTION_MONTHS.quotes }),
      AUDIT_RETENTION_MONTHS: months({ default: RETENTION_MONTHS.audit }),
      SUBSCRIPTION_WARNING_DAYS: days({ default: [...SUBSCRIPTION_WARNING_DAYS] }),
      INTROSPECTION: flag({ default: true }),
      RESPONSE_CACHE: flag({ default: true }),
      METRICS_TOKEN: secret({ default: undefined }),
      LOG_LEVEL: str({ choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], default: 'info' }),
      ...SITE_VARIABLES,
    },
    { reporter: ({ errors }) => refuse(errors) },
  );
  if (env.DATABASE_URL && env.NODE_ENV === 'production' && !env.SESSION_SECRET) {
    throw new ConfigError(
      'SESSION_SECRET is missing. With DATABASE_URL every process must share one secret of at least 32 characters.',
    );
  }
  if (env.DATABASE_REPLICA_URLS.length && !env.DATABASE_URL)
    throw new ConfigError('DATABASE_REPLICA_URLS names copies of a database that DATABASE_URL does not name.');
  const missing = missingOfOperator(env);
  if (missing.length) {
    throw new ConfigError(`Who publishes the site is told in part only. Missing: ${missing.join(', ')}.`);
  }
  const site = siteInfoOf(env);
  const demo = env.DEMO ?? !env.DATABASE_URL;
  return {
    port: env.PORT,
    // Anybody may sign in to the demo world: it is not opened to the network unasked.
    host: env.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    dataDir: writableFolder(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseReplicaUrls: env.DATABASE_REPLICA_URLS,
    redisUrl: env.REDIS_URL ?? null,
    publicUrl: withoutEnd(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`, '/'),
    sessionSecret: env.SESSION_SECRET ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? { name: PRODUCT_NAME, address: site.operator.email },
    storageUrl: env.STORAGE_URL ?? null,
    tiles: tilesOf(env),
    addressApiUrl: env.ADDRESS_API_URL ?? null,
    site,
    trustProxy: env.TRUST_PROXY,
    demo,
    demoPictures: env.DEMO_PICTURES,
    quoteRetentionMonths: env.QUOTE_RETENTION_MONTHS,
    auditRetentionMonths: env.AUDIT_RETENTION_MONTHS,
    subscriptionWarningDays: env.SUBSCRIPTION_WARNING_DAYS,
    fixed: {
      publisher: !isFictional(env),
      mailFrom: 'MAIL_FROM' in given,
      warningDays: 'SUBSCRIPTION_WARNING_DAYS' in given,
      quoteMonths: 'QUOTE_RETENTION_MONTHS' in given,
      auditMonths: 'AUDIT_RETENTION_MONTHS' in given,
    },
    introspection: env.INTROSPECTION,
    responseCache: env.RESPONSE_CACHE,
    metricsToken: env.METRICS_TOKEN ?? null,
    logLevel: env.LOG_LEVEL,
    production: env.NODE_ENV === 'production',
  };
}

function refuse(errors: Partial<Record<string, Error>>): void {
  const wrong = Object.entries(errors).map(([name, error]) => `  ${name} ${error?.message ?? 'is wrong'}`);
  if (wrong.length) throw new ConfigError(`These settings can't be used:\n${wrong.join('\n')}`);
}

function writableFolder(path: string): string {
  const folder = resolve(path);
  try {
    mkdirSync(join(folder, 'uploads'), { recursive: true });
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR ${folder} can't be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return folder;
}
