import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { CAPACITY_BANDS } from '../../../schema/constants.ts';
import { useFormats } from '../../lib/formats.ts';
import { usePreferences } from '../../lib/preferences.tsx';
import type { EventType } from '../../lib/terms.ts';
import { useNearLabel } from './near-labels.ts';
import { inPlaceFrench, placeName } from './known-places.ts';
import { type Condition, conditionCount, without } from './search-conditions.ts';
import type { SearchParams } from './search-params.ts';

/** What a heading says. */
const SAID: readonly Condition[] = ['text', 'location', 'near', 'eventTypes', 'capacity', 'bounds'];

/** More places than this are counted, not named. */
const MAX_NAMED_PLACES = 3;

/** With their article. Suppliers are no occasion: nothing is held "for" them. */
const OCCASIONS: Readonly<Partial<Record<EventType, MessageDescriptor>>> = {
  SEMINAIRE_SEMI_RESIDENTIEL: msg({ id: 'occasion.semiResidentialSeminar', message: 'a semi-residential seminar' }),
  SEMINAIRE_RESIDENTIEL: msg({ id: 'occasion.residentialSeminar', message: 'a residential seminar' }),
  CONFERENCE_CONGRES: msg({ id: 'occasion.conference', message: 'a conference or congress' }),
  JOURNEE_ETUDE: msg({ id: 'occasion.dayMeeting', message: 'a study day' }),
  REPAS_D_AFFAIRE: msg({ id: 'occasion.businessMeal', message: 'a business meal' }),
  SOIREE_ET_COCKTAIL: msg({ id: 'occasion.evening', message: 'an evening or cocktail' }),
};

/** Says a search in words, for headings and titles: "42 venues in Lyon for 60 people". */
export function useSearchLabels(params: SearchParams) {
  const { t, i18n } = useLingui();
  const { language } = usePreferences();
  const formats = useFormats();
  const nearLabel = useNearLabel();

  const placesInWords = (): string => {
    const { locations } = params;
    if (locations.length === 0) return '';
    if (locations.length > MAX_NAMED_PLACES) {
      const number = locations.length;
      return t({ id: 'results.inManyPlaces', message: `in ${number} areas` });
    }
    // French chooses the preposition by the place.
    if (language === 'fr') return formats.and(locations.map(inPlaceFrench));
    const places = formats.and(locations.map(placeName));
    return t({ id: 'results.inPlaces', message: `in ${places}` });
  };

  const sizeInWords = (): string => {
    const { capacity, bands } = params;
    if (capacity !== null) {
      return t({ id: 'results.people', message: plural(capacity, { one: '# person', other: '# people' }) });
    }
    const [band] = bands;
    if (!band || bands.length > 1) return '';
    const { min, max } = CAPACITY_BANDS[band];
    if (max === null) return t({ id: 'results.peopleMoreThan', message: `more than ${min} people` });
    if (min === 1) return t({ id: 'results.peopleUpTo', message: `up to ${max} people` });
    return t({ id: 'results.peopleBetween', message: `${min} to ${max} people` });
  };

  const purposeInWords = (): string => {
    const size = sizeInWords();
    const descriptor = params.eventTypes.length === 1 ? OCCASIONS[params.eventTypes[0]!] : undefined;
    const occasion = descriptor ? i18n._(descriptor) : '';
    if (occasion && size) return t({ id: 'results.forOccasionOfSize', message: `for ${occasion} of ${size}` });
    if (occasion || size) {
      const purpose = occasion || size;
      return t({ id: 'results.forPurpose', message: `for ${purpose}` });
    }
    return '';
  };

  const text = params.text;
  const matching = text ? t({ id: 'results.matching', message: `matching “${text}”` }) : '';
  const near = params.near ? nearLabel(params.near, { within: true }) : '';
  const inArea = params.bounds ? t({ id: 'results.inArea', message: 'in this area of the map' }) : '';
  const conditions = [matching, placesInWords(), near, inArea, purposeInWords()].filter(Boolean).join(' ');
  const sentence = (beginning: string) => (conditions ? `${beginning} ${conditions}` : beginning);

  return {
    /** "in Lyon for 60 people"; empty when nothing that can be said in a few words was asked for. */
    conditions,
    /** "42 venues in Lyon for 60 people". */
    counted: (count: number) => {
      const venues = t({
        id: 'results.count',
        message: plural(count, { 0: 'No venue', one: '# venue', other: '# venues' }),
      });
      // "No venue in Lyon" would be wrong where there is only none with a pool.
      if (count === 0 && conditions && conditionCount(SAID.reduce(without, params)) > 0)
        return t({ id: 'results.noneMeetsAll', message: `No venue ${conditions} meets all your criteria` });
      return conditions || count === 0
        ? sentence(venues)
        : t({ id: 'results.countAll', message: `${venues} for your professional events` });
    },
    /** "Venues in Lyon for 60 people": title, and heading while the number is not known. */
    title: conditions
      ? sentence(t({ id: 'results.venues', message: 'Venues' }))
      : t({ id: 'results.allVenues', message: 'Venues for your professional events' }),
  };
}
