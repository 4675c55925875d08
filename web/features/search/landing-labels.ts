import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { EventTypeSlug } from '../../../schema/constants.ts';
import { usePreferences } from '../../lib/preferences.tsx';
import { inPlaceFrench } from './known-places.ts';
import type { LandingPlace } from './landing-search.ts';
import { typeset } from '../../lib/place-names.ts';

/** Headings of the landing pages; what stands in a place is said after them. */
const HEADINGS: Readonly<Record<EventTypeSlug, MessageDescriptor>> = {
  'seminaire-semi-residentiel': msg({
    id: 'landing.semiResidentialSeminar',
    message: 'Semi-residential seminar venues',
  }),
  'seminaire-residentiel': msg({ id: 'landing.residentialSeminar', message: 'Residential seminar venues' }),
  'conference-congres': msg({ id: 'landing.conference', message: 'Conference and congress venues' }),
  'journee-etude': msg({ id: 'landing.dayMeeting', message: 'Venues for a study day' }),
  'repas-d-affaire': msg({ id: 'landing.businessMeal', message: 'Venues for a business meal' }),
  'soiree-et-cocktail': msg({ id: 'landing.evening', message: 'Venues for evenings and cocktails' }),
  prestataires: msg({ id: 'landing.suppliers', message: 'Event suppliers' }),
};
const SEMINARS = msg({ id: 'landing.seminars', message: 'Seminar venues' });

/** "in Bretagne", "en Bretagne"; "in France" without a place. */
export function useInPlace(): (place: LandingPlace | null) => string {
  const { t } = useLingui();
  const { language } = usePreferences();
  return (place) => {
    if (!place) return t({ id: 'landing.inFrance', message: 'in France' });
    if (language === 'fr') return inPlaceFrench(place.name);
    const places = typeset(place.name);
    return t({ id: 'results.inPlaces', message: `in ${places}` });
  };
}

/** "Seminar venues in Bretagne", "Business meal venues in Paris". */
export function useLandingHeading() {
  const { i18n } = useLingui();
  const inPlace = useInPlace();
  return ({ place, eventType }: { place: LandingPlace | null; eventType: EventTypeSlug | null }): string =>
    `${i18n._(eventType ? HEADINGS[eventType] : SEMINARS)} ${inPlace(place)}`;
}
