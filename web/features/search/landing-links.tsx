import { styled } from '#styled/jsx';
import { useLingui } from '@lingui/react/macro';
import { EVENT_TYPE_SLUGS, type EventTypeSlug } from '../../../schema/constants.ts';
import { useFormats } from '../../lib/formats.ts';
import { EVENT_TYPES, useTerm } from '../../lib/terms.ts';
import { Box, Item } from '../../ui/box.ts';
import { Link } from '../../ui/button.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { knownPlace, type KnownPlace } from './known-places.ts';
import { landingAddress, type LandingSearch } from './landing-search.ts';
import { useInPlace } from './landing-labels.ts';
import { departmentsOf, regionOf } from './regions.ts';
import type { SearchFacetsFragment } from './search-facets.gen.ts';
import { eventTypes } from './search-terms.ts';
import { typeset } from '../../lib/place-names.ts';

const Links = styled('ul', {
  base: { listStyle: 'none', columnWidth: '13rem', columnGap: '8', '& > li': { breakInside: 'avoid' } },
});

type Sister = { readonly to: string; readonly name: string; readonly count: number };

/** Landing pages beside this one: its departments or those beside it, the regions, and the other types of event. */
export function LandingLinks({ landing, facets }: { landing: LandingSearch; facets: SearchFacetsFragment }) {
  const { t } = useLingui();
  const inPlace = useInPlace();
  const eventTypeName = useTerm(EVENT_TYPES);
  const { place, eventType } = landing;
  const region = place?.kind === 'department' ? regionOf(place) : place;
  const codes = region ? departmentsOf(region) : [];

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
  const where = inPlace(place);
  const inRegion = inPlace(region ?? null);

  return (
    <Box as="nav" aria-label={t({ id: 'landing.links', message: 'Related searches' })} pt="14" display="grid" gap="10">
      <Sisters title={t({ id: 'landing.byType', message: `By type of event ${where}` })} sisters={types} />
      <Sisters title={t({ id: 'landing.byDepartment', message: `By department ${inRegion}` })} sisters={departments} />
      {place?.kind !== 'department' && (
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

function sisterAt(place: KnownPlace | undefined, eventType: EventTypeSlug | null, count: number): Sister[] {
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
