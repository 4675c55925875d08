import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PAGE_SIZE } from '../../../schema/constants.ts';
import { useFormats } from '../../lib/formats.ts';
import { Flex } from '../../ui/box.ts';
import { Link } from '../../ui/button.tsx';
import { Heading, Text, VisuallyHidden } from '../../ui/text.tsx';
import type { SearchState } from './use-search.ts';

/** The section of the terms of use that says it in full. */
const RANKING = '/conditions-utilisation#classement';

const TITLE_ID = 'titre-resultats';

/** Brings the focus to the title: what had it is gone. */
export function focusResultsTitle(): void {
  document.getElementById(TITLE_ID)?.focus({ preventScroll: true });
}

type ResultsTitleProps = {
  /** Page of the results: another one brings the focus to the title, since the links that led there are gone. */
  page: number;
  /** The words are those of the search before, until the new one is there. */
  pending: boolean;
  children: string;
};

/** The search in words, with the number of venues; a change is announced to those who don't see it. */
export function ResultsTitle({ page, pending, children }: ResultsTitleProps) {
  const shownPage = useRef(page);
  const state = useLocation().state as SearchState;
  // A filter brings the first page back too; the focus stays with it.
  const keepsFocus = Boolean(state?.keepFocus);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (keepsFocus) return;
    focusResultsTitle();
  }, [keepsFocus, page]);
  return (
    <>
      <Heading
        as="h1"
        look="h1"
        id={TITLE_ID}
        tabIndex={-1}
        outline="none"
        filter={pending ? 'grayscale(1)' : 'none'}
        transition="filter 150ms"
        overflowWrap="anywhere"
      >
        {children}
      </Heading>
      <VisuallyHidden role="status">{pending ? '' : children}</VisuallyHidden>
    </>
  );
}

type ResultsToolbarProps = {
  /** The button of the filters, on narrow screens. */
  filters: ReactNode;
  sort: ReactNode;
  /** Whether they are in the order of relevance, which is explained. */
  byRelevance: boolean;
  page: number;
  /** Nothing while it is not known. */
  total: number | undefined;
};

/** What stands over the results: the filters' button, which of the venues are shown, their order. */
export function ResultsToolbar({ filters, sort, byRelevance, page, total }: ResultsToolbarProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const firstShown = (page - 1) * PAGE_SIZE.default + 1;
  const shown = total !== undefined && total >= firstShown;
  const first = formats.number(firstShown);
  const last = formats.number(Math.min(total ?? 0, page * PAGE_SIZE.default));
  const all = formats.number(total ?? 0);
  return (
    <Flex alignItems="center" justifyContent="space-between" columnGap="3" rowGap="1" pb="4" flexWrap="wrap">
      {filters}
      <Text look="small" tone="muted" display={{ base: 'none', lg: 'block' }} fontVariantNumeric="tabular-nums">
        {shown && t({ id: 'results.range', message: `${first}–${last} of ${all}` })}
      </Text>
      {sort}
      {byRelevance && shown && (
        <Text look="caption" tone="muted" flexBasis="full" textAlign={{ md: 'end' }}>
          {t({
            id: 'sort.relevanceMeans',
            message: 'Best fit to your search first, then highlighted venues and complete listings.',
          })}{' '}
          <Link to={RANKING}>
            <Trans id="sort.howRanked">How results are ranked</Trans>
          </Link>
        </Text>
      )}
    </Flex>
  );
}
