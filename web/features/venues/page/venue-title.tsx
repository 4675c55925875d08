import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import MapPin from 'lucide-static/icons/map-pin.svg?react';
import { useTerm } from '../../../lib/terms.ts';
import { cityWithDepartment } from '../../../lib/place-names.ts';
import { Row, Stack } from '../../../ui/box.ts';
import { Stars } from '../../../ui/stars.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import type { Venue } from './venue.ts';
import { VENUE_KINDS } from '../../../lib/venue-labels.ts';

/** Characters. */
const LONG_NAME = 60;

/** Name, stars, kind and place. */
export function VenueTitle({ venue }: { venue: Venue }) {
  const { t } = useLingui();
  const kind = useTerm(VENUE_KINDS);
  const stars = venue.category ?? 0;
  return (
    <Stack gap="3">
      <Row gap="3">
        <Text look="eyebrow">{kind(venue.kind)}</Text>
        {stars > 0 && (
          <Stars
            category={stars}
            label={t({ id: 'venue.stars', message: plural(stars, { one: '# star', other: '# stars' }) })}
          />
        )}
      </Row>
      <Heading
        as="h1"
        look="h1"
        lang="fr"
        overflowWrap="anywhere"
        // A long name would push everything else off the screen.
        fontSize={venue.name.length > LONG_NAME ? { base: '2xl', md: '4xl' } : { base: '3xl', md: '5xl' }}
      >
        {venue.name}
      </Heading>
      <Row gap="2" color="ink.muted" alignItems="flex-start" flexWrap="nowrap">
        <MapPin size={20} aria-hidden style={{ flexShrink: 0, marginTop: 4 }} />
        <Text look="lead">{cityWithDepartment(venue)}</Text>
      </Row>
    </Stack>
  );
}
