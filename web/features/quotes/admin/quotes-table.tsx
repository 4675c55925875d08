import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { QUOTE_STATES } from '../../../lib/quote-states.ts';
import { EVENT_TYPES, useTerm } from '../../../lib/terms.ts';
import { Row, Span, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { useColumns } from '../../../ui/column-chooser.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { Badge } from '../../../ui/layout.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { quoteAddress, type AdminQuoteLine } from './admin-quote.ts';
import { nameOf, STATE_TONES, useDays, type Move } from './admin-labels.ts';
import { MoveMenu } from './move-menu.tsx';
import type { QuotesAddress, QuotesChanges, QuoteSort } from './quotes-address.ts';

type TableColumns = {
  address: QuotesAddress;
  link: (changes: QuotesChanges) => string;
  onMove: (line: AdminQuoteLine, action: Move) => void;
};

/** The columns of the table of requests, and which of them are shown. */
export function useQuoteColumns({ address, link, onMove }: TableColumns) {
  const { t } = useLingui();
  const { number, money, shortDate } = useFormats();
  const stateName = useTerm(QUOTE_STATES);
  const eventName = useTerm(EVENT_TYPES);
  const days = useDays();
  const sorted = (sort: QuoteSort, direction: 'ascending' | 'descending') => ({
    to: link({ sort }),
    direction: address.sort === sort ? direction : null,
  });
  const columns: readonly Column<AdminQuoteLine>[] = [
    {
      id: 'company',
      title: t({ id: 'adminQuotes.byCompany', message: 'Company' }),
      lead: true,
      sort: sorted('COMPANY', 'ascending'),
      cell: (line) => (
        <Stack gap="0" minWidth="0">
          <Row gap="2" flexWrap="nowrap">
            {line.isUnread && <Unread />}
            <Link to={quoteAddress(line.id)} look="plain" data-row-link fontWeight={line.isUnread ? '700' : '600'}>
              {nameOf(line)}
            </Link>
          </Row>
          <Span fontSize="xs" color="ink.muted" whiteSpace="nowrap">
            {line.reference}
          </Span>
        </Stack>
      ),
    },
    {
      id: 'state',
      title: t({ id: 'adminQuotes.state', message: 'State' }),
      cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{stateName(state)}</Badge>,
    },
    {
      id: 'contact',
      title: t({ id: 'adminQuotes.contact', message: 'Contact' }),
      optional: 'hidden',
      cell: ({ contact }) => contact && `${contact.firstName} ${contact.lastName}`,
    },
    {
      id: 'event',
      title: t({ id: 'adminQuotes.eventType', message: 'Event' }),
      optional: 'shown',
      cell: ({ eventType }) => eventName(eventType),
    },
    {
      id: 'dates',
      title: t({ id: 'adminQuotes.dates', message: 'Dates' }),
      optional: 'shown',
      sort: sorted('EVENT_DATE', 'ascending'),
      cell: (line) => days(line),
    },
    {
      id: 'people',
      title: t({ id: 'adminQuotes.people', message: 'People' }),
      numeric: true,
      optional: 'shown',
      sort: sorted('PARTICIPANTS', 'descending'),
      cell: ({ participants }) => number(participants),
    },
    {
      id: 'budget',
      title: t({ id: 'adminQuotes.budget', message: 'Budget per person' }),
      numeric: true,
      optional: 'hidden',
      cell: ({ budgetPerPerson }) => (budgetPerPerson ? money(budgetPerPerson) : '–'),
    },
    {
      id: 'venues',
      title: t({ id: 'adminQuotes.venues', message: 'Venues' }),
      numeric: true,
      optional: 'shown',
      cell: ({ venueCount }) => number(venueCount),
    },
    {
      id: 'offers',
      title: t({ id: 'adminQuotes.offers', message: 'Quotes' }),
      numeric: true,
      optional: 'shown',
      cell: ({ offerCount }) => number(offerCount),
    },
    {
      id: 'waiting',
      title: t({ id: 'adminQuotes.waiting', message: 'Awaited' }),
      numeric: true,
      optional: 'shown',
      cell: ({ waitingCount }) => number(waitingCount),
    },
    {
      id: 'received',
      title: t({ id: 'adminQuotes.receivedOn', message: 'Received' }),
      optional: 'shown',
      sort: sorted('NEWEST', 'descending'),
      cell: ({ createdAt }) => shortDate(createdAt),
    },
    {
      id: 'updated',
      title: t({ id: 'adminQuotes.updatedOn', message: 'Updated' }),
      optional: 'hidden',
      sort: sorted('UPDATED', 'descending'),
      cell: ({ updatedAt }) => shortDate(updatedAt),
    },
    {
      id: 'actions',
      title: t({ id: 'adminQuotes.actions', message: 'Actions' }),
      actions: true,
      cell: (line) => <MoveMenu line={line} onMove={(action) => onMove(line, action)} />,
    },
  ];
  return useColumns('quotes', columns);
}

/** A dot: the reader has not opened it. */
export function Unread() {
  const { t } = useLingui();
  return (
    <Span boxSize="2" borderRadius="full" bg="copper" flexShrink="0">
      <VisuallyHidden>{t({ id: 'adminQuotes.unread', message: 'Not opened yet' })}</VisuallyHidden>
    </Span>
  );
}
