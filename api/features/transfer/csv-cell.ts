/** What a spreadsheet takes for a formula when a cell begins with it. */
const FORMULA_START = /^[=+\-@\t\r\uff1d]/;

/** Export: a leading apostrophe keeps a spreadsheet from running the cell. `readCell` takes it off again. */
export function protectCell(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/** Import: without the protecting apostrophe, control characters and spaces around; no-break spaces become plain ones. */
export function readCell(text: string): string {
  const raw = text.startsWith("'") && FORMULA_START.test(text.slice(1)) ? text.slice(1) : text;
  return raw.replace(/[\u0000-\u0009\u000b-\u001f\u007f\u00a0\u202f\ufeff]/g, ' ').trim();
}

/** One line of a CSV file, with its line end: protected cells, quoted where needed. */
export function formatCsvRow(cells: readonly (string | number | null)[], delimiter = ';'): string {
  const formatted = cells.map((cell) => {
    const text = typeof cell === 'string' ? protectCell(cell) : cell === null ? '' : String(cell);
    return text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${formatted.join(delimiter)}\r\n`;
}
