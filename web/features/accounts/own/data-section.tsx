import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-static/icons/download.svg?react';
import { useState } from 'react';
import { useMutationCall } from '../../../lib/calls.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';
import { AccountDeletion } from './account-deletion.tsx';
import { ExportMyDataDocument } from './data.gen.ts';
import type { Profile } from './profile.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Section } from '../../../ui/section.tsx';

/** What is known of one, to take along; and the end of the account. */
export function DataSection({ profile }: { profile: Profile }) {
  return (
    <Section id="donnees" title={<Trans id="profile.data">Your data</Trans>}>
      <Export />
      <AccountDeletion twoFactorEnabled={profile.twoFactorEnabled} />
    </Section>
  );
}

function Export() {
  const { t } = useLingui();
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [take, taking] = useMutationCall(ExportMyDataDocument, 'exportMyData', () => ({}), {
    needs: ['filename', 'json'],
  });
  const save = async () => {
    setFailure(null);
    const outcome = await take();
    if (outcome.kind === 'done') saveFile(outcome.answer.filename, 'application/json', outcome.answer.json);
    else if (outcome.kind === 'failed') setFailure(outcome);
  };
  return (
    <Stack gap="3" alignItems="flex-start">
      <Text>
        <Trans id="profile.exportText">Everything we keep about you, in a single machine-readable file (JSON).</Trans>
      </Text>
      <Button busy={taking} onClick={() => void save()}>
        <Download size={18} aria-hidden />
        <Trans id="profile.export">Download my data</Trans>
      </Button>
      {failure && (
        <SendFailure
          code={failure.code}
          wait={failure.wait}
          title={t({ id: 'profile.exportFailed', message: 'Your data could not be collected' })}
        />
      )}
    </Stack>
  );
}
