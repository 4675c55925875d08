import { useMemo } from 'react';
import { usePreferences } from '../../lib/preferences.tsx';

/** mars 2027, of YYYY-MM. */
export function useMonthName(): (month: string) => string {
  const { language } = usePreferences();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return (month) => format.format(new Date(`${month}-01`));
  }, [language]);
}
