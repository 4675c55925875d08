import { EmbeddedPool } from '../platform/database/embedded/embedded-pool.ts';
import type { SqlPool } from '../platform/database/sql-pool.ts';

/** What migrations have written and nobody changes: it is not written again, but looked at. */
const LASTING = ['region', 'department', 'commune', 'mikro_orm_migrations'].map((table) => `public.${table}`);
/** A test file has one database, seldom two. */
const MAX_KEPT = 2;

/** Everything that `truncate` leaves as it is: tables, columns, triggers, functions, constraints, settings of the session. */
const SHAPE = `
  select md5(string_agg(part, ',' order by part)) as shape from (
    select concat('class ', oid, relname) from pg_class where oid >= 16384
    union all select concat('column ', attrelid, attname, atttypid, attnotnull, attisdropped)
      from pg_attribute where attrelid >= 16384 and attnum > 0
    union all select concat('trigger ', oid, tgenabled) from pg_trigger
    union all select concat('constraint ', oid, convalidated) from pg_constraint where oid >= 16384
    union all select concat('function ', oid, xmin) from pg_proc where oid >= 16384
    union all select concat('setting ', name, setting) from pg_settings where source = 'session'
  ) as parts (part)`;

const NAMES = `
  select format('%I.%I', schemaname, tablename) as name
  from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`;

/** An embedded database and what is needed to make it as it was. */
interface Kept {
  pool: EmbeddedPool;
  /** Empties it, writes again what its first state held, and puts its sequences back. */
  script: string;
  /** Gives something else as soon as something changed that the script does not put back. */
  print: () => Promise<string>;
  /** What it gave at first. */
  first: string;
}

/** Those of this worker that a test file has given back. */
const kept: Kept[] = [];

/**
 * An embedded database as the template has it. To start one takes a second or two, most of what a short test file takes; so one that was given
 * back is emptied and lent again, unless something about it is no longer as it was.
 */
export async function borrowDatabase(template: () => Promise<Blob>): Promise<SqlPool> {
  return lent(kept.pop() ?? (await start(await template())));
}

async function start(template: Blob): Promise<Kept> {
  const pool = new EmbeddedPool({ folder: null, template });
  const rows = async <Row>(statement: string): Promise<Row[]> => (await pool.query<Row>(statement)).rows;
  // Its setting is seen as one of the session from its first use on.
  await pool.query(`select word_similarity('', '')`);
  const names = (await rows<{ name: string }>(NAMES)).map(({ name }) => name);
  const changing = names.filter((name) => !LASTING.includes(name));
  const written: string[] = [];
  for (const name of changing) {
    const [{ json } = { json: null }] = await rows<{ json: string | null }>(
      `select json_agg(one)::text as json from ${name} as one`,
    );
    if (json)
      written.push(`insert into ${name} select * from json_populate_recordset(null::${name}, $json$${json}$json$)`);
  }
  const sequences = await rows<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where last_value is null`,
  );
  const script = [
    'rollback',
    'begin',
    // The audit log lets nobody empty it.
    'set local session_replication_role = replica',
    `truncate ${changing.join(', ')}`,
    ...written,
    ...sequences.map(({ name }) => `alter sequence ${name} restart`),
    'commit',
  ].join(';\n');
  const lasting = LASTING.map((name) => `select count(*), max(xmin::text::bigint) from ${name}`).join(' union all ');
  const print = async () => JSON.stringify([await rows(SHAPE), await rows(lasting)]);
  return { pool, script, print, first: await print() };
}

/** The pool of a database that is given back by `end`. */
function lent(one: Kept): SqlPool {
  const { pool, script, print, first } = one;
  let isOver = false;
  const whileLent = <T>(run: () => Promise<T>): Promise<T> =>
    isOver ? Promise.reject(Object.assign(new Error('The embedded database is closed.'), { code: '57P01' })) : run();
  return {
    query: (statement, values) => whileLent(() => pool.query(statement, values)),
    connect: () => whileLent(() => pool.connect()),
    usage: () => pool.usage(),
    options: pool.options,
    end: async () => {
      if (isOver) return;
      isOver = true;
      const isAsItWas = await pool
        .query(script)
        .then(async () => (await print()) === first)
        .catch(() => false);
      if (isAsItWas && kept.length < MAX_KEPT) kept.push(one);
      else await pool.end();
    },
  };
}
