import { css } from '#styled/css';
import { Trans, useLingui } from '@lingui/react/macro';
import ExternalIcon from 'lucide-static/icons/external-link.svg?react';
import MapIcon from 'lucide-static/icons/map.svg?react';
import Route from 'lucide-static/icons/route.svg?react';
import type { ReactNode } from 'react';
import { useFormats } from '../../../lib/formats.ts';
import { Grid, List, Span, Stack } from '../../../ui/box.ts';
import { ExternalLink } from '../../../ui/button.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { Accesses } from './accesses.tsx';
import { mapLinks } from './map-links.ts';
import { Section } from './section.tsx';
import type { Venue } from './venue.ts';

const HEIGHT = css({ containIntrinsicHeight: { base: 'auto 79rem', md: 'auto 49rem' } });

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="3" minWidth="0" breakInside="avoid">
      <Heading as="h3" look="h4">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function PointsOfInterest({ points }: { points: Venue['pointsOfInterest'] }) {
  const { t } = useLingui();
  const { decimal, number } = useFormats();
  const distanceText = (km: number) => {
    const distance = km < 1 ? `${number(Math.round(km * 100) * 10)}\u00a0m` : `${decimal(km)}\u00a0km`;
    return t({ id: 'venue.distance', message: `${distance} away` });
  };
  const nearestFirst = points.toSorted((a, b) => a.distanceKm - b.distanceKm);
  return (
    <List display="grid" gap="2">
      {nearestFirst.map(({ name, distanceKm }) => (
        <li key={name}>
          <Span display="block" fontWeight="500" lang="fr">
            {name}
          </Span>
          <Text as="span" look="small" tone="muted">
            {distanceText(distanceKm)}
          </Text>
        </li>
      ))}
    </List>
  );
}

function Outside({ href, icon: Icon, children }: { href: string; icon: typeof MapIcon; children: ReactNode }) {
  return (
    <li>
      <ExternalLink
        href={href}
        rel="noopener nofollow"
        target="_blank"
        display="inline-flex"
        alignItems="center"
        gap="2"
        minHeight={{ base: '11', md: '8' }}
      >
        <Icon size={18} aria-hidden />
        {children}
      </ExternalLink>
    </li>
  );
}

type Place = Pick<
  Venue,
  | 'name'
  | 'address'
  | 'postalCode'
  | 'city'
  | 'region'
  | 'website'
  | 'checkInTime'
  | 'checkOutTime'
  | 'accesses'
  | 'pointsOfInterest'
  | 'latitude'
  | 'longitude'
  | 'positionPrecision'
>;

/** Where the venue is, how one gets there, and what is near. `map` is drawn beside the address. */
export function Surroundings({ venue, map }: { venue: Place; map?: ReactNode }) {
  const { accesses, pointsOfInterest } = venue;
  const { time } = useFormats();
  const checkIn = venue.checkInTime && time(venue.checkInTime);
  const checkOut = venue.checkOutTime && time(venue.checkOutTime);
  const links = mapLinks(venue);
  const precision = venue.latitude === null ? null : venue.positionPrecision;
  return (
    <Section id="acces" title={<Trans id="venue.location">Location and access</Trans>} usualHeight={HEIGHT}>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: map ? 'minmax(0, 1fr) minmax(0, 1.4fr)' : 'minmax(0, 1fr)' }}
        gap="8"
      >
        <Part title={<Trans id="venue.address">Address</Trans>}>
          <Text as="address" fontStyle="normal" lang="fr">
            {venue.name}
            <br />
            {venue.address && (
              <>
                {venue.address}
                <br />
              </>
            )}
            {venue.postalCode} {venue.city}
            <br />
            {venue.region.name}
          </Text>
          {precision !== null && precision !== 'ADDRESS' && (
            <Text look="small" tone="muted">
              {precision === 'COMMUNE' ? (
                <Trans id="venue.approximateTown">Approximate position: that of the town.</Trans>
              ) : (
                <Trans id="venue.approximateDepartment">Approximate position: that of the department.</Trans>
              )}
            </Text>
          )}
          {(checkIn ?? checkOut) !== null && (
            <Text look="small">
              {checkIn !== null && <Trans id="venue.checkIn">Check-in from {checkIn}</Trans>}
              {checkIn !== null && checkOut !== null && <br />}
              {checkOut !== null && <Trans id="venue.checkOut">Check-out before {checkOut}</Trans>}
            </Text>
          )}
          <List display="grid" _print={{ display: 'none' }}>
            <Outside href={links.directions} icon={Route}>
              <Trans id="venue.directions">Get directions (new tab)</Trans>
            </Outside>
            <Outside href={links.map} icon={MapIcon}>
              <Trans id="venue.openMap">View on OpenStreetMap (new tab)</Trans>
            </Outside>
            {venue.website && (
              <Outside href={venue.website} icon={ExternalIcon}>
                <Trans id="venue.website">Venue website (new tab)</Trans>
              </Outside>
            )}
          </List>
        </Part>
        {map}
      </Grid>
      {(accesses.length > 0 || pointsOfInterest.length > 0) && (
        <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="8" pt="2">
          {accesses.length > 0 && (
            <Part title={<Trans id="venue.access">Getting there</Trans>}>
              <Accesses accesses={accesses} />
            </Part>
          )}
          {pointsOfInterest.length > 0 && (
            <Part title={<Trans id="venue.nearby">Nearby</Trans>}>
              <PointsOfInterest points={pointsOfInterest} />
            </Part>
          )}
        </Grid>
      )}
    </Section>
  );
}
