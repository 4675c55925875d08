import { Trans } from '@lingui/react/macro';
import { Box } from '../../../ui/box.ts';
import { Section } from './section.tsx';
import { useSimilarVenuesSuspenseQuery } from './venue-page.gen.ts';
import { Tiles, VenueTile } from './venue-tile.tsx';

/** Venues for the same events, of about the same size and not far; nothing when there are none. */
export function SimilarVenues({ slug }: { slug: string }) {
  const { data } = useSimilarVenuesSuspenseQuery({ variables: { slug } });
  const similar = data.venue?.similar ?? [];
  if (similar.length === 0) return null;
  return (
    <Box _print={{ display: 'none' }}>
      <Section id="lieux-similaires" title={<Trans id="venue.similar">You may also like</Trans>}>
        <Tiles>
          {similar.map((venue) => (
            <li key={venue.id}>
              <VenueTile venue={venue} />
            </li>
          ))}
        </Tiles>
      </Section>
    </Box>
  );
}
