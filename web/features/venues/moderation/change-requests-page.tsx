import { Trans, useLingui } from '@lingui/react/macro';
import { CHANGES } from './queue-address.ts';
import { Queue } from './queue.tsx';

/** `/admin/change-requests`: what owners want to change of approved venues, or to have deleted. */
export default function ChangeRequestsPage() {
  const { t } = useLingui();
  return (
    <Queue
      terms={CHANGES}
      creations={false}
      title={t({ id: 'changeRequests.title', message: 'Change requests' })}
      lead={<Trans id="moderation.changesLead">The public site stays as it is until you accept.</Trans>}
      nothing={t({ id: 'moderation.noChange', message: 'No changes have been requested yet' })}
    />
  );
}
