import { useMemo } from 'react';
import { usePageInfo } from './page-info.tsx';
import { usePreferences } from './preferences.tsx';

const DAY_MS = 86_400_000;
const PARIS_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' });

/** How long ago an instant was, in days of Paris: today, yesterday, 4 days ago. */
export function useAge(): (instant: string) => string {
  const { today } = usePageInfo();
  const { language } = usePreferences();
  return useMemo(() => {
    const format = new Intl.RelativeTimeFormat(language === 'en' ? 'en-GB' : 'fr-FR', { numeric: 'auto' });
    return (instant) => {
      const days = (Date.parse(PARIS_DAY.format(new Date(instant))) - Date.parse(today)) / DAY_MS;
      // A page that has been open since yesterday may receive something newer than its day.
      return format.format(Math.min(0, days), 'day');
    };
  }, [language, today]);
}
