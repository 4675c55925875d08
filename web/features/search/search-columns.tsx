import { styled } from '../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { Heading } from '../../ui/text.tsx';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '280px minmax(0, 1fr)', xl: '248px minmax(0, 1fr)' },
    columnGap: { lg: '8', xl: '7' },
    rowGap: '6',
    alignItems: 'start',
    // Below the header of the site, which stays.
    scrollMarginTop: '6rem',
  },
});

/** Beside the results while they scroll; with a scroll of its own, since it is the longer of the two in a short list. */
const Aside = styled('aside', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: { lg: 'sticky' },
    top: '6.5rem',
    maxHeight: { lg: 'calc(100dvh - 8rem)' },
    overflowY: { lg: 'auto' },
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: 'var(--p-colors-rule) transparent',
    // Room for the ring of focus, which the scrolling box would cut.
    mx: { lg: '-2' },
    px: { lg: '2' },
    pb: '2',
    // Without a script there is no drawer to open on a narrow screen.
    '@media (scripting: none)': { display: 'block' },
    '@media print': { display: 'none' },
  },
});

const Results = styled('section', {
  base: { minWidth: '0', minHeight: '60vh', transition: 'filter 150ms' },
  variants: { stale: { true: { filter: 'grayscale(1)' } } },
});

/**
 * The beginning of the results of another search comes into view when the reader was far down in those of the search before, which
 * may have been longer; the filters beside them stay where they are. Back goes to where one was.
 */
function useResultsInView(search: string) {
  const columns = useRef<HTMLDivElement>(null);
  const shown = useRef(search);
  const back = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    const element = columns.current;
    if (!back && element && element.getBoundingClientRect().top < 0) {
      element.scrollIntoView();
    }
  }, [back, search]);
  return columns;
}

type SearchColumnsProps = {
  /** Says that it is another search. */
  search: string;
  filters: ReactNode;
  toolbar: ReactNode;
  busy: boolean;
  /** The results are those of the search before. */
  stale: boolean;
  children: ReactNode;
};

/** Filters at the left, results at the right; on narrow screens the results alone. */
export function SearchColumns({ search, filters, toolbar, busy, stale, children }: SearchColumnsProps) {
  const { t } = useLingui();
  const columns = useResultsInView(search);
  return (
    <Columns ref={columns}>
      <Aside aria-label={t({ id: 'filters.title', message: 'Filters' })}>{filters}</Aside>
      <div>
        {toolbar}
        <Results aria-labelledby="resultats" aria-busy={busy} stale={stale}>
          <Heading id="resultats" srOnly>
            <Trans id="results.title">Results</Trans>
          </Heading>
          {children}
        </Results>
      </div>
    </Columns>
  );
}
