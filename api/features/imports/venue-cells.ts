/*
 * Lists in one cell: one item per line, its parts separated by " | ". Parts are escaped: "\|" is a bar, "\n" a line break,
 * "\\" a backslash.
 */

const ESCAPES: Readonly<Record<string, string>> = { '\\': String.raw`\\`, '|': String.raw`\|`, '\n': String.raw`\n` };

/** Writes items with several parts to one cell; empty parts at the end are left out. */
export function formatItems(items: readonly (readonly (string | number | null)[])[]): string {
  return items
    .map((parts) => {
      const texts = parts.map((part) =>
        String(part ?? '')
          .replaceAll('\r\n', '\n')
          .replaceAll(/[\\|\n]/g, (character) => ESCAPES[character]!),
      );
      return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1).join(' | ');
    })
    .join('\n');
}

/** Reads such a cell; empty lines are skipped. */
export function parseItems(cell: string): string[][] {
  return cell
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const parts = [''];
      for (const [token] of line.matchAll(/\\.|\||[^\\|]+|\\$/g)) {
        if (token === '|') parts.push('');
        else parts[parts.length - 1] += token;
      }
      return parts.map((part) =>
        part.trim().replaceAll(/\\([\\|n])/g, (_whole, character: string) => (character === 'n' ? '\n' : character)),
      );
    });
}

/** A number in the format of French spreadsheets. */
export function formatNumber(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}

/** Null if it is not a number. */
export function parseNumber(text: string): number | null {
  const digits = text.replaceAll(/(?<=\d) (?=\d{3}\b)/g, '').replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null;
}

export function formatFlag(value: boolean): string {
  return value ? 'oui' : 'non';
}

export function parseFlag(text: string): boolean {
  return /^(?:oui|o|yes|y|true|vrai|1|x)$/i.test(text);
}
