import { Trans, useLingui } from '@lingui/react/macro';
import Trash from 'lucide-static/icons/trash-2.svg?react';
import { useCallback, useRef, useState } from 'react';
import { PHOTOS } from '../../../../schema/owner-limits.ts';
import { mutationResult, useCall } from '../../../lib/calls.ts';
import { failedCall, type FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { withFiles } from '../../../lib/uploads.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Flex, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { Text } from '../../../ui/text.tsx';
import { AvatarCropper } from './avatar-cropper.tsx';
import { useRemoveAvatarMutation, useUploadAvatarMutation } from './avatar.gen.ts';
import type { Profile } from './profile.ts';

/** For a file that is no readable picture, as the API answers it. */
const UNREADABLE = failedCall('UNSUPPORTED_MEDIA_TYPE');

/** One's picture: another one, cut to a square, or none. */
export function AvatarEditor({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [uploadAvatar] = useUploadAvatarMutation();
  const [removeAvatar] = useRemoveAvatarMutation();

  const [upload, uploading] = useCall(
    useCallback(
      async (file: File) => {
        const { data } = await uploadAvatar({ variables: { file }, context: withFiles({ 'variables.file': file }) });
        return mutationResult(data?.uploadAvatar);
      },
      [uploadAvatar],
    ),
  );
  const [remove, removing] = useCall(
    useCallback(async () => {
      await removeAvatar();
      return { kind: 'done' } as const;
    }, [removeAvatar]),
  );

  const choose = (file: File) => {
    setFailure(null);
    if (file.size > PHOTOS.maxBytes) setFailure(failedCall('PAYLOAD_TOO_LARGE'));
    else setChosen(file);
  };

  const save = async (file: File) => {
    const outcome = await upload(file);
    setChosen(null);
    if (outcome.kind === 'wrong') setFailure(UNREADABLE);
    else if (outcome.kind === 'failed') setFailure(outcome);
    button.current?.focus();
  };

  const takeAway = async () => {
    setFailure(null);
    const outcome = await remove();
    if (outcome.kind === 'failed') setFailure(outcome);
  };

  return (
    <Stack gap="4">
      <Flex gap="5" alignItems="center" flexWrap="wrap">
        <Avatar firstName={profile.firstName} lastName={profile.lastName} picture={profile.avatarUrl} size="lg" />
        <Stack gap="2">
          <Flex gap="2" flexWrap="wrap">
            <FileButton ref={button} size="sm" accept={PHOTOS.types.join(',')} onFile={choose}>
              <Trans id="avatar.choose">Choose a photo</Trans>
            </FileButton>
            {profile.avatarUrl && (
              <Button size="sm" look="ghost" busy={removing} onClick={() => void takeAway()}>
                <Trash size={16} aria-hidden />
                <Trans id="avatar.remove">Remove the photo</Trans>
              </Button>
            )}
          </Flex>
          <Text look="caption" tone="muted">
            <Trans id="avatar.help">JPEG, PNG, WebP or AVIF, up to 10 MB.</Trans>
          </Text>
        </Stack>
      </Flex>
      {chosen && (
        <AvatarCropper
          file={chosen}
          saving={uploading}
          onSave={(file) => void save(file)}
          onCancel={() => setChosen(null)}
          onUnreadable={() => {
            setChosen(null);
            setFailure(UNREADABLE);
          }}
        />
      )}
      {failure && (
        <SendFailure
          code={failure.code}
          wait={failure.wait}
          title={t({ id: 'avatar.failed', message: 'The photo could not be saved' })}
        />
      )}
    </Stack>
  );
}
