import { styled } from '../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowUpRight from 'lucide-static/icons/arrow-up-right.svg?react';
import { Suspense, type ReactNode } from 'react';
import { deferred } from '../lib/deferred.tsx';
import { usePageInfo } from '../lib/page-info.tsx';
import { Flex } from '../ui/box.ts';
import { LinkButton } from '../ui/button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { otherSites } from './other-sites.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';

const HeaderPart = deferred(() => import('./header-part.tsx'));

/** Height of the line of menus, which scrolls away. */
const MENUS_HEIGHT = '2.75rem';

/** Sticks with its second line; the first comes back with an open menu or the focus, which must not be hidden. */
const Bar = styled('header', {
  base: {
    position: 'sticky',
    top: { base: '0', lg: `calc(-1px - ${MENUS_HEIGHT})` },
    zIndex: 'header',
    bg: 'surface',
    borderBottom: '1px solid',
    borderColor: 'rule',
    '&:has([data-menus] :is(:focus-visible, details[open]))': { top: '0' },
    '@media print': { position: 'static' },
  },
});

const width = { maxWidth: 'page', mx: 'auto', px: { base: '4', md: '6', xl: '8' } } as const;

const Line = styled('div', {
  base: {
    ...width,
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', md: '4' },
    minHeight: { base: '14', md: '4.5rem' },
    // On paper the name of the site is enough.
    '@media print': { minHeight: '0', py: '2', '& > :not(:first-child)': { display: 'none' } },
  },
});

const Menus = styled('div', {
  base: {
    ...width,
    display: { base: 'none', lg: 'flex' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    height: MENUS_HEIGHT,
    '@media print': { display: 'none' },
  },
});

const Ground = styled('div', {
  base: {
    _print: { display: 'none' },
    bg: 'paper',
    borderBottom: { base: 'none', lg: '1px solid' },
    borderColor: { lg: 'rule' },
  },
});

const SiteAnchor = styled('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '9',
    px: '2.5',
    borderRadius: 'md',
    color: 'ink.muted',
    fontSize: 'sm',
    textDecoration: 'none',
    _hover: { color: 'ink', bg: 'sunken' },
  },
});

function OtherSites() {
  const { i18n } = useLingui();
  return otherSites(usePageInfo().site).map(({ name, href }) => (
    <SiteAnchor key={href} href={href} rel="noopener">
      {i18n._(name)}
      <ArrowUpRight size={14} aria-hidden />
    </SiteAnchor>
  ));
}

type HeaderProps = {
  /** Between the logo and the actions: the search bar on wide screens, its button on narrow ones. */
  search?: ReactNode;
  /** Before the account: what the visitor keeps. */
  kept?: ReactNode;
};

/** What stands above every page. */
export function Header({ search, kept }: HeaderProps) {
  const { t } = useLingui();
  return (
    <Bar>
      <Ground data-menus>
        <Menus>
          <Flex as="nav" aria-label={t({ id: 'header.navigation', message: 'Main' })} alignItems="center" ml="-3">
            <Suspense fallback={null}>
              <HeaderPart part="menus" />
            </Suspense>
          </Flex>
          <Flex alignItems="center" mr="-2.5">
            <OtherSites />
            <LanguageSwitch />
            <ThemeSwitch />
          </Flex>
        </Menus>
      </Ground>
      <Line>
        <Wordmark />
        <Flex flex="1" justifyContent={{ base: 'flex-end', lg: 'center' }} minWidth="0">
          {search}
        </Flex>
        <Flex alignItems="center" gap={{ base: '0', md: '1' }} mr={{ base: '-2', md: '0' }}>
          {kept}
          <Flex display={{ base: 'none', lg: 'flex' }}>
            <Suspense fallback={null}>
              <HeaderPart part="account" />
            </Suspense>
          </Flex>
          <LinkButton
            to="/demande-devis"
            look="solid"
            size="sm"
            ml={{ base: '1', md: '2' }}
            mr={{ base: '1', md: '2', lg: '0' }}
            css={SMALLEST}
          >
            <Trans id="header.quote">Quote</Trans>
          </LinkButton>
          <Suspense fallback={null}>
            <HeaderPart part="everything" />
          </Suspense>
        </Flex>
      </Line>
    </Bar>
  );
}

/** No room beside the other buttons: the menu has this one too. */
const SMALLEST = { '@media (max-width: 23.4em)': { display: 'none' } } as const;
