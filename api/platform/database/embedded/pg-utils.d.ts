declare module 'pg/lib/utils' {
  /** node-postgres's conversion of a JavaScript value to what it sends. */
  export function prepareValue(value: unknown): unknown;
}
