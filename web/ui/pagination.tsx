import { styled } from './styled.ts';
import ChevronLeft from 'lucide-static/icons/chevron-left.svg?react';
import ChevronRight from 'lucide-static/icons/chevron-right.svg?react';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { RouterLink } from './router-link.tsx';
import { Item, Row, Span } from './box.ts';

const Numbers = styled('ol', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '1', listStyle: 'none' },
});

const PageLink = styled(
  RouterLink,
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '11',
      minHeight: '11',
      px: '2',
      borderRadius: 'md',
      color: 'ink',
      fontWeight: '500',
      fontVariantNumeric: 'tabular-nums',
      textDecoration: 'none',
      transition: 'colors',
      _hover: { bg: 'sunken' },
      _currentPage: { bg: 'ink', color: 'ink.on' },
    },
  },
  { forwardProps: ['to', 'preventScrollReset'] },
);

/** Numbers of the pages to offer, null for a gap: the ends, and the current one with a neighbour on each side. */
export function pagesShown(page: number, pageCount: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b);
  return wanted.flatMap((number, index) => {
    const skipped = number - (wanted[index - 1] ?? 0) - 1;
    // A gap of one page is that page.
    if (skipped === 1) return [number - 1, number];
    return skipped > 1 ? [null, number] : [number];
  });
}

type StepPaginationProps = {
  /** Addresses of the parts beside this one; null = there is none. */
  previous: To | null;
  next: To | null;
  labels: { navigation: string; previous: string; next: string };
  /** What stands between the links. */
  children?: ReactNode;
};

/** Links to what comes before and after, for lists whose parts have no numbers. Nothing when there is one part. */
export function StepPagination({ previous, next, labels, children }: StepPaginationProps) {
  if (previous === null && next === null) return null;
  return (
    <Row as="nav" aria-label={labels.navigation} justifyContent="center" gap="4">
      {previous !== null && (
        <PageLink to={previous} rel="prev" gap="1">
          <ChevronLeft size={20} aria-hidden />
          {labels.previous}
        </PageLink>
      )}
      {children}
      {next !== null && (
        <PageLink to={next} rel="next" gap="1">
          {labels.next}
          <ChevronRight size={20} aria-hidden />
        </PageLink>
      )}
    </Row>
  );
}

const NEIGHBOUR = { base: 'none', sm: 'block' };

type PaginationProps = {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Address of a page. */
  linkTo: (page: number) => To;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
};

/** Page numbers as real links: a crawler follows them, a middle click opens a tab. Nothing when there is one page. */
export function Pagination({ page, pageCount, linkTo, labels }: PaginationProps) {
  if (pageCount <= 1) return null;
  const step = (target: number, label: string, icon: ReactNode) => (
    <Item>
      {target >= 1 && target <= pageCount && (
        <PageLink to={linkTo(target)} aria-label={label} rel={target < page ? 'prev' : 'next'}>
          {icon}
        </PageLink>
      )}
    </Item>
  );
  return (
    <nav aria-label={labels.navigation}>
      <Numbers>
        {step(page - 1, labels.previous, <ChevronLeft size={20} aria-hidden />)}
        {pagesShown(page, pageCount).map((number, index) => (
          <Item
            key={number ?? `gap-${index}`}
            // The neighbours of the current page find no room on a telephone.
            display={number !== null && pageCount > 5 && Math.abs(number - page) === 1 ? NEIGHBOUR : undefined}
          >
            {number === null ? (
              <Span display="inline-flex" alignItems="center" minHeight="11" px="1" color="ink.subtle" aria-hidden>
                …
              </Span>
            ) : (
              <PageLink
                to={linkTo(number)}
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </PageLink>
            )}
          </Item>
        ))}
        {step(page + 1, labels.next, <ChevronRight size={20} aria-hidden />)}
      </Numbers>
    </nav>
  );
}
