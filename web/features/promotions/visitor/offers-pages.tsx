import { useLingui } from '@lingui/react/macro';
import { Pagination } from '../../../ui/pagination.tsx';
import { offersPath, type OffersAddress } from './use-offers-address.ts';

/** Links to the pages of the offers. */
export function OffersPages({ address, pageCount }: { address: OffersAddress; pageCount: number }) {
  const { t } = useLingui();
  return (
    <Pagination
      page={address.page}
      pageCount={pageCount}
      linkTo={(page) => offersPath({ ...address, page })}
      labels={{
        navigation: t({ id: 'promotions.pages', message: 'Pages of offers' }),
        previous: t({ id: 'results.previousPage', message: 'Previous page' }),
        next: t({ id: 'results.nextPage', message: 'Next page' }),
        page: (page) => t({ id: 'results.page', message: `Page ${page}` }),
      }}
    />
  );
}
