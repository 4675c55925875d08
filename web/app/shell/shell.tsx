import { styled } from '../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import type { Viewer } from '../../lib/session/use-session.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Flex } from '../../ui/box.ts';
import { MenuDialog } from '../../ui/menu-dialog.tsx';
import { DrawerNav, type NavSection } from './drawer-nav.tsx';
import { UserMenu } from './user-menu.tsx';

const BAR_HEIGHT = '4rem';

const Frame = styled('div', {
  base: {
    flex: '1',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '{sizes.drawer} minmax(0, 1fr)' },
    gridTemplateRows: `${BAR_HEIGHT} 1fr`,
  },
});

const Bar = styled('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', md: '2' },
    px: { base: '3', md: '6' },
    bg: 'surface',
    borderBottom: '1px solid',
    borderColor: 'rule',
    '@media print': { position: 'static' },
  },
});

const Drawer = styled('div', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'sticky',
    top: BAR_HEIGHT,
    alignSelf: 'start',
    height: `calc(100dvh - ${BAR_HEIGHT})`,
    overflowY: 'auto',
    bg: 'surface',
    borderRight: '1px solid',
    borderColor: 'rule',
    '@media print': { display: 'none' },
  },
});

const Main = styled('main', {
  base: {
    minWidth: '0',
    outline: 'none',
    px: { base: '4', md: '6', xl: '10' },
    py: { base: '5', md: '8' },
    '& > *': { maxWidth: 'page', mx: 'auto' },
  },
});

type ShellProps = {
  /** Id of the content, where the skip link and a new page put the focus. */
  mainId: string;
  /** The mark of the platform, which leads to its home page. */
  mark: ReactNode;
  /** At the right of the bar, before the user's menu: notifications, language, theme. */
  tools: ReactNode;
  /** Null while the session is not known yet. */
  viewer: Viewer | null;
  sections: readonly NavSection[];
  /** The address whose entry is marked: the page's own, or that of the page under which it lies. */
  at: string;
  /** Where the page lies, from the area's first page. */
  steps: readonly { label: string; to: string }[];
  children: ReactNode;
};

/** The frame of the pages behind the sign-in: bar, drawer, content. */
export function Shell({ mainId, mark, tools, viewer, sections, at, steps, children }: ShellProps) {
  const { t } = useLingui();
  const label = t({ id: 'shell.navigation', message: 'Main' });
  useEffect(() => {
    // The bar is lower than the header of the site.
    document.documentElement.style.scrollPaddingTop = `calc(${BAR_HEIGHT} + 1rem)`;
    return () => {
      document.documentElement.style.scrollPaddingTop = '';
    };
  }, []);
  return (
    <Frame>
      <Bar>
        {viewer && (
          <MenuDialog
            label={t({ id: 'menu.title', message: 'Menu' })}
            closeLabel={t({ id: 'menu.close', message: 'Close the menu' })}
          >
            <DrawerNav label={label} sections={sections} at={at} />
          </MenuDialog>
        )}
        {mark}
        <Flex flex="1" />
        <Flex alignItems="center" gap={{ base: '0', md: '1' }}>
          {tools}
          {viewer && <UserMenu viewer={viewer} />}
        </Flex>
      </Bar>
      <Drawer>{viewer && <DrawerNav label={label} sections={sections} at={at} />}</Drawer>
      <Main id={mainId} tabIndex={-1}>
        {viewer && steps.length > 1 && (
          <Flex mb={{ base: '2', md: '4' }}>
            <Breadcrumb label={t({ id: 'shell.breadcrumb', message: 'Breadcrumb' })} steps={steps} />
          </Flex>
        )}
        {children}
      </Main>
    </Frame>
  );
}
