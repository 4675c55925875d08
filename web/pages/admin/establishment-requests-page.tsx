import { Trans, useLingui } from '@lingui/react/macro';
import { SUBMISSIONS } from '../../features/moderation/queue-address.ts';
import { Queue } from '../../features/moderation/queue.tsx';

/** `/admin/establishment-requests`: the venues that owners submit. */
export default function EstablishmentRequestsPage() {
  const { t } = useLingui();
  return (
    <Queue
      terms={SUBMISSIONS}
      creations
      title={t({ id: 'submissions.title', message: 'Submitted venues' })}
      lead={<Trans id="moderation.submissionsLead">New venues that wait for your eye before they can be public.</Trans>}
      nothing={t({ id: 'moderation.noSubmission', message: 'No venue was ever submitted' })}
    />
  );
}
