import { useLingui } from '@lingui/react/macro';
import CircleUser from 'lucide-static/icons/circle-user-round.svg?react';
import { UserMenu } from './shell/user-menu.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { HeaderMenu } from '../ui/header-menu.tsx';
import { MenuDialog } from '../ui/menu-dialog.tsx';
import { MenuContent } from './menu-content.tsx';

/** The menus of wide screens. */
function Menus() {
  const { t } = useLingui();
  return (
    <>
      <HeaderMenu label={t({ id: 'menu.browse', message: 'Browse' })}>
        <MenuContent menu="browse" />
      </HeaderMenu>
      <HeaderMenu label={t({ id: 'menu.mostSearched', message: 'Most searched' })}>
        <MenuContent menu="mostSearched" />
      </HeaderMenu>
    </>
  );
}

/** Where the visitor signs in, or what is their once they have. */
function Account() {
  const { t } = useLingui();
  const { viewer } = useSession();
  if (viewer) return <UserMenu viewer={viewer} />;
  return (
    <HeaderMenu
      label={t({ id: 'menu.account', message: 'My account' })}
      icon={<CircleUser size={20} aria-hidden />}
      side="right"
    >
      <MenuContent menu="account" />
    </HeaderMenu>
  );
}

/**
 * Parts of the header that come with a script of their own, when the browser has time: disclosures and dialogs of the browser, they open
 * before it too.
 */
export default function HeaderPart({ part }: { part: 'menus' | 'account' | 'everything' }) {
  if (part === 'menus') return <Menus />;
  if (part === 'account') return <Account />;
  return <Everything />;
}

function Everything() {
  const { t } = useLingui();
  return (
    <MenuDialog
      label={t({ id: 'menu.title', message: 'Menu' })}
      closeLabel={t({ id: 'menu.close', message: 'Close the menu' })}
    >
      <MenuContent menu="everything" />
    </MenuDialog>
  );
}
