import { Trans, useLingui } from '@lingui/react/macro';
import { QuotesAdmin } from './quotes-admin.tsx';
import { useQuotesAddress } from './quotes-address.ts';
import { PageTop } from '../../../lib/page-top.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stack } from '../../../ui/box.ts';

/** `/admin/quotes`: what planners ask for. */
export default function QuotesPage() {
  const { t } = useLingui();
  const { address, go } = useQuotesAddress();
  return (
    <Stack gap="4">
      <PageTop
        title={t({ id: 'adminQuotes.title', message: 'Quote requests' })}
        lead={
          <Trans id="adminQuotes.lead">
            What planners ask for: read, forward to owners, and follow up until a venue is chosen.
          </Trans>
        }
      >
        <Segmented
          name="quotes-view"
          label={t({ id: 'adminQuotes.view', message: 'View' })}
          value={address.view}
          options={[
            {
              value: 'table',
              label: t({ id: 'adminQuotes.table', message: 'Table' }),
            },
            {
              value: 'board',
              label: t({ id: 'adminQuotes.board', message: 'Board' }),
            },
          ]}
          onChange={(view) => go({ view })}
        />
      </PageTop>
      <QuotesAdmin />
    </Stack>
  );
}
