import { styled } from '#styled/jsx';
import { useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useFormats } from '../../../lib/formats.ts';
import { List } from '../../../ui/box.ts';
import { RouterLink } from '../../../ui/router-link.tsx';
import type { DashboardQuery } from './dashboard.gen.ts';

const Line = styled(
  RouterLink,
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '12',
      px: '2',
      mx: '-2',
      borderRadius: 'sm',
      color: 'ink',
      textDecoration: 'none',
      fontWeight: '500',
      _hover: { bg: 'sunken' },
      '& svg': { color: 'ink.subtle', flexShrink: '0' },
    },
  },
  { forwardProps: ['to'] },
);

const Count = styled('span', {
  base: {
    ml: 'auto',
    minWidth: '8',
    px: '2',
    borderRadius: 'full',
    bg: 'sunken',
    color: 'ink.muted',
    fontSize: 'sm',
    fontWeight: '700',
    lineHeight: '1.5rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { waiting: { true: { bg: 'copper', color: 'copper.on' } } },
});

/** What waits for a decision or an answer; each line leads to where it is given. */
export function WaitingLinks({ waiting }: { waiting: DashboardQuery['dashboard']['waiting'] }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { registrations, venues, changeRequests, quoteRequests, messages } = waiting;
  const lines = [
    {
      to: '/admin/pending-registrations',
      label: t({ id: 'adminMenu.registrations', message: 'Registrations' }),
      count: registrations,
    },
    {
      to: '/admin/establishment-requests',
      label: t({ id: 'adminMenu.submissions', message: 'Submitted venues' }),
      count: venues,
    },
    {
      to: '/admin/change-requests',
      label: t({ id: 'adminMenu.changes', message: 'Change requests' }),
      count: changeRequests,
    },
    { to: '/admin/quotes', label: t({ id: 'adminMenu.quotes', message: 'Quote requests' }), count: quoteRequests },
    { to: '/admin/messages', label: t({ id: 'adminMenu.messages', message: 'Messages' }), count: messages },
  ];
  return (
    <List>
      {lines.map(
        ({ to, label, count }) =>
          count !== null && (
            <li key={to}>
              <Line to={to}>
                {label}
                <Count waiting={count > 0}>{number(count)}</Count>
                <ArrowRight size={16} aria-hidden />
              </Line>
            </li>
          ),
      )}
    </List>
  );
}
