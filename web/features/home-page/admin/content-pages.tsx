import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { PagesNav } from '../../../ui/pages-nav.tsx';

const PAGES = [
  {
    to: '/admin/homepage-slider-management',
    label: msg({ id: 'content.slider', message: 'Home page slider' }),
  },
  {
    to: '/admin/favorites-management',
    label: msg({ id: 'content.favourites', message: 'Favourites' }),
  },
  {
    to: '/admin/top5-management',
    label: msg({ id: 'content.topFive', message: 'Top 5' }),
  },
  {
    to: '/admin/premier-page-management',
    label: msg({ id: 'content.premierPage', message: 'First page' }),
  },
  {
    to: '/admin/reference-management',
    label: msg({ id: 'content.references', message: 'References' }),
  },
];

/** The way to each of the pages behind the menu’s one entry for what the site shows. */
export function ContentPages() {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  return (
    <PagesNav
      label={t({ id: 'adminMenu.content', message: 'On the site' })}
      pages={PAGES.map(({ to, label }) => ({ to, label: i18n._(label) }))}
      at={pathname}
    />
  );
}
