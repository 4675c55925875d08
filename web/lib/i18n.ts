import { setupI18n, type I18n, type Messages } from '@lingui/core';
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
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

/** The whole catalogue on its way into an instance that began with the texts of one page. */
let completion: Promise<void> | undefined;
let completeNow: () => Promise<void> = async () => {};

/**
 * In the browser, a page comes with the texts of its own scripts. This gets the rest: at the latest when another script is wanted, which
 * waits for it (`loadChunk`). Nothing on the screen changes, so nothing is rendered again.
 */
export function completeLater(i18n: I18n): void {
  completion = undefined;
  completeNow = async () => {
    const language = i18n.locale;
    const messages = isLanguage(language) ? await loadMessages(language) : {};
    // The visitor may have changed the language meanwhile: that loads a whole catalogue itself.
    if (i18n.locale === language) Object.assign(i18n.messages, messages);
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
