import { styled } from '../../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { CHANGES, SUBMISSIONS } from '../change-requests/requests-address.ts';
import { RouterLink } from '../../../ui/router-link.tsx';
import { MY_VENUES } from './my-venues-address.ts';

const Links = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    columnGap: '6',
    overflowX: 'auto',
    borderBottom: '1px solid',
    borderColor: 'rule',
    scrollbarWidth: 'none',
  },
});

const Entry = styled(
  RouterLink,
  {
    base: {
      display: 'block',
      py: '2.5',
      color: 'ink.muted',
      fontSize: 'sm',
      fontWeight: '600',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      borderBottom: '2px solid',
      borderBottomColor: 'transparent',
      _hover: { color: 'ink' },
      _focusVisible: { outlineOffset: '-2px' },
      _currentPage: { color: 'copper.text', borderBottomColor: 'copper' },
    },
  },
  { forwardProps: ['to'] },
);

/** What belongs to one's venues: the venues, what was submitted of them, and what was asked to change. */
export function VenuesNav() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const entries = [
    { to: MY_VENUES.path, label: t({ id: 'myVenues.title', message: 'My venues' }) },
    { to: SUBMISSIONS.path, label: t({ id: 'submissions.title', message: 'Submitted venues' }) },
    { to: CHANGES.path, label: t({ id: 'changeRequests.title', message: 'Change requests' }) },
  ];
  return (
    <nav aria-label={t({ id: 'myVenues.nav', message: 'Venues and requests' })}>
      <Links>
        {entries.map(({ to, label }) => (
          <li key={to}>
            <Entry to={to} aria-current={pathname === to ? 'page' : undefined}>
              {label}
            </Entry>
          </li>
        ))}
      </Links>
    </nav>
  );
}
