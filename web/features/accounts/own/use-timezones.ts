import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** France, its neighbours and its territories overseas: where those who run a French venue may be. */
const ZONES: Readonly<Record<string, MessageDescriptor>> = {
  'Europe/Paris': msg({ id: 'zone.paris', message: 'Paris, Brussels, Geneva' }),
  'Europe/London': msg({ id: 'zone.london', message: 'London, Dublin, Lisbon' }),
  'Europe/Athens': msg({ id: 'zone.athens', message: 'Athens, Helsinki' }),
  'Africa/Casablanca': msg({ id: 'zone.casablanca', message: 'Casablanca' }),
  'America/Guadeloupe': msg({ id: 'zone.guadeloupe', message: 'Guadeloupe, Martinique' }),
  'America/Cayenne': msg({ id: 'zone.cayenne', message: 'French Guiana' }),
  'America/Miquelon': msg({ id: 'zone.miquelon', message: 'Saint Pierre and Miquelon' }),
  'America/Toronto': msg({ id: 'zone.montreal', message: 'Montreal, New York' }),
  'Indian/Reunion': msg({ id: 'zone.reunion', message: 'Réunion' }),
  'Indian/Mayotte': msg({ id: 'zone.mayotte', message: 'Mayotte' }),
  'Pacific/Noumea': msg({ id: 'zone.noumea', message: 'New Caledonia' }),
  'Pacific/Tahiti': msg({ id: 'zone.tahiti', message: 'French Polynesia' }),
};

/** The offset of a zone today: GMT+1, UTC+1 in French. */
function offsetOf(zone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** The time zones to choose from, with the one that was chosen whatever it is. */
export function useTimezones(chosen: string): readonly { zone: string; label: string }[] {
  const { i18n } = useLingui();
  return useMemo(() => {
    const known = Object.keys(ZONES);
    return [...known, ...(known.includes(chosen) ? [] : [chosen])].map((zone) => {
      const name = ZONES[zone] ? i18n._(ZONES[zone]) : zone.replaceAll('_', ' ');
      return { zone, label: `${name} (${offsetOf(zone, i18n.locale)})` };
    });
  }, [chosen, i18n]);
}
