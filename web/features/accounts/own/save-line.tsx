import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { Flex, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';
import { errorMessage } from '../../../lib/errors.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';

/** What became of the last attempt to save. */
export type SaveState = 'saved' | FailedCall | null;

/** The button that saves a section, and what came of it. */
export function SaveLine({ state, saving }: { state: SaveState; saving: boolean }) {
  const { i18n } = useLingui();
  return (
    <Stack gap="3">
      {state !== null && state !== 'saved' && (
        <SendFailure
          code={state.code}
          wait={state.wait}
          title={<Trans id="profile.saveFailed">Failed to update profile</Trans>}
          texts={{ CONFLICT: i18n._(errorMessage('CONFLICT')) }}
        />
      )}
      <Flex alignItems="center" gap="4" flexWrap="wrap">
        <Button type="submit" look="quiet" busy={saving}>
          <Trans id="profile.save">Save</Trans>
        </Button>
        <Text look="small" color="sage.text" role="status" display="inline-flex" alignItems="center" gap="1.5">
          {state === 'saved' && (
            <>
              <Check size={16} strokeWidth={2.5} aria-hidden />
              <Trans id="profile.saved">Saved</Trans>
            </>
          )}
        </Text>
      </Flex>
    </Stack>
  );
}
