import { useLingui } from '@lingui/react/macro';
import { useFormats } from './formats.ts';

type Conditions = {
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** 1 (Monday) to 7; empty = every day. */
  readonly weekdays: readonly number[];
  readonly smallestGroup: number | null;
};

/** When a rate holds, in words: “until 31 December 2026”, “Monday, Tuesday”, “from 20 people”; empty = always. */
export function useRateConditions(): (rate: Conditions) => string[] {
  const { t } = useLingui();
  const { date, number, weekday } = useFormats();
  const period = ({ validFrom, validTo }: Conditions): string | null => {
    const [from, to] = [validFrom && date(validFrom), validTo && date(validTo)];
    if (from && to) return t({ id: 'rate.fromTo', message: `from ${from} to ${to}` });
    if (from) return t({ id: 'rate.from', message: `from ${from}` });
    return to && t({ id: 'rate.until', message: `until ${to}` });
  };
  const group = ({ smallestGroup }: Conditions): string | null => {
    if (!smallestGroup) return null;
    const people = number(smallestGroup);
    return t({ id: 'rate.fromPeople', message: `from ${people} people` });
  };
  return (rate) =>
    [period(rate), rate.weekdays.map(weekday).join(', '), group(rate)].filter(
      (condition) => condition !== null && condition !== '',
    ) as string[];
}
