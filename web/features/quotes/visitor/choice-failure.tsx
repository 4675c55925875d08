import { Trans, useLingui } from '@lingui/react/macro';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';

/** Why something could not be done with an answer, and what to do. */
export function ChoiceFailure({ failure: { code, wait } }: { failure: FailedCall }) {
  const { t } = useLingui();
  return (
    <SendFailure
      code={code}
      wait={wait}
      title={<Trans id="offers.failed">This could not be done</Trans>}
      texts={{
        CONFLICT: t({
          id: 'offers.conflict',
          message: 'The venue has changed its answer, or a choice was made elsewhere. Reload the page to see it.',
        }),
        FORBIDDEN: t({
          id: 'offers.tooLate',
          message: 'This is no longer possible. Reload the page to see where your request stands.',
        }),
      }}
    />
  );
}
