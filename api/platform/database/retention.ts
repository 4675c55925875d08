import type { Database } from './database.ts';

/** Which data of one kind is too old, and how it is deleted. A dry run and a run use the same condition. */
export interface RetentionRule {
  /** `from … where …` of what is due; $1 is the instant of the limit. */
  due: string;
  /** Expression of the instant from which the age is counted. */
  since: string;
  /** Expression of a name that identifies no person; null = there is none. */
  reference: string | null;
  /** Erases what is due and returns its number; by default it is deleted. */
  forget?: (database: Database, before: Date) => Promise<number>;
}

/** What a run would erase now. */
interface Due {
  count: number;
  /** The instant of the oldest; null = there is none. */
  oldest: Date | null;
  /** Some names, the oldest first. */
  references: string[];
}

const EXAMPLES = 3;

/** Counts what is due, and changes nothing. */
export async function dueOf(database: Database, { due, since, reference }: RetentionRule, before: Date): Promise<Due> {
  const [row] = await database.rows<{ count: number; oldest: string | null }>(
    `select count(*)::int as count, min(${since}) as oldest ${due}`,
    [before],
  );
  const named = reference
    ? await database.rows<{ reference: string }>(
        `select ${reference} as reference ${due} order by ${since} limit ${EXAMPLES}`,
        [before],
      )
    : [];
  return {
    count: row!.count,
    oldest: row!.oldest === null ? null : new Date(row!.oldest),
    references: named.map((each) => each.reference),
  };
}

/** Erases what is due. Returns its number. */
export function forgetDue(database: Database, { due, forget }: RetentionRule, before: Date): Promise<number> {
  if (forget) return forget(database, before);
  return database.transaction(async ({ query }) => {
    const [row] = await query<{ count: number }>(
      `with gone as (delete ${due} returning 1) select count(*)::int as count from gone`,
      [before],
    );
    return row!.count;
  });
}
