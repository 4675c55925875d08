import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LoadFailed } from '../page-states.tsx';
import type { Part, Place } from './connection.ts';
import { FilterFold } from './filter-fold.tsx';
import { PartLinks } from './part-links.tsx';
import { Box, Flex, Stack } from '../../ui/box.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';

/** One page of a list, or a part of one that is read by cursor. */
type Page =
  | {
      readonly totalCount: number;
      readonly page: number;
      readonly pageCount: number;
    }
  | { readonly totalCount: number; readonly pageInfo: Place };

/** What Apollo says of the query behind a list. */
type ListQuery<Shown extends Page> = {
  /** The page that is shown; while another one is asked for, the one before, which a failure takes away. */
  readonly shown: Shown | undefined;
  readonly loading: boolean;
  readonly error?: Error | undefined;
  readonly refetch: () => Promise<unknown>;
};

type ListFrameProps<Shown extends Page> = {
  query: ListQuery<Shown>;
  /** Names the field in which one searches; none = the list is not searched. */
  searchLabel?: string;
  text: string;
  onSearch: (text: string) => void;
  /** Address of a page; of a part, where the list is read by cursor. */
  pageLink?: (page: number) => string;
  partLink?: (part: Part) => string;
  /** Whether nothing narrows the list down. */
  whole: boolean;
  /** Address of the whole list. */
  wholePath: string;
  /** “12 demandes”. */
  count: (total: number) => string;
  /** The filter that is used most, as chips (`FilterChips`). */
  chips?: ReactNode;
  /** Further filters and the order (`FilterSelect`, `DayFilter`), beside the search; folded on a narrow screen. */
  filters?: ReactNode;
  /** How many of those filters hold. */
  filtersHeld?: number;
  /** What stands beside the count. */
  tools?: ReactNode;
  /** What is said when the whole list has nothing in it. */
  empty: {
    readonly title: string;
    readonly text?: ReactNode;
    readonly picture?: ReactNode;
    readonly action?: ReactNode;
  };
  /** What is said of a list that is empty now, and had entries before; none = something narrows it down. */
  emptied?: string | undefined;
  /** The entries. */
  children: (shown: Shown) => ReactNode;
};

/** A list with its search, filters, count and pages, and what is said while it loads, fails, is empty or has nothing that fits. */
export function ListFrame<Shown extends Page>(props: ListFrameProps<Shown>) {
  const { query, searchLabel, text, onSearch, pageLink, partLink, whole, wholePath, count } = props;
  const { chips, filters, filtersHeld = 0, tools, empty, emptied, children } = props;
  const { t } = useLingui();
  // What was shown before is no answer to what was asked since.
  const failed = query.loading ? undefined : query.error;
  const shown = failed ? undefined : query.shown;
  const failure = failed && (
    <LoadFailed
      error={failed}
      title={t({ id: 'list.failed', message: 'The list could not be loaded' })}
      retry={query.refetch}
    />
  );
  if (failure && whole) return failure;
  if (shown?.totalCount === 0 && whole)
    return (
      <EmptyState picture={empty.picture} title={empty.title} actions={empty.action}>
        {empty.text}
      </EmptyState>
    );
  return (
    <Stack gap="3">
      {(searchLabel !== undefined || filters) && (
        <FilterFold
          search={searchLabel !== undefined && <SearchField label={searchLabel} text={text} onSearch={onSearch} />}
          held={filtersHeld}
        >
          {filters}
        </FilterFold>
      )}
      {(chips || shown) && (
        <Flex columnGap="4" rowGap="2" alignItems="center" justifyContent="space-between" flexWrap="wrap">
          {chips}
          {shown && (
            <Flex
              columnGap="3"
              rowGap="2"
              flex="1 0 auto"
              maxWidth="full"
              alignItems="center"
              justifyContent="space-between"
              flexWrap="wrap"
              minHeight="9"
            >
              <Text look="small" tone="muted" role="status">
                {count(shown.totalCount)}
              </Text>
              {tools && (
                <Flex gap="2" flexWrap="wrap" alignItems="center">
                  {tools}
                </Flex>
              )}
            </Flex>
          )}
        </Flex>
      )}
      {shown ? (
        <Box aria-busy={query.loading || undefined}>
          {shown.totalCount > 0 && pageLink && isBeyond(shown) ? (
            <NoSuchPage shown={shown} lastPage={pageLink(shown.pageCount)} />
          ) : shown.totalCount > 0 ? (
            <Box filter={query.loading ? 'grayscale(1)' : 'none'} transition="filter 150ms">
              {children(shown)}
            </Box>
          ) : emptied !== undefined ? (
            <EmptyState picture={empty.picture} title={emptied}>
              {empty.text}
            </EmptyState>
          ) : (
            <EmptyState
              title={t({ id: 'list.nothingFits', message: 'No results' })}
              actions={
                <LinkButton to={wholePath}>{t({ id: 'list.showAll', message: 'Show the whole list' })}</LinkButton>
              }
            >
              {t({ id: 'list.loosen', message: 'Remove a filter, or search for a shorter text.' })}
            </EmptyState>
          )}
        </Box>
      ) : (
        (failure ?? <Waiting />)
      )}
      {shown && partLink && 'pageInfo' in shown && <PartLinks place={shown.pageInfo} linkTo={partLink} />}
      {shown && pageLink && 'page' in shown && (
        <Pagination
          page={shown.page}
          pageCount={shown.pageCount}
          linkTo={pageLink}
          labels={{
            navigation: t({ id: 'results.pages', message: 'Pages of results' }),
            previous: t({ id: 'results.previousPage', message: 'Previous page' }),
            next: t({ id: 'results.nextPage', message: 'Next page' }),
            page: (page) => t({ id: 'results.page', message: `Page ${page}` }),
          }}
        />
      )}
    </Stack>
  );
}

/** Entries went, or the address was typed. */
function isBeyond<Shown extends Page>(shown: Shown): shown is Extract<Shown, { page: number }> {
  return 'page' in shown && shown.page > shown.pageCount;
}

function NoSuchPage({ shown: { page }, lastPage }: { shown: { page: number }; lastPage: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t({ id: 'results.beyondTitle', message: `There is no page ${page}` })}
      actions={<LinkButton to={lastPage}>{t({ id: 'results.lastPage', message: 'Go to the last page' })}</LinkButton>}
    />
  );
}

function Waiting() {
  return (
    <Stack gap="3" aria-hidden>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} height="14" borderRadius="md" />
      ))}
    </Stack>
  );
}
