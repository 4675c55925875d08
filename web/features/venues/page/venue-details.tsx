import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { deferred } from '../../../lib/deferred.tsx';
import { Box, Grid, Stack } from '../../../ui/box.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Activities } from './activities.tsx';
import { Amenities } from './amenities.tsx';
import { Gallery } from './gallery.tsx';
import { HostedEvents } from './hosted-events.tsx';
import { KeyFigures } from './key-figures.tsx';
import { OfferInSight } from './offer-in-sight.tsx';
import { Optional } from './optional.tsx';
import { Presentation } from './presentation.tsx';
import { PrintFooter } from './print-footer.tsx';
import { Promotions } from './promotions.tsx';
import { QuoteBar, QuoteCard } from './quote-card.tsx';
import { RatesSection } from './rates-section.tsx';
import { RoomsSection } from './rooms-section.tsx';
import { SectionNav } from './section-nav.tsx';
import { SimilarVenues } from './similar-venues.tsx';
import { Surroundings } from './surroundings.tsx';
import { VenueActions } from './venue-actions.tsx';
import { VenueHead } from './venue-head.tsx';
import { useVenueSections } from './venue-sections.ts';
import { VenueTitle } from './venue-title.tsx';
import { placesOf, type Venue } from './venue.ts';

/** In a script of its own. */
const AvailabilitySection = deferred(() => import('./availability-section.tsx'));

type VenueDetailsProps = {
  venue: Venue;
  /** The button that keeps the venue. */
  keep?: ReactNode;
  /** Where it lies. */
  map?: ReactNode;
  /** Shown to its owner before it is public: without metadata for search engines, and without other venues. */
  preview?: boolean;
};

/**
 * Everything that there is to know about a venue, and the way to ask for a quote. The pictures come first on every screen, so that what is
 * seen, read aloud and reached by the keyboard has one order; beside the name stands what one can do.
 */
export function VenueDetails({ venue, keep, map, preview = false }: VenueDetailsProps) {
  const { t } = useLingui();
  const sections = useVenueSections(venue, preview);
  return (
    <>
      {!preview && <VenueHead venue={venue} />}
      <Stack as="article" gap={{ base: '6', md: '8' }} _print={{ gap: '4' }}>
        <Breadcrumb
          label={
            preview
              ? t({ id: 'preview.breadcrumb', message: 'Position on the site' })
              : t({ id: 'venue.breadcrumb', message: 'Breadcrumb' })
          }
          steps={placesOf(venue)}
        />
        <Gallery venue={venue} />
        <Grid
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19rem' }}
          gap={{ base: '8', lg: '12' }}
          alignItems="start"
          _print={{ display: 'block' }}
        >
          <Stack
            gap={{ base: '8', md: '10' }}
            minWidth="0"
            css={{ '& > section:first-of-type': { borderTop: '0', paddingTop: '0' } }}
            _print={{ gap: '4' }}
          >
            <Stack gap="5">
              <VenueTitle venue={venue} />
              <KeyFigures venue={venue} />
              <OfferInSight promotions={venue.promotions} />
              <VenueActions venue={venue} keep={keep} />
              <HostedEvents eventTypes={venue.eventTypes} />
            </Stack>
            <SectionNav sections={sections} />
            <Presentation venue={venue} />
            <RoomsSection rooms={venue.rooms} />
            <RatesSection venue={venue} preview={preview} />
            {!preview && (
              <Optional>
                <AvailabilitySection slug={venue.slug} />
              </Optional>
            )}
            <Promotions promotions={venue.promotions} />
            <Amenities amenities={venue.amenities} />
            <Activities activities={venue.activities} />
            <Surroundings venue={venue} map={map} />
          </Stack>
          <Box
            as="aside"
            display={{ base: 'none', lg: 'block' }}
            position="sticky"
            top="6rem"
            css={{ '@media print': { display: 'none' } }}
          >
            <QuoteCard venue={venue} />
          </Box>
        </Grid>
        {!preview && (
          <Optional>
            <SimilarVenues slug={venue.slug} />
          </Optional>
        )}
        <PrintFooter venue={venue} />
      </Stack>
      <QuoteBar venue={venue} />
    </>
  );
}
