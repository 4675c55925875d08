import type { AuditedTables } from './audited-tables.ts';
import type { CaptchaService } from './captcha/captcha.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Fanout } from './fanout.ts';
import type { Sockets } from './graphql/socket-owners.ts';
import type { Idempotency } from './idempotency/idempotency.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './logger.ts';
import type { Outbox } from './mail/mail-queue.ts';
import type { RateLimits } from './rate-limit/rate-limits.ts';
import type { Secret } from './secret.ts';
import type { Storage } from './storage/storage.ts';

/** What every feature may use. */
export interface Platform {
  config: Config;
  database: Database;
  storage: Storage;
  jobs: Jobs;
  outbox: Outbox;
  fanout: Fanout;
  sockets: Sockets;
  limits: RateLimits;
  idempotency: Idempotency;
  captcha: CaptchaService;
  secret: Secret;
  /** What the audit log records of all tables. */
  auditedTables: AuditedTables;
  /** By role, the accounts that anybody may sign in to; empty without the demo world. */
  demoAccounts: ReadonlyMap<string, string>;
  logger: Logger;
}
