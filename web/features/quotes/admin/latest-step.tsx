import { useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import { useFormats } from '../../../lib/formats.ts';
import { QUOTE_STATES } from '../../../lib/quote-states.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Text } from '../../../ui/text.tsx';
import { EVENTS } from './admin-labels.ts';
import { useAdminQuoteLatestQuery } from './quotes-admin.gen.ts';

/** What was done last with a request, by whom and when, and where it stands since: for who came second. */
export function LatestStep({ requestId }: { requestId: string }) {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const { dateTime } = useFormats();
  const stateName = useTerm(QUOTE_STATES);
  const { data } = useAdminQuoteLatestQuery({ variables: { id: requestId }, fetchPolicy: 'no-cache' });
  const request = data?.quoteRequest;
  const latest = request?.steps?.at(-1);
  if (!request || !latest) return null;
  const words = EVENTS[`${latest.action ?? 'SENT'} ${latest.actor}`] ?? EVENTS[latest.action ?? 'SENT'];
  const what = words ? i18n._(words) : '';
  const at = dateTime(latest.at);
  const state = stateName(request.state);
  return (
    <Text look="small" role="status">
      {latest.by === null
        ? t({ id: 'adminFailure.latest', message: `Last step: ${what}, ${at}. The request is now “${state}”.` })
        : t({
            id: 'adminFailure.latestBy',
            message: `Last step: ${what} by ${latest.by}, ${at}. The request is now “${state}”.`,
          })}
    </Text>
  );
}
