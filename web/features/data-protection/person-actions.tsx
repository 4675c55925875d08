import { useDisclosure } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-static/icons/download.svg?react';
import { useCallback, useState } from 'react';
import { mutationResult, useCall, useMutationCall } from '../../lib/calls.ts';
import { failedCall, type FailedCall } from '../../lib/captcha/use-checked-call.ts';
import { saveFile } from '../../lib/save-file.ts';
import { SendFailure } from '../../lib/send-failure.tsx';
import { Flex, Stack } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Text } from '../../ui/text.tsx';
import { ExportPersonDataDocument, RetentionRunsDocument, useErasePersonDataMutation } from './data-protection.gen.ts';
import { erasable, type Person } from './person.ts';
import { sumOf } from './retention-labels.ts';

type PersonActionsProps = {
  person: Person;
  /** Nothing is held of them. */ empty: boolean;
  onErased: (count: number) => void;
};

/** A copy of what is held, and its end. */
export function PersonActions({ person, empty, onErased }: PersonActionsProps) {
  const { t } = useLingui();
  const dialog = useDisclosure();
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const { email } = person;
  const [take, taking] = useMutationCall(ExportPersonDataDocument, 'exportPersonData', () => ({ email }), {
    needs: ['filename', 'json'],
  });
  const [erasePerson] = useErasePersonDataMutation({ refetchQueries: [RetentionRunsDocument] });
  const [erase, erasing] = useCall(
    useCallback(async () => {
      const { data } = await erasePerson({ variables: { email } });
      return mutationResult(data?.erasePersonData, 'run');
    }, [email, erasePerson]),
  );
  const save = async () => {
    setFailure(null);
    const outcome = await take();
    if (outcome.kind === 'done') saveFile(outcome.answer.filename, 'application/json', outcome.answer.json);
    else if (outcome.kind === 'failed') setFailure(outcome);
  };
  const confirm = async () => {
    setFailure(null);
    const outcome = await erase();
    dialog.onClose();
    if (outcome.kind === 'done') {
      onErased(sumOf(outcome.answer.run.results));
    } else setFailure(outcome.kind === 'failed' ? outcome : failedCall('VALIDATION_FAILED'));
  };
  return (
    <Stack gap="3">
      {failure && (
        <SendFailure
          code={failure.code}
          wait={failure.wait}
          title={t({ id: 'person.notDone', message: 'This could not be done' })}
        />
      )}
      {!empty && (
        <Flex gap="3" flexWrap="wrap">
          <Button busy={taking} onClick={() => void save()}>
            <Download size={18} aria-hidden />
            <Trans id="person.export">Download everything (JSON)</Trans>
          </Button>
          {erasable(person) && (
            <Button color="danger" borderColor="danger" onClick={() => dialog.onOpen()}>
              <Trans id="person.erase">Erase…</Trans>
            </Button>
          )}
        </Flex>
      )}
      <ConfirmDialog
        dialog={dialog}
        title={t({ id: 'person.confirmTitle', message: `Forget ${person.email}?` })}
        confirmLabel={t({ id: 'retention.confirm', message: 'Erase permanently' })}
        cancelLabel={t({ id: 'bulk.cancel', message: 'Cancel' })}
        busy={erasing}
        onConfirm={() => void confirm()}
      >
        <Text>
          <Trans id="person.confirmText">
            Quote requests become anonymous and their private links lead nowhere; messages, pending e-mails and a
            rejected registration are deleted. This cannot be undone. If the person wants a copy, download all their
            data first.
          </Trans>
        </Text>
      </ConfirmDialog>
    </Stack>
  );
}
