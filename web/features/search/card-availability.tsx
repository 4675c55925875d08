import { useLingui } from '@lingui/react/macro';
import { AvailabilityBadge, type AvailabilityState } from '../calendar/visitor/availability-badge.tsx';
import { useFormats } from '../../lib/formats.ts';

export type Availability = {
  readonly state: AvailabilityState;
  /** The first day on which that is so; null = it is taken, or nothing is known. */
  readonly startDate: string | null;
  readonly endDate: string | null;
};

/** Whether a venue is free at the dates of the search. `exact`: they leave no choice, so that they need not be told. */
export function CardAvailability({ availability, exact }: { availability: Availability; exact: boolean }) {
  const { t } = useLingui();
  const { dayRange } = useFormats();
  const { state, startDate, endDate } = availability;
  const told = startDate && endDate && !exact;
  const days = told ? dayRange(startDate, endDate) : '';
  const isDay = startDate === endDate;
  const words = {
    FREE: () => {
      if (!told) return t({ id: 'cardAvailability.free', message: 'Free on your dates' });
      return isDay
        ? t({ id: 'cardAvailability.freeOnDay', message: `Free on ${days}` })
        : t({ id: 'cardAvailability.freeOnDays', message: `Free ${days}` });
    },
    OPTION: () => {
      if (!told) return t({ id: 'cardAvailability.option', message: 'In option on your dates' });
      return isDay
        ? t({ id: 'cardAvailability.optionOnDay', message: `In option on ${days}` })
        : t({ id: 'cardAvailability.optionOnDays', message: `In option ${days}` });
    },
    UNAVAILABLE: () => t({ id: 'cardAvailability.unavailable', message: 'Not available on your dates' }),
    UNKNOWN: () => t({ id: 'cardAvailability.unknown', message: 'Availability not stated' }),
  };
  return <AvailabilityBadge state={state}>{words[state]()}</AvailabilityBadge>;
}
