import { useLingui } from '@lingui/react/macro';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LatestStep } from './latest-step.tsx';
import type { StepOutcome } from './use-quote-steps.ts';

/** Somebody was quicker. */
const DECIDED_ELSEWHERE: ReadonlySet<string> = new Set(['CONFLICT', 'FORBIDDEN']);

/** Why a step was not taken; nothing where it was. */
export function StepFailure({
  outcome,
  requestId = '',
}: {
  outcome: StepOutcome | null;
  requestId?: string | undefined;
}) {
  const { t } = useLingui();
  if (!outcome || outcome.kind === 'done') return null;
  if (outcome.kind === 'failed')
    return (
      <>
        <SendFailure
          code={outcome.code}
          wait={outcome.wait}
          title={t({ id: 'adminFailure.title', message: 'Nothing was done' })}
          texts={{
            CONFLICT: t({
              id: 'adminFailure.conflict',
              message: 'Someone has dealt with this request in the meantime. Here is where it stands now.',
            }),
            FORBIDDEN: t({
              id: 'adminFailure.forbidden',
              message: 'This is no longer possible for this request.',
            }),
          }}
        />
        {DECIDED_ELSEWHERE.has(outcome.code) && requestId !== '' && <LatestStep requestId={requestId} />}
      </>
    );
  const said: Readonly<Record<string, string>> = {
    noOwner: t({
      id: 'adminFailure.noOwner',
      message: 'None of these venues has an owner who can answer. Choose another one.',
    }),
    unknownVenue: t({ id: 'adminFailure.unknownVenue', message: 'One of these venues no longer exists.' }),
    tooMany: t({ id: 'adminFailure.tooMany', message: 'A request can go to ten venues at most.' }),
    required: t({ id: 'adminFailure.noVenue', message: 'Choose at least one venue that has not been asked yet.' }),
    nobodyToRemind: t({
      id: 'adminFailure.nobodyToRemind',
      message: 'There is no one to remind: everyone has answered, or was asked today.',
    }),
  };
  const [first] = outcome.fields;
  return (
    <Notice tone="danger" role="alert">
      {said[first?.code ?? ''] ??
        t({ id: 'error.validation', message: 'Validation error: Please check your input data' })}
    </Notice>
  );
}
