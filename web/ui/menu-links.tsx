import { cva } from '#styled/css';
import { styled } from './styled.ts';
import ArrowUpRight from 'lucide-static/icons/arrow-up-right.svg?react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Item } from './box.ts';
import { RouterLink } from './router-link.tsx';

const line = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: { base: '11', lg: '10' },
    px: '3',
    borderRadius: 'sm',
    color: 'ink',
    fontWeight: '500',
    lineHeight: '1.3',
    textDecoration: 'none',
    transition: 'colors',
    _hover: { bg: 'sunken' },
    _currentPage: { color: 'copper.text' },
  },
});

const PageLine = styled(RouterLink, line, { forwardProps: ['to'] });
const SiteLine = styled('a', line);

/** A line of a menu: a page of the site. */
export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Item>
      <PageLine to={to} aria-current={pathname === to ? 'page' : undefined}>
        {children}
      </PageLine>
    </Item>
  );
}

/** A line of a menu: another site. */
export function OtherSiteLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Item>
      <SiteLine href={href} rel="noopener">
        {children}
        <ArrowUpRight size={15} aria-hidden />
      </SiteLine>
    </Item>
  );
}
