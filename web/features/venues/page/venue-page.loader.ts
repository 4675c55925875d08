import { redirect } from 'react-router';
import { OPTIONAL, pageLoader } from '../../../lib/page-loader.ts';
import { nameInAddress, ownAddress } from './venue-address.ts';
import { SimilarVenuesDocument, VenueMovedToDocument, VenuePageDocument } from './venue-page.gen.ts';

export const loader = pageLoader(async ({ url, params, query }) => {
  const { name, inPath } = nameInAddress(params['slug'], url.search);
  if (!name) return 404;
  const [found] = await Promise.all([
    query(VenuePageDocument, { slug: name }),
    inPath ? query(SimilarVenuesDocument, { slug: name }, OPTIONAL) : undefined,
  ]);
  if (!found) return undefined;
  if (found.venue)
    return inPath && found.venue.slug === name ? undefined : redirect(ownAddress(found.venue.slug, url.search), 301);
  const former = await query(VenueMovedToDocument, { slug: name });
  if (!former) return undefined;
  return former.venueMovedTo ? redirect(ownAddress(former.venueMovedTo, url.search), 301) : 404;
});
