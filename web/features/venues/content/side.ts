/** Which version of a change; `now` is what the venue has become in the meantime. */
export type Side = 'before' | 'now' | 'after';
