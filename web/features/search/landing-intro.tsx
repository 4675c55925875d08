import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../lib/formats.ts';
import { usePreferences } from '../../lib/preferences.tsx';
import { suitableLayouts } from '../../../schema/suitable-layouts.ts';
import { suitedCapacity, usePeopleIn, type LayoutCapacity } from '../../lib/suited-capacity.ts';
import { basisOf } from '../../lib/rate-labels.ts';
import { useTerm } from '../../lib/terms.ts';
import { AMENITIES } from '../../lib/venue-terms.ts';
import type { LowestPrice } from '../../ui/price-from.tsx';
import { Text } from '../../ui/text.tsx';
import { inPlaceFrench, placeName } from './known-places.ts';
import { useInPlace } from './landing-labels.ts';
import type { LandingSearch } from './landing-search.ts';
import type { SearchFacetsFragment } from './search-facets.gen.ts';
import { typeset } from '../../lib/place-names.ts';

/** Services named in the introduction. */
const NAMED_SERVICES = 3;
/** From this number of stars on. */
const FINE = 4;
/** A lowest price is shown where so many venues have one. */
const FEWEST_PRICES = 3;

/** A name as it stands in the middle of a sentence; one with capitals of its own keeps them: “Wi-Fi”. */
function withinSentence(name: string): string {
  const rest = name.slice(1);
  return rest === rest.toLowerCase() ? name.charAt(0).toLowerCase() + rest : name;
}

type LargestRoom = { readonly name: string; readonly city: string; readonly capacities: readonly LayoutCapacity[] };

type LandingIntroProps = {
  landing: LandingSearch;
  total: number;
  facets: SearchFacetsFragment;
  /** The venue with the largest room; nothing when no room is known. */
  largest: LargestRoom | undefined;
  /** Of the cheapest venues; null = a venue without a price, after all others. */
  prices: readonly (LowestPrice | null)[];
};

/** What the results say about themselves: how many, how large, what most of them offer. Every word of it is counted. */
export function LandingIntro({ landing, total, facets, largest, prices }: LandingIntroProps) {
  const { t, i18n } = useLingui();
  const { language } = usePreferences();
  const formats = useFormats();
  const inPlace = useInPlace();
  const peopleIn = usePeopleIn();
  const serviceName = useTerm(AMENITIES);
  if (total === 0) return null;

  const where = inPlace(landing.place);
  const fine = facets.categories.filter(({ value }) => value >= FINE).reduce((sum, { count }) => sum + count, 0);
  const services = facets.amenities
    .filter(({ count }) => count * 2 >= total)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, NAMED_SERVICES)
    .map(({ value }) => withinSentence(serviceName(value)));

  const sentences = [
    t({
      id: 'landing.count',
      message: plural(total, {
        one: `Plénière lists # venue ${where}.`,
        other: `Plénière lists # venues ${where}.`,
      }),
    }),
  ];
  if (fine > 0 && fine < total) {
    sentences.push(
      t({
        id: 'landing.stars',
        message: plural(fine, {
          one: '# of them has four or five stars.',
          other: '# of them have four or five stars.',
        }),
      }),
    );
  }
  const most = largest && suitedCapacity(largest.capacities, suitableLayouts(landing.params.eventTypes));
  if (most) {
    const places = placeName(largest.city);
    const people = peopleIn(most);
    const name = typeset(largest.name);
    // French chooses the preposition by the city.
    const there =
      language === 'fr' ? inPlaceFrench(largest.city) : t({ id: 'results.inPlaces', message: `in ${places}` });
    sentences.push(t({ id: 'landing.largestIn', message: `The largest room, at ${name} ${there}, holds ${people}.` }));
  }
  const [lowest] = prices;
  if (lowest && prices.filter(Boolean).length >= FEWEST_PRICES) {
    const amount = formats.money(lowest.price);
    const basis = i18n._(basisOf({ kind: lowest.kind, unit: null }));
    sentences.push(t({ id: 'landing.priceFrom', message: `Prices start at ${amount} excl. VAT ${basis}.` }));
  }
  if (services.length > 0) {
    const list = formats.and(services);
    sentences.push(t({ id: 'landing.services', message: `Most of them offer: ${list}.` }));
  }
  return (
    <Text tone="muted" maxWidth="70ch" pt="3">
      {sentences.join(' ')}
    </Text>
  );
}
