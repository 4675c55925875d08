import { useLingui } from '@lingui/react/macro';
import { Pagination } from '../../ui/pagination.tsx';

type ResultPagesProps = {
  page: number;
  pageCount: number;
  /** Address of a page. */
  pathOf: (page: number) => string;
};

/** Links to the pages of the results. */
export function ResultPages({ page: current, pageCount, pathOf }: ResultPagesProps) {
  const { t } = useLingui();
  return (
    <Pagination
      page={current}
      pageCount={pageCount}
      linkTo={pathOf}
      labels={{
        navigation: t({ id: 'results.pages', message: 'Pages of results' }),
        previous: t({ id: 'results.previousPage', message: 'Previous page' }),
        next: t({ id: 'results.nextPage', message: 'Next page' }),
        page: (page) => t({ id: 'results.page', message: `Page ${page}` }),
      }}
    />
  );
}
