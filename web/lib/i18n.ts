import { type I18n, type MessageDescriptor, type MessageOptions, type Messages, setupI18n } from '@lingui/core';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../schema/constants.ts';
import { whenIdle } from './when-idle.ts';

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  fr: () => import('../locales/fr.po'),
  en: () => import('../locales/en.po'),
};

/** Query parameter that asks for a page in a language: what a search engine follows from `hreflang`. */
export const LANGUAGE_PARAMETER = 'lang';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language named by a query string (`?lang=en`), the given one otherwise; French for anything unknown. */
export function languageOf(search: string, preferred: unknown): Language {
  const asked = new URLSearchParams(search).get(LANGUAGE_PARAMETER);
  if (isLanguage(asked)) return asked;
  return isLanguage(preferred) ? preferred : DEFAULT_LANGUAGE;
}

/** A whole catalogue's compiled messages; in the browser, a file of its own for each language. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await catalogues[language]()).messages;
}

/** An own instance, because the server renders pages in both languages at once. */
export function createI18n(language: Language, messages: Messages): I18n {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  const translate = i18n._.bind(i18n) as Translate;
  i18n._ = ((id, values, options) => {
    const message = i18n.messages[(typeof id === 'string' ? id : id?.id) ?? ''];
    if (message && isPlain(message)) return message[0];
    return translate(id, typeof id === 'string' ? inert(values) : values, options);
  }) as Translate;
  return i18n;
}

/** A text alone. Lingui makes ten formatters at each call, also where there is nothing to format, and a page has hundreds of them. */
function isPlain(message: Messages[string]): message is [string] {
  return message.length === 1 && typeof message[0] === 'string' && typeof message !== 'string';
}

type Translate = (id: string | MessageDescriptor | undefined, values?: Values, options?: MessageOptions) => string;
type Values = Record<string, unknown>;
/** What `Trans` itself puts in the place of a value that is an element, or the beginning of what looks like one. */
const ELEMENTS = /^<\d+\/>$|</g;

/**
 * `Trans`, which calls with an id, looks for the elements of a message in what was filled into it as well: a name with `<0>` in it would be
 * one. A sign that nobody sees keeps what people wrote from being taken for elements.
 */
function inert(values: Values = {}): Values {
  const result: Values = {};
  for (const name in values) {
    const value = values[name];
    result[name] =
      typeof value === 'string' ? value.replace(ELEMENTS, (found) => (found[1] ? found : '<\u2060')) : value;
  }
  return result;
}

/** The whole catalogue on its way into an instance that began with the texts of one page. */
let completion: Promise<void> | undefined;
let completeNow: () => Promise<void> = async () => {};

/**
 * In the browser, a page comes with the texts of its own scripts. This gets the rest: at the latest when another script is wanted, which
 * waits for it (`loadChunk`). Nothing on the screen changes, so nothing is rendered again. Another language brings a whole catalogue of its own.
 */
export function completeLater(i18n: I18n): void {
  completion = undefined;
  completeNow = async () => {
    if (isLanguage(i18n.locale)) Object.assign(i18n.messages, await loadMessages(i18n.locale));
  };
  void whenIdle()
    .then(allMessages)
    .catch(() => {});
}

/** Resolves when all texts of the language are there. A failure is tried again at the next call. */
export function allMessages(): Promise<void> {
  completion ??= completeNow().catch((error: unknown) => {
    completion = undefined;
    throw error;
  });
  return completion;
}
