/** What nobody would read through; the best of the rest are enough. */
const MAX_HITS = 5_000;

/**
 * Words are found by their French stem in the whole presentation; names and places also in spite of typing errors
 * (`<%`, from the likeness that `platform/database/session.ts` sets).
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

/** A venue that a free text finds. */
export interface TextHit {
  venue_id: string;
  /** Greater fits better. */
  score: number;
}

/** The statement that finds them. */
export function textSearch(text: string): { name: string; text: string; values: string[] } {
  return { name: 'catalogue-text', text: SEARCH, values: [text] };
}
