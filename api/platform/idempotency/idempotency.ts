import { createHash } from 'node:crypto';
import type { Database, Transaction } from '../database/database.ts';
import { AppError, validationFailed } from '../errors.ts';

/** For how long a result is stored. */
export const RESULT_TTL_HOURS = 24;
const MAX_KEY_LENGTH = 200;

type Query = Transaction['query'];

/** A call that may be repeated. */
export interface Attempt {
  /** The operation; keys of different operations are independent. */
  scope: string;
  /** Chosen by the client; null = the call is not repeatable. */
  key: string | null;
  /** The input. The same key with another body is a mistake of the client. */
  body: unknown;
}

export interface Work<Result> {
  /** Runs before the transaction, unless the result is stored already: limits. */
  before: () => Promise<void>;
  /** The change; its result is stored, as JSON, in the same transaction. */
  change: (transaction: Transaction) => Promise<Result>;
}

interface Remembered<Result> {
  fingerprint: string;
  result: Result;
}

/** Carries out a change once for each key; repeated calls get the result of the first one. */
export class Idempotency {
  readonly #database: Pick<Database, 'rows' | 'transaction'>;
  /** In this process; other processes are excluded by a lock in the database. */
  readonly #inFlight = new Set<string>();

  constructor(database: Pick<Database, 'rows' | 'transaction'>) {
    this.#database = database;
  }

  /**
   * Carries out the change in a transaction, or returns its stored result.
   * @throws AppError UNPROCESSABLE for the key of another body, CONFLICT while the first call is in progress,
   *   VALIDATION_FAILED for a key that is too long.
   */
  async once<Result>(attempt: Attempt, { before, change }: Work<Result>): Promise<Result> {
    const { scope, key, body } = attempt;
    if (key === null) {
      await before();
      return this.#database.transaction(change);
    }
    checkKey(key);
    const fingerprint = fingerprintOf(body);
    const known = await remembered<Result>(this.#database.rows.bind(this.#database), scope, key, fingerprint);
    if (known) return known.result;
    const place = `${scope}\0${key}`;
    if (this.#inFlight.has(place)) throw inFlight();
    this.#inFlight.add(place);
    try {
      await before();
      return await this.#database.transaction(async (transaction) => {
        const { query } = transaction;
        if (!(await lock(query, place))) throw inFlight();
        const again = await remembered<Result>(query, scope, key, fingerprint);
        if (again) return again.result;
        const result = await change(transaction);
        // A key that exists nevertheless has expired, and the job has not deleted it yet.
        await query(
          `insert into idempotency_key (scope, key, fingerprint, result) values ($1, $2, $3, $4)
           on conflict (scope, key) do update
           set fingerprint = excluded.fingerprint, result = excluded.result, created_at = now()`,
          [scope, key, fingerprint, JSON.stringify(result)],
        );
        return result;
      });
    } finally {
      this.#inFlight.delete(place);
    }
  }
}

function inFlight(): AppError {
  return new AppError('CONFLICT', 'The same request is being dealt with at this moment', { retryAfterSeconds: 1 });
}

function checkKey(key: string): void {
  const path = 'idempotencyKey';
  if (key.length > MAX_KEY_LENGTH) throw validationFailed([{ path, code: 'tooLong', params: { max: MAX_KEY_LENGTH } }]);
  if (!/^[\x21-\x7e]+$/.test(key)) throw validationFailed([{ path, code: 'unreadable' }]);
}

async function lock(query: Query, place: string): Promise<boolean> {
  const number = createHash('sha256').update(place).digest().readBigInt64BE();
  const [row] = await query<{ locked: boolean }>(`select pg_try_advisory_xact_lock($1::bigint) as locked`, [
    String(number),
  ]);
  return row?.locked ?? false;
}

async function remembered<Result>(
  query: Query,
  scope: string,
  key: string,
  fingerprint: string,
): Promise<Remembered<Result> | null> {
  const [row] = await query<Remembered<Result>>(
    `select fingerprint, result from idempotency_key
     where scope = $1 and key = $2 and created_at > now() - make_interval(hours => $3)`,
    [scope, key, RESULT_TTL_HOURS],
  );
  if (row && row.fingerprint !== fingerprint)
    throw new AppError('UNPROCESSABLE', 'The idempotency key was used for another request');
  return row ?? null;
}

/** Independent of the order of fields, and of fields without a value. */
function fingerprintOf(body: unknown): string {
  const text = JSON.stringify(body, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const present = Object.entries(value).filter(([, item]) => item !== undefined && item !== null);
    return Object.fromEntries(present.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
  return createHash('sha256').update(text).digest('base64url');
}
