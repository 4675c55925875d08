import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../lib/formats.ts';
import { cityWithDepartment } from '../../lib/place-names.ts';
import { basisOf, type RateKind } from '../../lib/rate-labels.ts';
import { usePeopleIn } from '../../lib/suited-capacity.ts';
import { useTerm } from '../../lib/terms.ts';
import { VENUE_KINDS, type VenueKind } from '../../lib/venue-labels.ts';
import { AMENITIES } from '../../lib/venue-terms.ts';
import { useFromPlace } from './near-labels.ts';
import type { DifferenceFragment } from './near-misses.gen.ts';

export type Difference = Omit<DifferenceFragment, ' $fragmentName'>;

type Venue = Parameters<typeof cityWithDepartment>[0] & {
  kind: VenueKind;
  priceFrom: { readonly kind: RateKind } | null;
};

/** Kilometres in steps of five, from ten on: they are measured in a straight line, from the middle of a city. */
function rounded(kilometres: number): number {
  return kilometres < 10 ? kilometres : Math.round(kilometres / 5) * 5;
}

/** In what a venue differs from what was asked for, in words. `rest`: the words of the text that mean no condition. */
export function useDifference(rest: string) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const peopleIn = usePeopleIn();
  const amenityName = useTerm(AMENITIES);
  const kindName = useTerm(VENUE_KINDS);
  const fromPlace = useFromPlace();

  const people = ({ asked, found, layout }: Difference): string => {
    const wanted = formats.number(asked ?? 0);
    if (!found || !layout) {
      return t({ id: 'nearMiss.noRoom', message: `No room known for ${wanted} people` });
    }
    const held = peopleIn({ layout, capacity: found });
    if (!asked) return held;
    return t({ id: 'nearMiss.people', message: `Up to ${held}, you asked for ${wanted}` });
  };
  const roomArea = ({ asked, found }: Difference): string => {
    const wanted = formats.number(asked ?? 0);
    if (!found) return t({ id: 'nearMiss.noArea', message: 'Area of its rooms not given' });
    const area = formats.number(found);
    return t({ id: 'nearMiss.roomArea', message: `Largest room of ${area} m², you asked for ${wanted}` });
  };
  const bedrooms = ({ asked, found }: Difference): string => {
    const wanted = formats.number(asked ?? 0);
    if (!found) return t({ id: 'nearMiss.noBedrooms', message: 'No bedrooms' });
    return t({
      id: 'nearMiss.bedrooms',
      message: plural(found, {
        one: `# bedroom, you asked for ${wanted}`,
        other: `# bedrooms, you asked for ${wanted}`,
      }),
    });
  };
  const price = ({ askedPrice, price: least }: Difference, { priceFrom }: Venue): string => {
    if (!least || !priceFrom) return t({ id: 'nearMiss.noPrice', message: 'No price per person given' });
    const euros = ({ amount }: { amount: number }) => formats.money({ amount, currency: 'EUR' });
    const amount = euros(least);
    const basis = i18n._(basisOf({ kind: priceFrom.kind, unit: null }));
    const wanted = euros(askedPrice ?? least);
    return t({ id: 'nearMiss.price', message: `${amount} excl. VAT ${basis}, you are aiming for ${wanted}` });
  };
  const place = ({ kilometres, place: asked }: Difference, venue: Venue): string => {
    if (!kilometres) {
      const city = cityWithDepartment(venue);
      return t({ id: 'nearMiss.nearby', message: `Elsewhere: ${city}` });
    }
    const km = rounded(kilometres);
    const from = fromPlace(asked ?? '');
    return t({ id: 'nearMiss.distance', message: `${km} km from ${from}` });
  };

  return (difference: Difference, venue: Venue): string => {
    switch (difference.condition) {
      case 'PLACE':
        return place(difference, venue);
      case 'CAPACITY':
        return people(difference);
      case 'ROOM_AREA':
        return roomArea(difference);
      case 'BEDROOMS':
        return bedrooms(difference);
      case 'STARS': {
        const stars = difference.found;
        if (!stars) return t({ id: 'nearMiss.noStars', message: 'No stars' });
        return t({ id: 'filters.stars', message: plural(stars, { one: '# star', other: '# stars' }) });
      }
      case 'AMENITY': {
        const names = formats.or((difference.amenities ?? []).map(amenityName));
        return t({ id: 'nearMiss.lacks', message: `Without: ${names}` });
      }
      case 'KIND': {
        const kind = kindName(venue.kind);
        return t({ id: 'nearMiss.kind', message: `Another kind of venue: ${kind}` });
      }
      case 'LAYOUT':
        return t({ id: 'nearMiss.layouts', message: 'Not in the requested room layout' });
      case 'EVENT_TYPE':
        return t({ id: 'nearMiss.eventTypes', message: 'For other types of event' });
      case 'DISTANCE': {
        const km = rounded(difference.kilometres ?? 0);
        if (!km) return t({ id: 'nearMiss.tooFar', message: 'Farther away' });
        return t({ id: 'nearMiss.fromPoint', message: `${km} km away` });
      }
      case 'STATION':
        return t({ id: 'nearMiss.station', message: 'Farther from a station' });
      case 'SEA':
        return t({ id: 'nearMiss.sea', message: 'Not by the sea' });
      case 'LAKE':
        return t({ id: 'nearMiss.lake', message: 'Not by a lake' });
      case 'WATERSIDE':
        return t({ id: 'nearMiss.water', message: 'Not by the water' });
      case 'BUDGET':
        return price(difference, venue);
      case 'DATES':
        return t({ id: 'cardAvailability.unavailable', message: 'Not available on your dates' });
      case 'PROMOTION':
        return t({ id: 'nearMiss.promotion', message: 'No current offer' });
      case 'MAP_AREA':
        return t({ id: 'nearMiss.mapArea', message: 'Beyond this area of the map' });
      default:
        return t({ id: 'nearMiss.words', message: `Does not mention “${rest}”` });
    }
  };
}
