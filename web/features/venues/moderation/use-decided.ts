import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import type { RequestStatus } from '../content/request-labels.ts';

type Decided = {
  readonly status: RequestStatus;
  readonly processedAt: string | null;
  readonly processedBy: { readonly name: string } | null;
};

/** Another moderator's decision about a request; null = it waits. */
export function useDecided({ status, processedAt, processedBy }: Decided): string | null {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const who = processedBy?.name ?? t({ id: 'moderation.somebody', message: 'Somebody else' });
  const at = processedAt === null ? '' : dateTime(processedAt);
  switch (status) {
    case 'APPROVED':
      return t({ id: 'moderation.decidedApproved', message: `${who} accepted it on ${at}.` });
    case 'REJECTED':
      return t({ id: 'moderation.decidedRejected', message: `${who} did not accept it, on ${at}.` });
    case 'WITHDRAWN':
      return t({ id: 'moderation.decidedWithdrawn', message: `It was withdrawn on ${at}.` });
    default:
      return null;
  }
}
