import { useLingui } from '@lingui/react/macro';
import { ChosenVenues } from '../../features/home-content/chosen-venues.tsx';

/** `/admin/premier-page-management` */
export default function PremierPagePage() {
  const { t } = useLingui();
  return (
    <ChosenVenues
      set="PREMIER_PAGE"
      title={t({ id: 'content.premierPage', message: 'First page' })}
      lead={t({
        id: 'content.premierPageLead',
        message:
          'These venues stand on the first page of the results that they fit: behind the top 5, before all others. Twenty fit on a page.',
      })}
      emptyTitle={t({ id: 'content.premierPageEmpty', message: 'No venue on the first page yet' })}
    />
  );
}
