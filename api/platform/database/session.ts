/**
 * What every connection is set to, on both databases: how alike a word must be to be found in spite of a typing error
 * (`<%` of pg_trgm). At 0.6, the default, one wrong letter in a short word is one too many: "chatau".
 */
export const SESSION_SETTINGS = 'set pg_trgm.word_similarity_threshold = 0.5';
