import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat, type PrimitiveType } from 'intl-messageformat';
import type { Language } from '../../../schema/constants.ts';
import { formatDayOf, formatList, LOCALES } from './mail-format.ts';
import { type MailText, plainText } from './mail.types.ts';

/** Sentences by their key, in groups: one for each kind of mail, and `all` for several kinds. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

const COMMON = import.meta.dirname;
const catalogues = new Map<string, Catalogue>();

/** The catalogue of a folder of mails in a language (`fr.json`, `en.json`). */
export function catalogueOf(folder: string, language: Language): Catalogue {
  const file = join(folder, `${language}.json`);
  const known = catalogues.get(file);
  if (known) return known;
  const read = JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
  catalogues.set(file, read);
  return read;
}

/**
 * The sentences of a mail in one language: its own, then those of its folder, then those of all mails. They are ICU messages
 * (`{reference}`, `{count, plural, …}`); `<b>` in them is strong. Values are always text.
 */
export class MailTexts {
  readonly language: Language;
  readonly #groups: readonly (Readonly<Record<string, string>> | undefined)[];

  constructor(folder: string, kind: string, language: Language) {
    this.language = language;
    const own = catalogueOf(folder, language);
    this.#groups = [own[kind], own['all'], catalogueOf(COMMON, language)['all']];
  }

  has(key: string): boolean {
    return this.#groups.some((group) => group?.[key] !== undefined);
  }

  /** The sentence with these values: dates are written as days, and arrays of texts as lists. */
  rich(key: string, values: object = {}): MailText {
    const sentence = this.#groups.find((group) => group?.[key] !== undefined)?.[key];
    if (sentence === undefined) throw new Error(`No mail says "${key}" in the language ${this.language}.`);
    const written = Object.entries(values).map(([name, value]) => [name, this.#written(value)] as const);
    const parts = new IntlMessageFormat(sentence, LOCALES[this.language]).format<{ strong: string }>({
      ...Object.fromEntries(written),
      b: (chunks) => ({ strong: chunks.filter((chunk) => typeof chunk === 'string').join('') }),
    });
    return typeof parts === 'object' && !Array.isArray(parts) ? [parts] : parts;
  }

  /** The sentence as plain text. */
  plain(key: string, values?: object): string {
    return plainText(this.rich(key, values));
  }

  #written(value: unknown): PrimitiveType {
    if (value instanceof Date) return formatDayOf(value, this.language);
    return Array.isArray(value) && value.every((item) => typeof item === 'string')
      ? formatList(value, this.language)
      : (value as PrimitiveType);
  }
}
