import { EmbeddedPool } from '../platform/database/embedded/embedded-pool.ts';
import type { SqlPool } from '../platform/database/sql-pool.ts';

/** Tables that only migrations write: they are checked, not restored. */
const LASTING = ['region', 'department', 'commune', 'mikro_orm_migrations'].map((table) => `public.${table}`);
const IS_CHANGING = `format('%I.%I', schemaname, tablename) <> all('{${LASTING.join()}}')
  and schemaname not in ('pg_catalog', 'information_schema')`;
/** A test file has one database, rarely two. */
const MAX_POOLED = 2;

/** A fingerprint of everything that `restore` does not restore: tables, columns, triggers, functions, constraints, settings of the session. */
const SHAPE = `
  select count(*), sum(hashtextextended(part, 0)) as shape from (
    select concat('class ', oid, relname) from pg_class where oid >= 16384
    union all select concat('column ', attrelid, attname, atttypid, attnotnull, attisdropped)
      from pg_attribute where attrelid >= 16384 and attnum > 0
    union all select concat('trigger ', oid, tgenabled) from pg_trigger
    union all select concat('constraint ', oid, convalidated) from pg_constraint where oid >= 16384
    union all select concat('function ', oid, xmin) from pg_proc where oid >= 16384
    union all select concat('setting ', name, setting) from pg_settings where source = 'session'
  ) as parts (part)`;

const CHANGING = `select format('%I.%I', schemaname, tablename) as name from pg_tables where ${IS_CHANGING}`;
const FILLED = `${CHANGING} and pg_relation_size(format('%I.%I', schemaname, tablename)::regclass) > 0`;

/** An embedded database that can be used again. */
interface PooledDatabase {
  pool: EmbeddedPool;
  /** Replaces the rows of its tables by the initial ones, and resets its sequences. */
  restore: () => Promise<void>;
  /** A fingerprint of what that does not restore. */
  print: () => Promise<string>;
  /** The initial fingerprint. */
  first: string;
}

/** The returned databases of this worker. */
const returned: PooledDatabase[] = [];

/**
 * An embedded database with the content of the template. Starting one takes a second or two, most of the time of a short test file; so a
 * returned one is restored and used again, unless its fingerprint differs.
 */
export async function takeDatabase(template: () => Promise<Blob>): Promise<SqlPool> {
  return pooled(returned.pop() ?? (await start(await template())));
}

async function start(template: Blob): Promise<PooledDatabase> {
  const pool = new EmbeddedPool({ folder: null, template });
  const rows = async <Row>(statement: string): Promise<Row[]> => (await pool.query<Row>(statement)).rows;
  // Loads the extension, whose setting is part of the fingerprint from its first use on.
  await pool.query(`select word_similarity('', '')`);
  const written: string[] = [];
  for (const { name } of await rows<{ name: string }>(CHANGING)) {
    const [{ json } = { json: null }] = await rows<{ json: string | null }>(
      `select json_agg(one)::text as json from ${name} as one`,
    );
    if (json)
      written.push(`insert into ${name} select * from json_populate_recordset(null::${name}, $json$${json}$json$)`);
  }
  const sequences = await rows<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where last_value is null`,
  );
  const restore = async () => {
    await pool.query('rollback');
    const filled = (await rows<{ name: string }>(FILLED)).map(({ name }) => name);
    const script = [
      'begin',
      // Triggers protect the audit log and foreign keys.
      'set local session_replication_role = replica',
      // Most tables have no rows: truncating all of them, with their indexes, takes 170 ms, and this takes 15.
      ...filled.map((name) => `delete from ${name}`),
      ...written,
      ...sequences.map(({ name }) => `alter sequence ${name} restart`),
      'commit',
    ];
    await pool.query(script.join(';\n'));
    await pool.query(`vacuum ${filled.join(', ')}`);
  };
  const lasting = LASTING.map((name) => `select count(*), max(xmin::text::bigint) from ${name}`).join(' union all ');
  const print = async () => JSON.stringify([await rows(SHAPE), await rows(lasting)]);
  return { pool, restore, print, first: await print() };
}

/** The pool of a database that is returned by `end`. */
function pooled(one: PooledDatabase): SqlPool {
  const { pool, restore, print, first } = one;
  let isClosed = false;
  const whileOpen = <T>(run: () => Promise<T>): Promise<T> =>
    isClosed ? Promise.reject(Object.assign(new Error('The embedded database is closed.'), { code: '57P01' })) : run();
  return {
    query: (statement, values) => whileOpen(() => pool.query(statement, values)),
    connect: () => whileOpen(() => pool.connect()),
    usage: () => pool.usage(),
    options: pool.options,
    end: async () => {
      if (isClosed) return;
      isClosed = true;
      const isRestored = await restore()
        .then(async () => (await print()) === first)
        .catch(() => false);
      if (isRestored && returned.length < MAX_POOLED) returned.push(one);
      else await pool.end();
    },
  };
}
