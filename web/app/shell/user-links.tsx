import { styled } from '../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import LayoutDashboard from 'lucide-static/icons/layout-dashboard.svg?react';
import LogOut from 'lucide-static/icons/log-out.svg?react';
import UserRound from 'lucide-static/icons/user-round.svg?react';
import { useNavigate } from 'react-router';
import { homeOf } from '../../lib/session/return-path.ts';
import { useSession, type Viewer } from '../../lib/session/use-session.ts';
import { Item } from '../../ui/box.ts';
import { MenuLink } from '../../ui/menu-links.tsx';

const Leave = styled('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    minHeight: { base: '11', lg: '10' },
    px: '3',
    borderRadius: 'sm',
    color: 'ink',
    fontWeight: '500',
    textAlign: 'left',
    transition: 'colors',
    _hover: { bg: 'sunken' },
  },
});

const icon = { size: 18, 'aria-hidden': true } as const;

/** The pages of somebody who is signed in, and the way out; lines of a menu. */
export function UserLinks({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui();
  const { session } = useSession();
  const navigate = useNavigate();
  const leave = () => {
    session.leave();
    void navigate('/');
  };
  return (
    <>
      <MenuLink to={homeOf(viewer.role)}>
        <LayoutDashboard {...icon} />
        {t({ id: 'menu.dashboard', message: 'Dashboard' })}
      </MenuLink>
      <MenuLink to="/dashboard/profile">
        <UserRound {...icon} />
        {t({ id: 'menu.profile', message: 'My profile' })}
      </MenuLink>
      <Item>
        <Leave type="button" onClick={leave}>
          <LogOut {...icon} />
          {t({ id: 'menu.signOut', message: 'Sign out' })}
        </Leave>
      </Item>
    </>
  );
}
