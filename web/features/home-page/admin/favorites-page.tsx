import { useLingui } from '@lingui/react/macro';
import { ChosenVenues } from './chosen-venues.tsx';

/** `/admin/favorites-management` */
export default function FavoritesPage() {
  const { t } = useLingui();
  return (
    <ChosenVenues
      set="FAVOURITES"
      title={t({ id: 'content.favourites', message: 'Favourites' })}
      lead={t({
        id: 'content.favouritesLead',
        message: 'Eight of them, picked at random, appear on the home page under “Our favourites”.',
      })}
      emptyTitle={t({ id: 'content.favouritesEmpty', message: 'No favourites yet' })}
    />
  );
}
