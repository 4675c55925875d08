import { useLingui } from '@lingui/react/macro';
import { ChosenVenues } from './chosen-venues.tsx';

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
          'These venues appear on the first page of the results they match: after the top 5, before all others. A page holds twenty.',
      })}
      emptyTitle={t({ id: 'content.premierPageEmpty', message: 'No venues on the first page yet' })}
    />
  );
}
