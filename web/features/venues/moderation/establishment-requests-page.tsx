import { Trans, useLingui } from '@lingui/react/macro';
import { SUBMISSIONS } from './queue-address.ts';
import { Queue } from './queue.tsx';

/** `/admin/establishment-requests`: the venues that owners submit. */
export default function EstablishmentRequestsPage() {
  const { t } = useLingui();
  return (
    <Queue
      terms={SUBMISSIONS}
      creations
      title={t({ id: 'submissions.title', message: 'Submitted venues' })}
      lead={
        <Trans id="moderation.submissionsLead">New venues that need your review before they can be published.</Trans>
      }
      nothing={t({ id: 'moderation.noSubmission', message: 'No venues have been submitted yet' })}
    />
  );
}
