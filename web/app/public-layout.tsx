import { styled } from '../ui/styled.ts';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { ShortlistLink } from '../features/venues/shortlist/shortlist-link.tsx';
import { HeaderSearch } from '../features/search/suggestions/header-search.tsx';
import { deferred } from '../lib/deferred.tsx';
import { Header } from './header.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

const Footer = deferred(() => import('./footer.tsx'));
const LayoutExtras = deferred(() => import('./layout-extras.tsx'));

const Main = styled('main', { base: { flex: '1', width: 'full', outline: 'none' } });

/** Header, content and footer of every public page. */
export function PublicLayout() {
  return (
    <>
      <SkipLink />
      <Header search={<HeaderSearch />} kept={<ShortlistLink />} />
      <Main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </Main>
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
      <Suspense fallback={null}>
        <LayoutExtras />
      </Suspense>
    </>
  );
}
