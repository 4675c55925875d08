import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PRODUCT_NAME } from '../../schema/constants.ts';
import { isFictional, missingOfOperator, siteInfoOf } from './config-site.ts';
import { VARIABLES, type Variables } from './config-variables.ts';
import { withoutEnd } from './text.ts';

/** The settings of the operator, checked once at the start. The README's table documents each variable. */
export type Config = ReturnType<typeof readConfig>;

/** A setting that can't be used; its message is meant for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration from the environment. Empty values count as unset.
 * @throws ConfigError naming every variable that is wrong.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const env = check(given);
  const site = siteInfoOf(env);
  const demo = env.DEMO ?? !env.DATABASE_URL;
  return {
    port: env.PORT,
    // The demo accounts have public passwords: they are not exposed to the network by default.
    host: env.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    /** Absolute path of the folder with the embedded database, uploads and written mails. */
    dataDir: writableFolder(env.DATA_DIR),
    /** PostgreSQL instead of the embedded database; null = embedded. */
    databaseUrl: env.DATABASE_URL ?? null,
    /** Read replicas of that PostgreSQL for the public catalogue. */
    databaseReplicaUrls: env.DATABASE_REPLICA_URLS,
    /** Fan-out and counters over several processes; null = this process alone. */
    redisUrl: env.REDIS_URL ?? null,
    /** Origin under which the product is reached, without a trailing slash; links in mails and pages are built from it. */
    publicUrl: withoutEnd(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`, '/'),
    /** Null = generated and kept in the data folder (embedded database only). */
    sessionSecret: env.SESSION_SECRET ?? null,
    /** `smtp://` or `smtps://`; null = mails are written into files of DATA_DIR/mail. */
    smtpUrl: env.SMTP_URL ?? null,
    /** The sender of mails. */
    mailFrom: env.MAIL_FROM ?? { name: PRODUCT_NAME, address: site.operator.email },
    /** `file:` folder or `s3://bucket…`; null = DATA_DIR/uploads. */
    storageUrl: env.STORAGE_URL ?? null,
    /** Null = maps are drawn. */
    tiles: tilesOf(env),
    /** Where streets and house numbers are looked up; null = nowhere, only communes are known. */
    addressApiUrl: env.ADDRESS_API_URL ?? null,
    /** The publisher of the site, and its links. */
    site,
    trustProxy: env.TRUST_PROXY,
    demo,
    /** Whether the venues of the demo world get drawn pictures; `first`: only those that the first pages show. */
    demoPictures: env.DEMO_PICTURES,
    /** The number of months after which a quote request is anonymised. */
    quoteRetentionMonths: env.QUOTE_RETENTION_MONTHS,
    /** The number of months after which an audit entry is deleted. */
    auditRetentionMonths: env.AUDIT_RETENTION_MONTHS,
    /** Days before the end of a subscription on which its owner is warned. */
    subscriptionWarningDays: env.SUBSCRIPTION_WARNING_DAYS,
    /** Which settings of the platform the environment has set; these cannot be changed by an administrator. */
    fixed: {
      publisher: !isFictional(env),
      mailFrom: 'MAIL_FROM' in given,
      warningDays: 'SUBSCRIPTION_WARNING_DAYS' in given,
      quoteMonths: 'QUOTE_RETENTION_MONTHS' in given,
      auditMonths: 'AUDIT_RETENTION_MONTHS' in given,
    },
    introspection: env.INTROSPECTION,
    responseCache: env.RESPONSE_CACHE,
    /** Bearer of `GET /metrics`; null = there is no such path. */
    metricsToken: env.METRICS_TOKEN ?? null,
    logLevel: env.LOG_LEVEL,
    production: env.NODE_ENV === 'production',
  };
}

function check(given: NodeJS.ProcessEnv): Variables {
  const { data, error } = VARIABLES.safeParse(given);
  if (error) {
    const wrong = error.issues.map(({ path, message }) => `  ${String(path[0])} ${message}`);
    throw new ConfigError(`These settings can't be used:\n${wrong.join('\n')}`);
  }
  if (data.DATABASE_URL && data.NODE_ENV === 'production' && !data.SESSION_SECRET)
    throw new ConfigError(
      'SESSION_SECRET is missing. With DATABASE_URL every process must share one secret of at least 32 characters.',
    );
  if (data.DATABASE_REPLICA_URLS.length && !data.DATABASE_URL)
    throw new ConfigError('DATABASE_REPLICA_URLS names copies of a database that DATABASE_URL does not name.');
  const missing = missingOfOperator(data);
  if (missing.length)
    throw new ConfigError(`The publisher of the site is named in part only. Missing: ${missing.join(', ')}.`);
  return data;
}

/** The source of map tiles, and the attribution that it asks for. Tests use none unless they name one. */
function tilesOf({ NODE_ENV, TILE_URL, TILE_ATTRIBUTION }: Variables): { url: string; attribution: string } | null {
  if (TILE_URL === 'off' || (TILE_URL === undefined && NODE_ENV === 'test')) return null;
  if (TILE_URL === undefined) return { ...PLAN_IGN, attribution: TILE_ATTRIBUTION ?? PLAN_IGN.attribution };
  return { url: TILE_URL, attribution: TILE_ATTRIBUTION ?? '© OpenStreetMap' };
}

/** Plan IGN v2 of the Géoplateforme: no key, licence Etalab 2.0. */
const PLAN_IGN = {
  url:
    'https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2' +
    '&STYLE=normal&FORMAT=image/png&TILEMATRIXSET=PM&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}',
  attribution: '© IGN – Géoplateforme',
};

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
