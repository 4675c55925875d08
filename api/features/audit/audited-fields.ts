/** Of accounts, what goes out of the log with them. */
export const PERSONAL = ['email', 'firstName', 'lastName'];

/** `first_name` → `firstName`: fields are named as the API names them. */
export function fieldName(column: string): string {
  return column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
