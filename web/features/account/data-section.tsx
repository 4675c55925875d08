import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { settled, useCall } from '../../lib/calls.ts';
import { failedCall, type FailedCall } from '../../lib/captcha/use-checked-call.ts';
import { SendFailure } from '../../lib/send-failure.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { Stack } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useDeleteMyAccountMutation, useExportMyDataMutation } from './data.gen.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { Section } from '../../ui/section.tsx';

/** What is known of one, to take along; and the end of the account. */
export function DataSection() {
  return (
    <Section id="donnees" title={<Trans id="profile.data">Your data</Trans>}>
      <Export />
      <Deletion />
    </Section>
  );
}

function Export() {
  const { t } = useLingui();
  const [exportMyData] = useExportMyDataMutation();
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [take, taking] = useCall(
    useCallback(async () => {
      const { data } = await exportMyData();
      return data ? ({ kind: 'done', file: data.exportMyData } as const) : failedCall('INTERNAL');
    }, [exportMyData]),
  );
  const save = async () => {
    setFailure(null);
    const outcome = await take();
    if (outcome.kind === 'done') saveFile(outcome.file.filename, 'application/json', outcome.file.json);
    else setFailure(outcome);
  };
  return (
    <Stack gap="3" alignItems="flex-start">
      <Text>
        <Trans id="profile.exportText">
          Everything that we keep about you, in one file that machines can read (JSON).
        </Trans>
      </Text>
      <Button busy={taking} onClick={() => void save()}>
        <Download size={18} aria-hidden />
        <Trans id="profile.export">Download my data</Trans>
      </Button>
      {failure && (
        <SendFailure
          code={failure.code}
          wait={failure.wait}
          title={t({ id: 'profile.exportFailed', message: 'Your data could not be gathered' })}
        />
      )}
    </Stack>
  );
}

function Deletion() {
  const { t } = useLingui();
  const { session } = useSession();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [deleteMyAccount] = useDeleteMyAccountMutation();
  const [remove] = useCall(
    useCallback(
      async (password: string) => {
        const { data } = await deleteMyAccount({ variables: { password } });
        return settled(data?.deleteMyAccount, 'Done');
      },
      [deleteMyAccount],
    ),
  );
  const confirm = async (password: string) => {
    const outcome = await remove(password);
    if (outcome.kind === 'failed') return outcome;
    session.leave();
    void navigate('/');
    return null;
  };
  return (
    <Stack gap="3" alignItems="flex-start" borderTop="1px solid" borderColor="rule" pt="5">
      <Heading as="h3" look="h4">
        <Trans id="profile.delete">Delete my account</Trans>
      </Heading>
      <Text>
        <Trans id="profile.deleteText">
          Your name, your address and everything that tells who you are is erased at once, and your venues leave the
          site. This cannot be undone.
        </Trans>
      </Text>
      <Button color="danger" borderColor="danger" onClick={() => dialog.current?.showModal()}>
        <Trans id="profile.deleteButton">Delete my account…</Trans>
      </Button>
      <PasswordDialog
        dialogRef={dialog}
        title={t({ id: 'profile.deleteTitle', message: 'Delete your account for good?' })}
        confirmLabel={t({ id: 'profile.deleteConfirm', message: 'Delete for good' })}
        onConfirm={confirm}
      >
        <Text>
          <Trans id="profile.deleteWarning">
            You are signed out everywhere, your data is erased and your venues disappear from the site. Download your
            data first if you want to keep it.
          </Trans>
        </Text>
      </PasswordDialog>
    </Stack>
  );
}
