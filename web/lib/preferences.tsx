import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { LANGUAGE_KEY, type Language } from '../../schema/constants.ts';
import { COLOR_MODE_KEY, type ColorMode } from '../../schema/render-contract.ts';
import { storage, writeCookie } from './cookies.ts';
import { useHydrated } from './hydrated.ts';
import { createI18n, isLanguage, LANGUAGE_PARAMETER, loadMessages } from './i18n.ts';

type Preferences = {
  language: Language;
  /** Loads the other catalogue, then changes every text in place: nothing typed is lost. */
  setLanguage: (language: Language) => Promise<void>;
  colorMode: ColorMode;
  setColorMode: (mode: ColorMode) => void;
  /** `i18n`: current texts; `served`: those the server rendered with. */
  i18n: I18n;
  served: I18n;
};

const PreferencesContext = createContext<Preferences | null>(null);

function remember(language: Language): void {
  storage.write(LANGUAGE_KEY, language);
  writeCookie(LANGUAGE_KEY, language);
}

/** Removes `?lang=`, which would override a later choice on reload. */
function dropLanguageParameter(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return;
  url.searchParams.delete(LANGUAGE_PARAMETER);
  history.replaceState(history.state, '', url);
}

type Props = { i18n: I18n; initialColorMode: ColorMode; children: ReactNode };

/**
 * Holds the language and the theme of the page, and keeps the choices for the next visit.
 * @param props.i18n texts in the language that the page begins with
 */
export function PreferencesProvider({ i18n: served, initialColorMode, children }: Props) {
  const [i18n, setI18n] = useState(served);
  const [colorMode, setColorModeState] = useState(initialColorMode);
  const language = i18n.locale as Language;

  const activate = useCallback(async (next: Language) => {
    const messages = await loadMessages(next);
    // A new instance: parts not yet hydrated still need the one the server rendered with.
    setI18n(createI18n(next, messages));
    remember(next);
  }, []);

  // The address takes precedence over local storage, which takes precedence over the cookie.
  useEffect(() => {
    const initial = served.locale as Language;
    const kept = storage.read(LANGUAGE_KEY);
    if (new URLSearchParams(location.search).has(LANGUAGE_PARAMETER)) remember(initial);
    // oxlint-disable-next-line react/set-state-in-effect -- the state is set later, when the catalogue has come
    else if (isLanguage(kept) && kept !== initial) void activate(kept);
  }, [activate, served]);

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
      i18n,
      served,
    }),
    [activate, colorMode, language, i18n, served],
  );
  return <Provided value={value}>{children}</Provided>;
}

/**
 * Renders a late-hydrated part in the server's language until it is hydrated, to avoid a mismatch, then in the chosen one.
 */
export function AsServed({ children }: { children: ReactNode }) {
  const preferences = usePreferences();
  const i18n = useHydrated() ? preferences.i18n : preferences.served;
  return <Provided value={{ ...preferences, language: i18n.locale as Language, i18n }}>{children}</Provided>;
}

function Provided({ value, children }: { value: Preferences; children: ReactNode }) {
  return (
    <PreferencesContext value={value}>
      <I18nProvider i18n={value.i18n}>{children}</I18nProvider>
    </PreferencesContext>
  );
}

/** Language and theme, with their setters; requires a `PreferencesProvider`. */
export function usePreferences(): Preferences {
  return use(PreferencesContext)!;
}
