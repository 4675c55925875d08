import type { SqlPool } from '../../database/sql-pool.ts';

/** What nobody would read through; the best of the rest are enough. */
const MAX_HITS = 5_000;

/**
 * Words are found by their French stem in the whole presentation; names and places also in spite of typing errors
 * (`<%`, from the likeness that `database/session.ts` sets).
 */
const SEARCH = `
  with wanted as (
    select websearch_to_tsquery('fr_unaccent', $1) as query, lower(f_unaccent($1)) as plain
  )
  select venue_id, max(score) as score from (
    select venue_id, 1 + ts_rank(search_vector, query) + word_similarity(plain, search_text) as score
      from catalogue_venue, wanted where search_vector @@ query
    union all
    select venue_id, word_similarity(plain, search_text) as score
      from catalogue_venue, wanted where plain <% search_text
  ) hit group by venue_id order by score desc, venue_id limit ${MAX_HITS}`;

/** The venues that a free text finds, with a score: greater fits better. Never fails on what was typed. */
export async function searchText(pool: SqlPool, text: string): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ venue_id: string; score: number }>({
    name: 'catalogue-text',
    text: SEARCH,
    values: [text],
  });
  return new Map(rows.map((row) => [row.venue_id, row.score]));
}
