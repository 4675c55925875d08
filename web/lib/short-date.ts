import { useMemo } from 'react';
import { usePreferences } from './preferences.tsx';

/** Writes plain dates (YYYY-MM-DD) in little room: 21 nov., 21 Nov. For plots and narrow columns; `formats.ts` has the full ones. */
export function useShortDate(): (day: string) => string {
  const { language } = usePreferences();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'fr-FR', {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
    return (day) => format.format(new Date(day));
  }, [language]);
}
