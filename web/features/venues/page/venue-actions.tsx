import { Trans } from '@lingui/react/macro';
import Printer from 'lucide-static/icons/printer.svg?react';
import type { ReactNode } from 'react';
import { venueAddress } from '../../../lib/addresses.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Row } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { ShareMenu } from './share-menu.tsx';
import type { Venue } from './venue.ts';

/** What one does with a venue besides asking for a quote: keep it (`keep`), send it to somebody, print it. */
export function VenueActions({ venue, keep }: { venue: Pick<Venue, 'name' | 'slug'>; keep?: ReactNode }) {
  const { origin } = usePageInfo();
  const hydrated = useHydrated();
  return (
    // Narrow buttons on a phone: together they fill one line, over whose beginning the panel opens.
    <Row
      gap="2"
      position="relative"
      css={{ '& > button, & > * > button': { px: { base: '3.5', md: '5' } } }}
      _print={{ display: 'none' }}
    >
      {keep}
      <ShareMenu title={venue.name} url={origin + venueAddress(venue.slug)} />
      <Button
        onClick={() => window.print()}
        visibility={hydrated ? 'visible' : 'hidden'}
        display={{ base: 'none', md: 'inline-flex' }}
      >
        <Printer size={18} aria-hidden />
        <Trans id="venue.print">Print</Trans>
      </Button>
    </Row>
  );
}
