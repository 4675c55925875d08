import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { LANGUAGE_KEY, type Language } from '../../schema/constants.ts';
import { COLOR_MODE_KEY, type ColorMode } from '../../schema/render-contract.ts';
import { storage, writeCookie } from './cookies.ts';
import { createI18n, isLanguage, LANGUAGE_PARAMETER, loadMessages } from './i18n.ts';

type Preferences = {
  language: Language;
  /** Loads the other catalogue, then changes every text in place: nothing typed is lost. */
  setLanguage: (language: Language) => Promise<void>;
  colorMode: ColorMode;
  setColorMode: (mode: ColorMode) => void;
};

const PreferencesContext = createContext<Preferences | null>(null);

function remember(language: Language): void {
  storage.write(LANGUAGE_KEY, language);
  writeCookie(LANGUAGE_KEY, language);
}

/** `?lang=en` did its work; kept, it would overrule a later choice when the page is loaded again. */
function dropLanguageParameter(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return;
  url.searchParams.delete(LANGUAGE_PARAMETER);
  history.replaceState(history.state, '', url);
}

type Props = { i18n: I18n; initialLanguage: Language; initialColorMode: ColorMode; children: ReactNode };

/** Holds the language and the theme of the page, and keeps the choices for the next visit. */
export function PreferencesProvider({ i18n: initialI18n, initialLanguage, initialColorMode, children }: Props) {
  const [{ language, i18n }, setTexts] = useState({ language: initialLanguage, i18n: initialI18n });
  const [colorMode, setColorModeState] = useState(initialColorMode);

  const activate = useCallback(async (next: Language) => {
    const messages = await loadMessages(next);
    // Another instance: parts of the server's page that are still to be taken over need its language until then.
    setTexts({ language: next, i18n: createI18n(next, messages) });
    remember(next);
  }, []);

  // The kept choice wins over a cookie that was lost; a language asked for in the address wins over both.
  useEffect(() => {
    if (new URLSearchParams(location.search).has(LANGUAGE_PARAMETER)) {
      remember(initialLanguage);
      return;
    }
    const kept = storage.read(LANGUAGE_KEY);
    // oxlint-disable-next-line react/set-state-in-effect -- the state is set later, when the catalogue has come
    if (isLanguage(kept) && kept !== initialLanguage) void activate(kept);
  }, [activate, initialLanguage]);

  const value = useMemo<Preferences>(
    () => ({
      language,
      setLanguage: async (next) => {
        await activate(next);
        dropLanguageParameter();
      },
      colorMode,
      setColorMode: (mode) => {
        setColorModeState(mode);
        writeCookie(COLOR_MODE_KEY, mode);
      },
    }),
    [activate, colorMode, language],
  );
  return (
    <PreferencesContext value={value}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </PreferencesContext>
  );
}

/** Language and theme, with their setters. */
export function usePreferences(): Preferences {
  const preferences = use(PreferencesContext);
  if (!preferences) throw new Error('usePreferences needs a PreferencesProvider above.');
  return preferences;
}
