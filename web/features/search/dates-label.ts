import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isPeriod } from '../../../schema/search-dates.ts';
import { useFormats } from '../../lib/formats.ts';
import { usePageInfo } from '../../lib/page-info.tsx';
import { monthOfDates, type EventDates } from './event-dates.ts';

/** Numbers of days in words. */
export function useDayCounts() {
  const { t } = useLingui();
  return {
    lasting: (count: number) => t({ id: 'dates.lasting', message: plural(count, { one: '# day', other: '# days' }) }),
    moved: (count: number) => t({ id: 'dates.moved', message: plural(count, { one: '± # day', other: '± # days' }) }),
  };
}

/** When an event takes place, in a few words: "12–14 mars 2027 (± 2 jours)", "un mardi en mars 2027". */
export function useDatesLabel(): (dates: EventDates) => string {
  const { t } = useLingui();
  const { or, weekday, month: monthName, dateRange } = useFormats();
  const { today } = usePageInfo();
  const { lasting, moved } = useDayCounts();
  return (dates) => {
    const { startDate, endDate, flexibleDays, weekdays, days: length } = dates;
    const span = dateRange(startDate, endDate);
    if (!isPeriod(dates)) {
      if (!flexibleDays) return span;
      const flexibility = moved(flexibleDays);
      return t({ id: 'dates.flexible', message: `${span} (${flexibility})` });
    }
    const month = monthOfDates(dates, today);
    const inMonth = month === null ? '' : monthName(month);
    const time = month === null ? `(${span})` : t({ id: 'dates.inMonth', message: `in ${inMonth}` });
    const named = or(weekdays.map(weekday));
    const many = length ?? 1;
    if (named && many === 1) return t({ id: 'dates.onWeekday', message: `a ${named} ${time}` });
    const event = lasting(many);
    if (named) return t({ id: 'dates.fromWeekday', message: `${event} from a ${named} ${time}` });
    return many === 1 && month !== null ? time : t({ id: 'dates.within', message: `${event} ${time}` });
  };
}
