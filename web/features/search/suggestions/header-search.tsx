import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { deferred } from '../../../lib/deferred.tsx';
import { Box } from '../../../ui/box.ts';
import { SearchForm } from './search-form.tsx';
import { STANDS_BACK } from './use-prominence.ts';

const SearchPanel = deferred(() => import('./search-panel.tsx'));

/** The search of the header: its form on wide screens, on narrow ones a button that opens it over the whole screen. */
export function HeaderSearch() {
  const { t } = useLingui();
  return (
    <>
      <Box display={{ base: 'none', lg: 'flex' }} justifyContent="center" width="full" css={STANDS_BACK}>
        <SearchForm look="bar" label={t({ id: 'search.header', message: 'Find a venue' })} />
      </Box>
      <Suspense fallback={null}>
        <SearchPanel />
      </Suspense>
    </>
  );
}
