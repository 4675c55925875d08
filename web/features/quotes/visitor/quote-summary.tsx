import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-static/icons/chevron-down.svg?react';
import { useId, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Box, Flex, Span, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { EMPTY_FORM, type QuoteForm } from './quote-form.ts';
import { partySizeOf } from '../../../lib/event-brief.ts';
import { askedDays } from '../../calendar/visitor/asked-days.ts';
import { AvailabilityList } from '../../calendar/visitor/availability-list.tsx';
import { EstimateList } from '../../estimates/estimate-list.tsx';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { estimatedEvent } from './estimated-event.ts';
import { QuoteFacts } from './quote-facts.tsx';

type QuoteSummaryProps = {
  /** The slugs of the chosen venues. */
  slugs: readonly string[];
  /** The chosen venues, with ways to add and remove. */
  venues: ReactNode;
  /** Something to do with the whole request, at the end. */
  footer?: ReactNode;
};

/** The request so far, beside the form; on narrow screens above it, folded. */
export function QuoteSummary({ slugs, venues, footer }: QuoteSummaryProps) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  const form = { ...EMPTY_FORM, ...useWatch<QuoteForm>() };
  const { today } = usePageInfo();
  const venueCount = slugs.length;
  const count = t({
    id: 'quote.venueCount',
    message: plural(venueCount, { 0: 'no venue chosen', one: '# venue chosen', other: '# venues chosen' }),
  });
  return (
    <Card as="aside" aria-labelledby={`${id}-title`}>
      <Flex alignItems="center" justifyContent="space-between" gap="3" px={{ base: '4', md: '5' }} pt="3" pb="3">
        <Box>
          <Heading as="h2" look="h3" id={`${id}-title`}>
            <Trans id="quote.summary">Your request</Trans>
          </Heading>
          <Text look="small" tone="muted" display={{ base: 'block', lg: 'none' }}>
            {count}
          </Text>
        </Box>
        <Button
          look="ghost"
          size="sm"
          display={{ base: 'inline-flex', lg: 'none' }}
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={() => setOpen(!open)}
        >
          {open ? <Trans id="quote.summaryHide">Collapse</Trans> : <Trans id="quote.summaryShow">View</Trans>}
          <Span display="inline-flex" transform={open ? 'rotate(180deg)' : 'none'}>
            <ChevronDown size={18} aria-hidden />
          </Span>
        </Button>
      </Flex>
      <Stack
        id={`${id}-body`}
        display={{ base: open ? 'flex' : 'none', lg: 'flex' }}
        gap="5"
        px={{ base: '4', md: '5' }}
        pb="5"
      >
        {venues}
        <QuoteFacts form={form} />
        <AvailabilityList
          slugs={slugs}
          days={askedDays(form.startDate, form.endDate, today)}
          people={partySizeOf(form.participants)}
        />
        <EstimateList slugs={slugs} event={estimatedEvent(form, today)} />
        {footer}
      </Stack>
    </Card>
  );
}
