import { cva } from '#styled/css';
import { styled } from '../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RouterLink } from '../ui/router-link.tsx';
import { COPYRIGHT_YEARS, PRODUCT_NAME } from '../../schema/constants.ts';
import { phoneAddress } from '../lib/addresses.ts';
import { usePageInfo } from '../lib/page-info.tsx';
import { Box, Flex, Item, List } from '../ui/box.ts';
import { Container } from '../ui/layout.tsx';
import { Text } from '../ui/text.tsx';
import { otherSites } from './other-sites.ts';
import { Wordmark } from './wordmark.tsx';

const Ground = styled('footer', {
  base: {
    bg: 'footer.ground',
    color: 'footer.text',
    mt: { base: '12', md: '20' },
    py: { base: '10', md: '14' },
    '@media print': { display: 'none' },
    // At the end of every page: not laid out until it is nearly in view.
    contentVisibility: 'auto',
    containIntrinsicHeight: { base: 'auto 59rem', md: 'auto 53rem', lg: 'auto 24.5rem' },
  },
});

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', lg: 'minmax(16rem, 1.6fr) repeat(3, minmax(0, 1fr))' },
    columnGap: { base: '4', md: '10' },
    rowGap: '10',
  },
});

const line = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '11', md: '8' },
    color: 'footer.text',
    textDecoration: 'none',
    borderRadius: '2px',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});

const PageAnchor = styled(RouterLink, line, { forwardProps: ['to'] });
const Anchor = styled('a', line);

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Item>
      <PageAnchor to={to}>{children}</PageAnchor>
    </Item>
  );
}

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Item>
      <Anchor href={href} rel="noopener">
        {children}
      </Anchor>
    </Item>
  );
}

function Links({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <Text look="eyebrow" color="footer.muted" pb="2" aria-hidden>
        {label}
      </Text>
      <List>{children}</List>
    </nav>
  );
}

/** Who stands behind the site, and how to reach them. */
function Publisher() {
  const { operator } = usePageInfo().site;
  return (
    <Flex flexDirection="column" gap="4" alignItems="flex-start" gridColumn={{ base: '1 / -1', lg: 'auto' }}>
      <Wordmark />
      <Text color="footer.muted" maxWidth="sm">
        <Trans id="app.tagline">Venue Management Platform</Trans>
      </Text>
      <Box as="address" fontStyle="normal" color="footer.muted" fontSize="sm" lineHeight="relaxed">
        {operator.name}
        <br />
        {operator.address}
        <br />
        <Anchor href={phoneAddress(operator.phone)}>{operator.phone}</Anchor>
        <br />
        <Anchor href={`mailto:${operator.email}`}>{operator.email}</Anchor>
      </Box>
    </Flex>
  );
}

function Elsewhere() {
  const { t, i18n } = useLingui();
  const { site } = usePageInfo();
  const sites = otherSites(site);
  if (sites.length === 0 && site.social.length === 0) return null;
  return (
    <Links label={t({ id: 'footer.elsewhere', message: 'Elsewhere' })}>
      {sites.map(({ name, href }) => (
        <OutsideLink key={href} href={href}>
          {i18n._(name)}
        </OutsideLink>
      ))}
      {site.social.map(({ network, url }) => (
        <OutsideLink key={url} href={url}>
          {network}
        </OutsideLink>
      ))}
    </Links>
  );
}

/** Where to go from the end of a page. */
export default function Footer() {
  const { t } = useLingui();
  return (
    <Ground>
      <Container>
        <Columns>
          <Publisher />
          <Links label={t({ id: 'footer.discover', message: 'Discover' })}>
            <FooterLink to="/establishments">
              <Trans id="footer.venues">Venues</Trans>
            </FooterLink>
            <FooterLink to="/demande-devis">
              <Trans id="footer.quote">Request a quote</Trans>
            </FooterLink>
            <FooterLink to="/promotions-en-cours">
              <Trans id="footer.promotions">Current offers</Trans>
            </FooterLink>
            <FooterLink to="/annoncer">
              <Trans id="footer.announce">List your venue</Trans>
            </FooterLink>
          </Links>
          <Links label={t({ id: 'footer.legal', message: 'Information' })}>
            <FooterLink to="/a-propos">
              <Trans id="footer.about">About us</Trans>
            </FooterLink>
            <FooterLink to="/contact">
              <Trans id="footer.contact">Contact</Trans>
            </FooterLink>
            <FooterLink to="/mentions-legales">
              <Trans id="footer.legalNotice">Legal notice</Trans>
            </FooterLink>
            <FooterLink to="/politique-confidentialite">
              <Trans id="footer.privacy">Privacy policy</Trans>
            </FooterLink>
            <FooterLink to="/conditions-utilisation">
              <Trans id="footer.terms">Terms of use</Trans>
            </FooterLink>
          </Links>
          <Elsewhere />
        </Columns>
        <Text look="small" color="footer.muted" pt={{ base: '8', md: '12' }}>
          <Trans id="footer.copyright">
            © {COPYRIGHT_YEARS} {PRODUCT_NAME}. All rights reserved.
          </Trans>
        </Text>
      </Container>
    </Ground>
  );
}
