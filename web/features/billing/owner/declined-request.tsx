import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';

/** That a request was not granted, and why, in the words of the platform. */
export function DeclinedRequest({ on, reason }: { on: string; reason: string }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const day = date(on);
  return (
    <Notice tone="gold">
      <Text fontWeight="600">{t({ id: 'subscription.declined', message: `Your request was declined on ${day}` })}</Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {reason}
      </Text>
      <Text look="small">
        <Trans id="subscription.declinedText">Nothing else changes. You can ask again at any time.</Trans>
      </Text>
    </Notice>
  );
}
