import { Trans } from '@lingui/react/macro';
import { venueAddress } from '../../../lib/addresses.ts';
import { useFormats } from '../../../lib/formats.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Text } from '../../../ui/text.tsx';
import type { Venue } from './venue.ts';

/** On paper only: where this comes from, and from which day. */
export function PrintFooter({ venue: { slug } }: { venue: Pick<Venue, 'slug'> }) {
  const { origin, today } = usePageInfo();
  const { date } = useFormats();
  const day = date(today);
  const address = origin + venueAddress(slug);
  return (
    <Text
      look="small"
      tone="muted"
      display="none"
      borderTop="1px solid"
      borderColor="rule"
      pt="3"
      _print={{ display: 'block' }}
    >
      <Trans id="venue.printedOn">
        {address}, as of {day}
      </Trans>
    </Text>
  );
}
