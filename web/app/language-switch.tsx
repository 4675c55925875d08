import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '../../schema/constants.ts';
import { LANGUAGE_PARAMETER } from '../lib/i18n.ts';
import { usePreferences } from '../lib/preferences.tsx';
import { Button } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/text.tsx';
import { LANGUAGE_NAMES } from '../lib/language-names.ts';

/** Offers the other language: changed in place, or before hydration by loading the page again with `?lang=`. */
export function LanguageSwitch() {
  const { language, setLanguage } = usePreferences();
  const { t } = useLingui();
  const { search } = useLocation();
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== LANGUAGE_PARAMETER);
  const other: Language = language === 'fr' ? 'en' : 'fr';
  const changeInPlace = (event: FormEvent) => {
    event.preventDefault();
    void setLanguage(other);
  };
  return (
    <form onSubmit={changeInPlace}>
      {kept.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        name={LANGUAGE_PARAMETER}
        value={other}
        look="ghost"
        size="sm"
        px="2.5"
        lang={other}
        title={LANGUAGE_NAMES[other]}
      >
        <VisuallyHidden>
          {t({ id: 'header.changeLanguage', message: 'Change the language:' })} {LANGUAGE_NAMES[other]}
        </VisuallyHidden>
        <span aria-hidden>{other.toUpperCase()}</span>
      </Button>
    </form>
  );
}
