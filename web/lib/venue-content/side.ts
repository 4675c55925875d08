/** Which side of a change. */
export type Side = 'before' | 'after';
