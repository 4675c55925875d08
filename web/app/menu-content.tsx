import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { UserLinks } from './shell/user-links.tsx';
import { MOST_SEARCHED } from '../lib/most-searched.ts';
import { usePageInfo } from '../lib/page-info.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { Flex, List, Stack } from '../ui/box.ts';
import { LinkButton } from '../ui/button.tsx';
import { Text } from '../ui/text.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuLink, OtherSiteLink } from '../ui/menu-links.tsx';
import { otherSites } from './other-sites.ts';
import { ThemeSwitch } from './theme-switch.tsx';

function BrowseLinks() {
  const { t } = useLingui();
  return (
    <>
      <MenuLink to="/">{t({ id: 'menu.home', message: 'Home' })}</MenuLink>
      <MenuLink to="/lieux">{t({ id: 'menu.venues', message: 'Venues' })}</MenuLink>
      <MenuLink to="/promotions-en-cours">{t({ id: 'menu.promotions', message: 'Current offers' })}</MenuLink>
      <MenuLink to="/login">{t({ id: 'menu.announce', message: 'List your venue on Plénière' })}</MenuLink>
      <MenuLink to="/a-propos">{t({ id: 'menu.about', message: 'About us' })}</MenuLink>
      <MenuLink to="/contact">{t({ id: 'menu.contact', message: 'Contact' })}</MenuLink>
      <MenuLink to="/demande-devis">{t({ id: 'menu.quote', message: 'Free quote' })}</MenuLink>
    </>
  );
}

function MostSearchedLinks() {
  const { i18n } = useLingui();
  return MOST_SEARCHED.map(({ name, to }) => (
    <MenuLink key={to} to={to}>
      {i18n._(name)}
    </MenuLink>
  ));
}

/** Where one signs in, or one's own pages. */
function AccountLinks() {
  const { t } = useLingui();
  const { viewer } = useSession();
  if (viewer) return <UserLinks viewer={viewer} />;
  return (
    <>
      <MenuLink to="/login">{t({ id: 'menu.signIn', message: 'Sign in' })}</MenuLink>
      <MenuLink to="/register">{t({ id: 'menu.register', message: 'Register my venue' })}</MenuLink>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <Text look="eyebrow" px="3" pb="1" aria-hidden>
        {title}
      </Text>
      <List>{children}</List>
    </nav>
  );
}

/** Everything that the header of a wide screen holds, for the menu of a narrow one. */
function Everything() {
  const { t, i18n } = useLingui();
  const sites = otherSites(usePageInfo().site);
  return (
    <Stack gap="6" py="6" px={{ base: '1', md: '3' }}>
      <Flex alignItems="center" justifyContent="space-between" gap="2" px="3">
        <LinkButton to="/demande-devis" look="solid" flex="1" maxWidth="xs">
          {t({ id: 'menu.quote', message: 'Free quote' })}
        </LinkButton>
        <Flex>
          <LanguageSwitch />
          <ThemeSwitch />
        </Flex>
      </Flex>
      <Part title={t({ id: 'menu.browse', message: 'Browse' })}>
        <BrowseLinks />
      </Part>
      <Part title={t({ id: 'menu.mostSearched', message: 'Most searched' })}>
        <MostSearchedLinks />
      </Part>
      <Part title={t({ id: 'menu.account', message: 'My account' })}>
        <AccountLinks />
      </Part>
      {sites.length > 0 && (
        <Part title={t({ id: 'menu.otherSites', message: 'Our other sites' })}>
          {sites.map(({ name, href }) => (
            <OtherSiteLink key={href} href={href}>
              {i18n._(name)}
            </OtherSiteLink>
          ))}
        </Part>
      )}
    </Stack>
  );
}

/** What the menus of the header hold. */
export function MenuContent({ menu }: { menu: 'browse' | 'mostSearched' | 'account' | 'everything' }) {
  if (menu === 'everything') return <Everything />;
  return (
    <List>
      {menu === 'browse' && <BrowseLinks />}
      {menu === 'mostSearched' && <MostSearchedLinks />}
      {menu === 'account' && <AccountLinks />}
    </List>
  );
}
