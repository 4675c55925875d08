import { useLingui } from '@lingui/react/macro';
import type { Language } from '../../schema/constants.ts';
import { usePreferences } from '../lib/preferences.tsx';
import { Button } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/text.tsx';
import { LANGUAGE_NAMES } from '../lib/language-names.ts';

/** Changes the language in place; offers the one that is not shown. */
export function LanguageSwitch() {
  const { language, setLanguage } = usePreferences();
  const { t } = useLingui();
  const other: Language = language === 'fr' ? 'en' : 'fr';
  return (
    <Button
      look="ghost"
      size="sm"
      px="2.5"
      lang={other}
      title={LANGUAGE_NAMES[other]}
      onClick={() => void setLanguage(other)}
    >
      <VisuallyHidden>
        {t({ id: 'header.changeLanguage', message: 'Change the language:' })} {LANGUAGE_NAMES[other]}
      </VisuallyHidden>
      <span aria-hidden>{other.toUpperCase()}</span>
    </Button>
  );
}
