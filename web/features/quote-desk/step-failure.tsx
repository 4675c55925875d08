import { useLingui } from '@lingui/react/macro';
import { SendFailure } from '../../lib/send-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { StepOutcome } from './use-quote-steps.ts';

/** Why a step was not taken; nothing where it was. */
export function StepFailure({ outcome }: { outcome: StepOutcome | null }) {
  const { t } = useLingui();
  if (!outcome || outcome.kind === 'done') return null;
  if (outcome.kind === 'failed')
    return (
      <SendFailure
        code={outcome.code}
        wait={outcome.wait}
        title={t({ id: 'deskFailure.title', message: 'Nothing was done' })}
        texts={{
          CONFLICT: t({
            id: 'deskFailure.conflict',
            message: 'Somebody has dealt with this request in the meantime. Here is how it stands now.',
          }),
          FORBIDDEN: t({
            id: 'deskFailure.forbidden',
            message: 'Where the request stands now, this can no longer be done.',
          }),
        }}
      />
    );
  const said: Readonly<Record<string, string>> = {
    noOwner: t({
      id: 'deskFailure.noOwner',
      message: 'None of these venues has an owner who could answer. Choose another one.',
    }),
    unknownVenue: t({ id: 'deskFailure.unknownVenue', message: 'One of these venues no longer exists.' }),
    tooMany: t({ id: 'deskFailure.tooMany', message: 'A request goes to ten venues at most.' }),
    required: t({ id: 'deskFailure.noVenue', message: 'Choose at least one venue that was not asked yet.' }),
    nobodyToRemind: t({
      id: 'deskFailure.nobodyToRemind',
      message: 'There is nobody to remind: all have answered, or were asked today.',
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
