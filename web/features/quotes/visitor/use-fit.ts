import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { QUOTE } from '../../../../schema/constants.ts';
import type { EventType } from '../../../lib/terms.ts';
import type { RoomLayout } from '../../../lib/venue-terms.ts';
import { useQuoteFitQuery, type QuoteFitQuery } from './quote-fit.gen.ts';
import { wholeNumber } from '../../../lib/typed-numbers.ts';
import type { QuoteForm } from './quote-form.ts';
import type { QuoteVenue } from './use-quote-venues.ts';

/** After this long without a key, the number of people is looked at. */
const PAUSE_MS = 400;

export type Fit = {
  readonly people: number;
  readonly layout: RoomLayout | null;
  readonly eventType: EventType | null;
  /** What is known of each chosen venue, by its id. */
  readonly byVenue: ReadonlyMap<string, QuoteFitQuery['quoteFit'][number]>;
  /** Whether the event has a room in none of them. */
  readonly nowhere: boolean;
};

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Whether the chosen venues have a room for so many people in the chosen layout, or one that suits the event; null as long as nothing can be said. */
export function useFit(venues: readonly QuoteVenue[]): Fit | null {
  const { control } = useFormContext<QuoteForm>();
  const [typed, chosen, event] = useWatch({ control, name: ['participants', 'layout', 'eventType'] });
  const people = wholeNumber(useSettled(typed));
  const layout = chosen || null;
  const eventType = event || null;
  const asks = people >= 1 && people <= QUOTE.maxParticipants && venues.length > 0;
  const { data, previousData } = useQuoteFitQuery(
    asks ? { variables: { venueIds: venues.map(({ id }) => id), participants: people, layout, eventType } } : skipToken,
  );
  const fits = (data ?? previousData)?.quoteFit;
  if (!asks || !fits) return null;
  const byVenue = new Map(fits.map((fit) => [fit.venueId, fit]));
  const known = venues.flatMap(({ id }) => byVenue.get(id) ?? []);
  return { people, layout, eventType, byVenue, nowhere: known.length > 0 && known.every((fit) => !fit.fits) };
}
