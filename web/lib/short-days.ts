import { useMemo } from 'react';
import { usePreferences } from './preferences.tsx';

const ZONE = 'Europe/Paris';

/** Days and instants with their year in the room of a table's cell: 21 nov. 2026; 23–24 janv. 2027; 21 nov. 2026, 14:05. */
export function useShortDays() {
  const { language } = usePreferences();
  return useMemo(() => {
    const locale = language === 'en' ? 'en-GB' : 'fr-FR';
    const parts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
    const plain = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
    const instant = new Intl.DateTimeFormat(locale, { ...parts, timeZone: ZONE });
    const time = new Intl.DateTimeFormat(locale, { ...parts, hour: '2-digit', minute: '2-digit', timeZone: ZONE });
    return {
      /** Of an instant, in Paris. */
      dayOf: (text: string) => instant.format(new Date(text)),
      timeOf: (text: string) => time.format(new Date(text)),
      /** Plain dates, YYYY-MM-DD. */
      days: (first: string, last: string) =>
        first === last ? plain.format(new Date(first)) : plain.formatRange(new Date(first), new Date(last)),
    };
  }, [language]);
}
