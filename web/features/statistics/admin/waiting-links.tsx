import { styled } from '../../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { listPath } from '../../../lib/list/list-address.ts';
import { RouterLink } from '../../../ui/router-link.tsx';
import { REGISTRATIONS } from '../../accounts/admin/registration.ts';
import { MESSAGES } from '../../messages/admin/admin-message.ts';
import { QUOTES } from '../../quotes/admin/quotes-address.ts';
import { CHANGES, SUBMISSIONS } from '../../venues/moderation/queue-address.ts';
import type { DashboardQuery } from './dashboard.gen.ts';

const Cells = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(9.5rem, 1fr))' },
  },
});

/** A line on a telephone, a card with a figure where there is room. */
const Cell = styled(
  RouterLink,
  {
    base: {
      display: 'flex',
      flexDirection: { base: 'row', sm: 'column' },
      alignItems: { base: 'center', sm: 'flex-start' },
      justifyContent: 'space-between',
      gap: '1',
      height: 'full',
      minHeight: '12',
      px: '4',
      py: { base: '2', sm: '3' },
      bg: 'surface',
      border: '1px solid',
      borderColor: 'rule',
      borderRadius: 'md',
      color: 'ink.muted',
      fontSize: 'sm',
      fontWeight: '500',
      textDecoration: 'none',
      _hover: { borderColor: 'rule.strong', boxShadow: 'card' },
    },
    variants: { waiting: { true: { color: 'ink', borderColor: 'copper' } } },
  },
  { forwardProps: ['to'] },
);

const Count = styled('span', {
  base: {
    fontFamily: 'heading',
    fontSize: { base: 'xl', sm: '3xl' },
    lineHeight: '1.1',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  variants: { waiting: { true: { color: 'copper.text' } } },
});

/** What waits for a decision or an answer; each line leads to where it is given. */
export function WaitingLinks({ waiting }: { waiting: DashboardQuery['dashboard']['waiting'] }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { registrations, venues, changeRequests, quoteRequests, messages } = waiting;
  const lines = [
    {
      to: REGISTRATIONS.path,
      label: t({ id: 'adminMenu.registrations', message: 'Registrations' }),
      count: registrations,
    },
    {
      to: SUBMISSIONS.path,
      label: t({ id: 'adminMenu.submissions', message: 'Submitted venues' }),
      count: venues,
    },
    {
      to: CHANGES.path,
      label: t({ id: 'adminMenu.changes', message: 'Change requests' }),
      count: changeRequests,
    },
    {
      to: listPath(QUOTES, { etat: 'NEW' }),
      label: t({ id: 'adminDashboard.newQuotes', message: 'New quote requests' }),
      count: quoteRequests,
    },
    {
      to: listPath(MESSAGES, { etat: 'NEW' }),
      label: t({ id: 'adminDashboard.newMessages', message: 'New messages' }),
      count: messages,
    },
  ];
  return (
    <Cells>
      {lines.map(
        ({ to, label, count }) =>
          count !== null && (
            <li key={to}>
              <Cell to={to} waiting={count > 0}>
                <span>{label}</span> <Count waiting={count > 0}>{number(count)}</Count>
              </Cell>
            </li>
          ),
      )}
    </Cells>
  );
}
