import { createHash } from 'node:crypto';
import { AppError, validationFailed } from '../errors.ts';

/** For how long an answer is remembered. */
export const KEPT_HOURS = 24;
const MAX_KEY_LENGTH = 200;

interface Rows {
  <Row>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** What remembering needs of the database. */
interface IdempotencyDatabase<Transaction> {
  rows: Rows;
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
}

/** A call that may be repeated. */
export interface Attempt {
  /** Of which operation; keys of different ones have nothing to do with each other. */
  scope: string;
  /** Chosen by the client; null = it does not want to repeat. */
  key: string | null;
  /** What was asked for. The same key with another body is a mistake of the client. */
  body: unknown;
}

export interface Work<Transaction, Result> {
  /** Before the transaction, and not for an answer that is known already: limits. */
  before: () => Promise<void>;
  /** The change; its result is remembered, as JSON, in the same transaction. */
  change: (transaction: Transaction) => Promise<Result>;
}

interface Remembered<Result> {
  fingerprint: string;
  result: Result;
}

/** Has a change happen once, however often it is asked for with one key: then the first answer is given again. */
export class Idempotency<Transaction extends { query: Rows }> {
  readonly #database: IdempotencyDatabase<Transaction>;
  /** Of this process; other processes are kept off by a lock in the database. */
  readonly #inFlight = new Set<string>();

  constructor(database: IdempotencyDatabase<Transaction>) {
    this.#database = database;
  }

  /**
   * Does the work in a transaction, or gives what it gave before.
   * @throws AppError UNPROCESSABLE for the key of another body, CONFLICT while the first call is under way,
   *   VALIDATION_FAILED for a key that is too long.
   */
  async once<Result>(attempt: Attempt, { before, change }: Work<Transaction, Result>): Promise<Result> {
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
        const query: Rows = transaction.query;
        if (!(await lock(query, place))) throw inFlight();
        const again = await remembered<Result>(query, scope, key, fingerprint);
        if (again) return again.result;
        const result = await change(transaction);
        // A key that is there all the same is past its time, and a job has not been by yet.
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
  const code = key.length > MAX_KEY_LENGTH ? 'tooLong' : /^[\x21-\x7e]+$/.test(key) ? null : 'unreadable';
  if (code) throw validationFailed([{ path: 'idempotencyKey', code }]);
}

async function lock(query: Rows, place: string): Promise<boolean> {
  const number = createHash('sha256').update(place).digest().readBigInt64BE();
  const [row] = await query<{ locked: boolean }>(`select pg_try_advisory_xact_lock($1::bigint) as locked`, [
    String(number),
  ]);
  return row?.locked ?? false;
}

async function remembered<Result>(
  query: Rows,
  scope: string,
  key: string,
  fingerprint: string,
): Promise<Remembered<Result> | null> {
  const [row] = await query<Remembered<Result>>(
    `select fingerprint, result from idempotency_key
     where scope = $1 and key = $2 and created_at > now() - make_interval(hours => $3)`,
    [scope, key, KEPT_HOURS],
  );
  if (row && row.fingerprint !== fingerprint)
    throw new AppError('UNPROCESSABLE', 'The idempotency key was used for another request');
  return row ?? null;
}

/** Fields in whatever order, and those without a value left out, make the same text. */
function fingerprintOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('base64url');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const present = Object.entries(value).filter(([, item]) => item !== undefined && item !== null);
  return Object.fromEntries(present.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, item]) => [name, sorted(item)]));
}
