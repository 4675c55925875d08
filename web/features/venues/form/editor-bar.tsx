import { useDisclosure } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import Send from 'lucide-static/icons/send.svg?react';
import { useState } from 'react';
import { FORM_LIMITS } from '../../../../schema/constants.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { VENUE_ERRORS } from '../../../lib/venue-errors.ts';
import { Flex, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog, type Disclosure } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FootBar } from '../../../ui/foot-bar.ts';
import { Text } from '../../../ui/text.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { SaveStatus } from './save-status.tsx';
import { useSubmitVenue } from './use-submit-venue.ts';
import type { VenueEditor } from './use-venue-editor.ts';
import type { EditedVenue } from './venue-draft.ts';

type EditorBarProps = {
  editor: VenueEditor;
  byRequest: boolean;
  onShowWrong: () => void;
  /** It can't be submitted: these fields are wrong. */
  onRefused: (paths: readonly string[]) => void;
  onSubmitted: (venue: EditedVenue) => void;
};

/** Always at hand at the foot of the form: whether it is saved, and the next step. */
export function EditorBar({ editor, byRequest, onShowWrong, onRefused, onSubmitted }: EditorBarProps) {
  const { t } = useLingui();
  const { venue, state, saver, automatic } = editor;
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [done, setDone] = useState<'sent' | 'saved' | null>(null);
  const dialog = useDisclosure();
  const [submit, submitting] = useSubmitVenue(editor);
  const maySubmit = venue.availableActions.includes('SUBMIT');

  const onSubmit = async () => {
    setFailure(null);
    const outcome = await submit();
    if (outcome.kind === 'done') onSubmitted(outcome.venue);
    else if (outcome.kind === 'wrong') onRefused(outcome.paths);
    else if (outcome.kind === 'failed') setFailure(outcome);
  };
  const onSend = async () => {
    dialog.onClose();
    setDone(null);
    if (await saver.flush()) setDone(byRequest ? 'sent' : 'saved');
  };
  const idle = state.status === 'clean' ? done : null;
  return (
    <FootBar>
      <Stack gap="3">
        {failure && (
          <SendFailure
            code={failure.code}
            wait={failure.wait}
            messageOf={VENUE_ERRORS.modify}
            title={<Trans id="venueForm.submitFailed">The venue could not be submitted</Trans>}
            texts={{
              CONFLICT: t({
                id: 'venueForm.submitConflict',
                message: 'Its state has changed in the meantime. Reload the page to see it.',
              }),
              PLAN_LIMIT_REACHED: t({ id: 'plan.limitReached', message: 'Your plan does not allow any more.' }),
            }}
          />
        )}
        <Flex gap="4" rowGap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
          {idle ? (
            <Text look="small" color="sage.text" fontWeight="600" role="status">
              {idle === 'sent' ? (
                <Trans id="venueForm.sent">Sent. Our team will review your changes.</Trans>
              ) : (
                <Trans id="profile.saved">Saved</Trans>
              )}
            </Text>
          ) : (
            <SaveStatus
              state={state}
              automatic={automatic}
              byRequest={byRequest}
              onRetry={() => void saver.flush()}
              onShowWrong={onShowWrong}
            />
          )}
          {automatic ? (
            maySubmit && (
              <Button
                look="solid"
                busy={submitting}
                disabled={state.status === 'conflict'}
                onClick={() => void onSubmit()}
              >
                <Send size={18} aria-hidden />
                <Trans id="venueForm.submit">Submit for review</Trans>
              </Button>
            )
          ) : (
            <Button
              look="solid"
              busy={state.status === 'saving'}
              disabled={state.count === state.heldBack || state.status === 'conflict'}
              onClick={() => (byRequest ? dialog.onOpen() : void onSend())}
            >
              {byRequest ? (
                <Trans id="venueForm.send">Send these changes…</Trans>
              ) : (
                <Trans id="profile.save">Save</Trans>
              )}
            </Button>
          )}
        </Flex>
      </Stack>
      <SendDialog
        dialog={dialog}
        onComment={(text) => {
          editor.draft.comment = text;
        }}
        onConfirm={() => void onSend()}
      />
    </FootBar>
  );
}

type SendDialogProps = {
  dialog: Disclosure;
  onComment: (text: string) => void;
  onConfirm: () => void;
};

/** Says what sending does, and takes a word along. */
function SendDialog({ dialog, onComment, onConfirm }: SendDialogProps) {
  const { t } = useLingui();
  const [comment, setComment] = useState('');
  const tooLong = comment.trim().length > FORM_LIMITS.reason;
  return (
    <ConfirmDialog
      dialog={dialog}
      title={t({ id: 'venueForm.sendTitle', message: 'Send your changes for approval?' })}
      confirmLabel={t({ id: 'venueForm.sendConfirm', message: 'Send' })}
      cancelLabel={t({ id: 'venueForm.sendCancel', message: 'Not yet' })}
      onConfirm={() => {
        if (!tooLong) onConfirm();
      }}
    >
      <Text>
        <Trans id="venueForm.sendText">
          The public site stays unchanged until our team has accepted them. If a request is already waiting, they are
          added to it.
        </Trans>
      </Text>
      <Field
        label={t({ id: 'venueForm.comment', message: 'A message to our team' })}
        optionalText={t({ id: 'field.optional', message: '(optional)' })}
        error={
          tooLong
            ? t({ id: 'tracking.reasonTooLong', message: `${FORM_LIMITS.reason} characters at most.` })
            : undefined
        }
      >
        <TextArea
          rows={3}
          value={comment}
          onChange={({ target }) => {
            setComment(target.value);
            onComment(target.value);
          }}
        />
      </Field>
    </ConfirmDialog>
  );
}
