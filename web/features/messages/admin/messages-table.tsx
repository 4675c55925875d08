import { useLingui } from '@lingui/react/macro';
import type { ListChanges } from '../../../lib/list/list-address.ts';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Span, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { Badge } from '../../../ui/layout.tsx';
import {
  type MESSAGES,
  MESSAGES_PATH,
  nameOf,
  STATES,
  STATE_TONES,
  type AdminMessageLine,
  type MessagesAddress,
} from './admin-message.ts';

type TableColumns = {
  address: MessagesAddress;
  link: (changes: ListChanges<typeof MESSAGES.filters, typeof MESSAGES.sorts>) => string;
};

export function useMessageColumns({ address, link }: TableColumns): readonly Column<AdminMessageLine>[] {
  const { t } = useLingui();
  const { shortDateTime } = useFormats();
  const stateName = useTerm(STATES);
  const sorted = (sort: MessagesAddress['sort'], direction: 'ascending' | 'descending') => ({
    to: link({ sort }),
    direction: address.sort === sort ? direction : null,
  });
  return [
    {
      id: 'subject',
      title: t({ id: 'adminMessages.bySubject', message: 'Subject' }),
      lead: true,
      sort: sorted('SUBJECT', 'ascending'),
      cell: ({ id, subject, excerpt, state }) => (
        <Stack gap="0.5" minWidth="0">
          <Link
            to={`${MESSAGES_PATH}/${id}`}
            look="plain"
            data-row-link
            fontWeight={state === 'NEW' ? '700' : '600'}
            overflowWrap="anywhere"
          >
            {subject}
          </Link>
          <Span fontSize="xs" color="ink.muted" lineClamp="2" overflowWrap="anywhere">
            {excerpt}
          </Span>
        </Stack>
      ),
    },
    {
      id: 'sender',
      title: t({ id: 'adminMessages.byName', message: 'Sender' }),
      sort: sorted('NAME', 'ascending'),
      cell: (message) => (
        <Stack gap="0" minWidth={{ base: '0', lg: '13rem' }} textAlign={{ base: 'right', lg: 'left' }}>
          <span>{nameOf(message)}</span>
          <Span fontSize="xs" color="ink.muted" overflowWrap="anywhere">
            {message.email}
          </Span>
        </Stack>
      ),
    },
    {
      id: 'state',
      title: t({ id: 'adminMessages.state', message: 'State' }),
      cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{stateName(state)}</Badge>,
    },
    {
      id: 'received',
      title: t({ id: 'adminMessages.received', message: 'Received' }),
      sort: sorted('NEWEST', 'descending'),
      cell: ({ createdAt }) => <Span whiteSpace="nowrap">{shortDateTime(createdAt)}</Span>,
    },
  ];
}
