/** Two columns of a grid of fields; on a narrow screen one field below the other. */
export const PAIR = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

/** The same where a column needs more room. */
export const WIDE_PAIR = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };
