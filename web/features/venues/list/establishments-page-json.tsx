import { useLingui } from '@lingui/react/macro';
import { PAGE_SIZE } from '../../../../schema/constants.ts';
import { SEARCH_PATH, venueAddress } from '../../../lib/addresses.ts';
import { JsonLd } from '../../../lib/head.tsx';
import { usePageInfo } from '../../../lib/page-info.tsx';
import type { ListedVenue } from './establishments-page-list.tsx';

type ResultsJsonLdProps = {
  name: string;
  page: number;
  venues: readonly ListedVenue[] | undefined;
  /** The steps to this page after the list of all venues, if there are any. */
  steps?: readonly { label: string; to: string }[];
};

/** Tells search engines which venues are listed, and where the page stands. */
export function ResultsJsonLd({ name, page, venues, steps = [] }: ResultsJsonLdProps) {
  const { t } = useLingui();
  const { origin } = usePageInfo();
  const trail = [
    { label: t({ id: 'breadcrumb.home', message: 'Home' }), to: '/' },
    { label: t({ id: 'breadcrumb.venues', message: 'Venues' }), to: SEARCH_PATH },
    ...steps,
  ];
  return (
    <>
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(({ label, to }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: origin + to,
          })),
        }}
      />
      {venues && venues.length > 0 && (
        <JsonLd
          data={{
            '@type': 'ItemList',
            name,
            itemListElement: venues.map((venue, index) => ({
              '@type': 'ListItem',
              position: (page - 1) * PAGE_SIZE.default + index + 1,
              name: venue.name,
              url: origin + venueAddress(venue.slug),
            })),
          }}
        />
      )}
    </>
  );
}
