import { useLingui } from '@lingui/react/macro';
import { venueAddress } from '../../../lib/addresses.ts';
import { Head, JsonLd } from '../../../lib/head.tsx';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { cityWithDepartment } from '../../../lib/place-names.ts';
import { RATE_KINDS } from '../../../lib/rate-labels.ts';
import { useTerm } from '../../../lib/terms.ts';
import { AMENITIES } from '../../../lib/venue-terms.ts';
import { breadcrumbData, offersData, ratesData, venueData } from './structured-data.ts';
import { excerpt, mainPhoto } from './venue-labels.ts';
import { placesOf, type Venue } from './venue.ts';

/** Title, description, picture and structured data of a venue's page. */
export function VenueHead({ venue }: { venue: Venue }) {
  const { t } = useLingui();
  const { origin } = usePageInfo();
  const amenityName = useTerm(AMENITIES);
  const rateKind = useTerm(RATE_KINDS);
  const { name } = venue;
  const place = cityWithDepartment(venue);
  const path = venueAddress(venue.slug);
  const photo = mainPhoto(venue);
  return (
    <>
      <Head
        title={t({ id: 'venue.headTitle', message: `${name}, ${place}` })}
        description={excerpt(venue.description)}
        path={path}
        {...(photo ? { image: photo.url } : {})}
      />
      <JsonLd data={venueData(venue, origin, amenityName)} />
      {venue.rates.length > 0 && (
        <JsonLd data={ratesData(venue, origin, ({ kind, label }) => label ?? rateKind(kind))} />
      )}
      {venue.promotions.length > 0 && <JsonLd data={offersData(venue, origin)} />}
      <JsonLd data={breadcrumbData([...placesOf(venue), { label: name, to: path }], origin)} />
    </>
  );
}
