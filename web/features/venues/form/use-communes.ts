import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import type { CommuneChoice } from './venue-form.ts';
import { useCommunesQuery, type CommunesQuery } from './venue-form.gen.ts';

/** A commune with one of its postal codes. */
export type Place = {
  readonly key: string;
  readonly postalCode: string;
  readonly commune: CommuneChoice;
  readonly department: string;
};

const SHORTEST = 2;
const LONGEST = 100;
const MOST = 12;

/** One line a postal code: those that begin as it was typed. */
export function placesOf(communes: CommunesQuery['communes'], typed: string): Place[] {
  const digits = /^\d+/.exec(typed.trim())?.[0] ?? '';
  return communes
    .flatMap(({ code, name, department, postalCodes, latitude, longitude }) =>
      postalCodes
        .filter((postalCode) => postalCode.startsWith(digits))
        .map((postalCode) => ({
          key: `${code} ${postalCode}`,
          postalCode,
          department: department.name,
          commune: { code, name, centre: { latitude, longitude } },
        })),
    )
    .slice(0, MOST);
}

/** Places for what is typed, a postal code or a name. Those of the last answer stay until the next is there. */
export function usePlaces(typed: string, wanted: boolean): { places: readonly Place[]; settled: boolean } {
  const text = typed.trim().slice(0, LONGEST);
  const { data, previousData, loading, error } = useCommunesQuery(
    wanted && text.length >= SHORTEST ? { variables: { text } } : skipToken,
  );
  const found = text.length < SHORTEST ? undefined : (data ?? (error ? undefined : previousData));
  const places = useMemo(() => placesOf(found?.communes ?? [], text), [found, text]);
  return { places, settled: data !== undefined && !loading };
}
