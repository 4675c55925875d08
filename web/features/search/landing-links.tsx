import { styled } from '../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import { EVENT_TYPE_SLUGS, type EventTypeSlug } from '../../../schema/constants.ts';
import { useFormats } from '../../lib/formats.ts';
import { EVENT_TYPES, useTerm } from '../../lib/terms.ts';
import { Box, Item } from '../../ui/box.ts';
import { Link } from '../../ui/button.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { knownPlace } from './known-places.ts';
import { landingAddress, type LandingPlace, type LandingSearch } from './landing-search.ts';
import { useInPlace } from './landing-labels.ts';
import { departmentsOf, regionOf } from './regions.ts';
import type { SearchFacetsFragment } from './search-facets.gen.ts';
import { eventTypes } from './search-terms.ts';
import { typeset } from '../../lib/place-names.ts';

const Links = styled('ul', {
  base: { listStyle: 'none', columnWidth: '13rem', columnGap: '8', '& > li': { breakInside: 'avoid' } },
});

type Sister = { readonly to: string; readonly name: string; readonly count: number };

type LandingLinksProps = {
  landing: LandingSearch;
  facets: SearchFacetsFragment;
  /** Those in the place, or around it if it is a city. */
  cities: readonly { readonly name: string; readonly count: number }[];
};

/** Landing pages beside this one: cities, its departments or those beside it, the regions, and the other types of event. */
export function LandingLinks({ landing, facets, cities }: LandingLinksProps) {
  const { t } = useLingui();
  const inPlace = useInPlace();
  const eventTypeName = useTerm(EVENT_TYPES);
  const { place, eventType } = landing;
  const region = place && regionAround(place);
  const codes = region?.kind === 'region' ? departmentsOf(region) : [];

  const departments = facets.departments
    .filter(({ code, name }) => codes.includes(code) && name !== place?.name)
    .flatMap(({ name, count }) => sisterAt(knownPlace(name), eventType, count));
  const regions = facets.regions
    .filter(({ name }) => name !== place?.name)
    .flatMap(({ name, count }) => sisterAt(knownPlace(name), eventType, count));
  const types = facets.eventTypes.flatMap(({ value, count }): Sister[] => {
    const slug = EVENT_TYPE_SLUGS.find((other) => other === eventTypes.slug(value));
    if (!slug || slug === eventType) return [];
    return [{ to: landingAddress({ place, eventType: slug }), name: eventTypeName(value), count }];
  });
  const cityPages = cities.map(({ name, count }): Sister => ({
    to: landingAddress({ place: { kind: 'city', name, departmentCode: '' }, eventType }),
    name: typeset(name),
    count,
  }));
  const where = inPlace(place);
  const inRegion = inPlace(region ?? null);

  return (
    <Box as="nav" aria-label={t({ id: 'landing.links', message: 'Related searches' })} pt="14" display="grid" gap="10">
      <Sisters title={t({ id: 'landing.byType', message: `By type of event ${where}` })} sisters={types} />
      <Sisters
        title={
          place?.kind === 'city'
            ? t({ id: 'landing.nearbyCities', message: 'Nearby cities' })
            : t({ id: 'landing.byCity', message: `By city ${where}` })
        }
        sisters={cityPages}
      />
      <Sisters title={t({ id: 'landing.byDepartment', message: `By department ${inRegion}` })} sisters={departments} />
      {(!place || place.kind === 'region') && (
        <Sisters
          title={
            place
              ? t({ id: 'landing.otherRegions', message: 'In other regions' })
              : t({ id: 'landing.byRegion', message: 'By region' })
          }
          sisters={regions}
        />
      )}
    </Box>
  );
}

/** The region that a place is or lies in. */
function regionAround(place: LandingPlace): LandingPlace | undefined {
  if (place.kind === 'region') return place;
  const department = place.kind === 'city' ? knownPlace(place.departmentCode) : place;
  // Overseas, the department is the region.
  return department && (regionOf(department) ?? department);
}

function sisterAt(place: LandingPlace | undefined, eventType: EventTypeSlug | null, count: number): Sister[] {
  return place ? [{ to: landingAddress({ place, eventType }), name: typeset(place.name), count }] : [];
}

function Sisters({ title, sisters }: { title: string; sisters: readonly Sister[] }) {
  const formats = useFormats();
  if (sisters.length === 0) return null;
  return (
    <section>
      <Heading as="h2" look="h3" pb="3">
        {title}
      </Heading>
      <Links>
        {sisters.map(({ to, name, count }) => (
          <Item key={to} display="flex" alignItems="baseline" gap="2">
            <Link to={to} look="menu" display="inline-flex" alignItems="center" minHeight={{ base: '11', md: '8' }}>
              {name}
            </Link>
            <Text as="span" look="small" tone="subtle" fontVariantNumeric="tabular-nums">
              {formats.number(count)}
            </Text>
          </Item>
        ))}
      </Links>
    </section>
  );
}
