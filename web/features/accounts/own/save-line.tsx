import { Trans } from '@lingui/react/macro';
import Check from 'lucide-static/icons/check.svg?react';
import { Flex, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';
import { ConflictNotice } from '../../../lib/conflict-notice.tsx';
import { SendFailure } from '../../../lib/send-failure.tsx';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import type { ConflictAnswers } from './use-profile.ts';

/** What became of the last attempt to save. */
export type SaveState = 'saved' | FailedCall | null;

type SaveLineProps = { state: SaveState; saving: boolean; conflict: ConflictAnswers };

/** The button that saves a section, and what came of it. */
export function SaveLine({ state, saving, conflict }: SaveLineProps) {
  const failure = state === 'saved' ? null : state;
  return (
    <Stack gap="3">
      {failure?.code === 'CONFLICT' && (
        <ConflictNotice busy={saving} {...conflict}>
          <Trans id="profile.conflict">
            Your profile was changed elsewhere in the meantime. What you entered is not saved, and none of it is lost.
          </Trans>
        </ConflictNotice>
      )}
      {failure && failure.code !== 'CONFLICT' && (
        <SendFailure
          code={failure.code}
          wait={failure.wait}
          title={<Trans id="profile.saveFailed">Failed to update profile</Trans>}
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
