import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { partySizeOf } from '../../../lib/event-brief.ts';
import { useFormats } from '../../../lib/formats.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { usePeople } from '../../../lib/people.ts';
import { Stack } from '../../../ui/box.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import { askedDays } from '../../calendar/visitor/asked-days.ts';
import type { AvailabilityState } from '../../calendar/visitor/availability-badge.tsx';
import { useAvailabilities } from '../../calendar/visitor/use-availabilities.ts';
import type { QuoteForm } from './quote-form.ts';
import type { Fit } from './use-fit.ts';
import type { QuoteVenue } from './use-quote-venues.ts';

type UnsuitedVenuesProps = {
  slugs: readonly string[];
  venues: readonly QuoteVenue[];
  fit: Fit | null;
};

/** Which chosen venues are not free or too small, on narrow screens, where the summary that says so is folded and far from the button. */
export function UnsuitedVenues({ slugs, venues, fit }: UnsuitedVenuesProps) {
  const { t } = useLingui();
  const { and } = useFormats();
  const { today } = usePageInfo();
  const [startDate, endDate, typed] = useWatch<QuoteForm, ['startDate', 'endDate', 'participants']>({
    name: ['startDate', 'endDate', 'participants'],
  });
  const availabilities = useAvailabilities(slugs, askedDays(startDate, endDate, today), partySizeOf(typed));
  const inState = (state: AvailabilityState) =>
    and(availabilities.filter(({ availability }) => availability.state === state).map(({ name }) => name));
  const tooSmall = venues.filter(({ id }) => {
    const size = fit?.byVenue.get(id);
    return size !== undefined && size.layout !== null && !size.fits;
  });
  const [taken, held, small] = [inState('UNAVAILABLE'), inState('OPTION'), and(tooSmall.map(({ name }) => name))];
  const people = usePeople()(fit?.people ?? 0);
  const lines = [
    taken && t({ id: 'quote.takenVenues', message: `Not available on your dates: ${taken}.` }),
    held && t({ id: 'quote.heldVenues', message: `In option on your dates: ${held}.` }),
    // That no venue has such a room is told by a notice of its own.
    small && !fit?.nowhere ? t({ id: 'quote.smallVenues', message: `No single room for ${people}: ${small}.` }) : '',
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <Notice tone="gold" role="status" display={{ lg: 'none' }}>
      <Stack gap="1">
        {lines.map((line) => (
          <Text key={line} look="small" fontWeight="600">
            {line}
          </Text>
        ))}
        <Text look="small">
          <Trans id="quote.unsuitedAdvice">
            You can still send your request: the venue answers with what it can propose.
          </Trans>
        </Text>
      </Stack>
    </Notice>
  );
}
