import type { Database } from './database.ts';

/** What of one kind is old, and how it is forgotten. A dry run and a run ask the same condition: what one counts the other forgets. */
export interface RetentionRule {
  /** `from … where …` of what is due; $1 is the instant before which it is. */
  due: string;
  /** Expression of the instant from which its time is counted. */
  since: string;
  /** Expression of what one is called, which tells nobody whom it is about; null = it has no name. */
  reference: string | null;
  /** Forgets what is due and gives its number; it is deleted unless told otherwise. */
  forget?: (database: Database, before: Date) => Promise<number>;
}

/** What a run would forget now. */
export interface Due {
  count: number;
  /** From when the oldest is; null = there is none. */
  oldest: Date | null;
  /** Some of it, the oldest first. */
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

/** Forgets what is due. Gives its number. */
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
