import { useMemo } from 'react';
import { useEventBrief } from '../../../lib/event-brief.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { askedDays } from '../../calendar/visitor/asked-days.ts';
import { useAvailabilities } from '../../calendar/visitor/use-availabilities.ts';
import { eventOf, formOf } from '../../estimates/estimated-event.ts';
import { useEstimates } from '../../estimates/use-estimates.ts';
import type { EventAnswers } from './comparison-rows.ts';

/** What the venues say to the event of the brief, for all of them at once: what it would cost, and whether they are free. */
export function useEventAnswers(slugs: readonly string[]): EventAnswers {
  const { query, people } = useEventBrief();
  const { today } = usePageInfo();
  const form = useMemo(() => formOf(query), [query]);
  const event = useMemo(() => eventOf(form, today), [form, today]);
  const days = useMemo(() => askedDays(form.startsOn, form.endsOn, today), [form, today]);
  const estimated = useEstimates(slugs, event);
  const told = useAvailabilities(slugs, days, people);
  return useMemo(() => {
    const estimates = new Map(estimated.map(({ slug, estimate }) => [slug, estimate]));
    const states = new Map(told.map(({ slug, availability }) => [slug, availability.state]));
    return {
      estimates: estimates.size > 0 ? slugs.map((slug) => estimates.get(slug) ?? null) : [],
      // One that was added a moment ago is not known yet.
      availabilities: states.size > 0 ? slugs.map((slug) => states.get(slug) ?? 'UNKNOWN') : [],
    };
  }, [slugs, estimated, told]);
}
