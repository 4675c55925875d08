import { Trans, useLingui } from '@lingui/react/macro';
import type { FailedCall } from '../../lib/captcha/use-checked-call.ts';
import { SendFailure } from '../../lib/send-failure.tsx';

/** Why something could not be done with an answer, and what to do. */
export function ChoiceFailure({ failure: { code, wait } }: { failure: FailedCall }) {
  const { t } = useLingui();
  return (
    <SendFailure
      code={code}
      wait={wait}
      title={<Trans id="offers.failed">It could not be done</Trans>}
      texts={{
        CONFLICT: t({
          id: 'offers.conflict',
          message: 'The venue has revised its answer, or one was chosen elsewhere. Load the page again to see it.',
        }),
        FORBIDDEN: t({
          id: 'offers.tooLate',
          message: 'This can no longer be done. Load the page again to see where your request stands.',
        }),
      }}
    />
  );
}
