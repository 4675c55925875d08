/** Fields of accounts that are erased from the log with them. */
export const PERSONAL = ['email', 'firstName', 'lastName'];

/** `first_name` → `firstName`: fields have the names of the API. */
export function fieldName(column: string): string {
  return column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
