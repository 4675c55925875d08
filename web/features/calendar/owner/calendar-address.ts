import { monthOf } from '../month-days.ts';

/** What a calendar shows, as its address says it. */
export type CalendarAddress = {
  readonly view: 'month' | 'year';
  /** YYYY-MM; of a year its first one or any other. */
  readonly month: string;
  /** Null = the whole venue. */
  readonly room: string | null;
};

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

export function readAddress(params: URLSearchParams, today: string): CalendarAddress {
  const month = params.get('mois') ?? '';
  return {
    view: params.get('vue') === 'annee' ? 'year' : 'month',
    month: MONTH.test(month) ? month : monthOf(today),
    room: params.get('salle'),
  };
}

/** The address of the calendar of a venue; of this month, if nothing else is said. */
export function calendarPath(venueId: string, { view, month, room }: Partial<CalendarAddress> = {}): string {
  const params = new URLSearchParams({
    ...(view === 'year' ? { vue: 'annee' } : {}),
    ...(month ? { mois: month } : {}),
    ...(room ? { salle: room } : {}),
  });
  const query = params.size > 0 ? `?${params.toString()}` : '';
  return `/dashboard/establishments/${venueId}/calendar${query}`;
}
