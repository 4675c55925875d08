import { Trans, useLingui } from '@lingui/react/macro';
import Send from 'lucide-static/icons/send.svg?react';
import { useRef, useState, type FormEvent } from 'react';
import { FORM_LIMITS } from '../../../../schema/constants.ts';
import { useMutationCall, type MutationResult } from '../../../lib/calls.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { FoundNotice } from '../../../lib/found-notice.tsx';
import { LeaveDialog } from '../../../lib/leave-dialog.tsx';
import { mendedForm } from '../../../lib/tab-storage.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Row, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { Text } from '../../../ui/text.tsx';
import type { AdminMessage } from './admin-message.ts';
import { AdminAnswerMessageDocument } from './messages-admin.gen.ts';

const NO_TEXT = { text: '' };

type AnswerFormProps = {
  message: AdminMessage;
  /** Something is typed. */
  onTyped: () => void;
  /** It was sent. */
  onSent: () => void;
  /** Somebody else was quicker: the message is to be looked at again. */
  onStale: () => void;
};

/** Writes to the sender of a message by mail. What is typed stays in the tab until it was sent. */
export function AnswerForm({ message, onTyped, onSent, onStale }: AnswerFormProps) {
  const { t } = useLingui();
  const { id, version, email, firstName, language, answers } = message;
  const draft = useKeptDraft(`answer.${id}`, NO_TEXT, mendedForm);
  const { keep, forget } = draft;
  const [text, setText] = useState(draft.start.text);
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<Extract<MutationResult<never>, { kind: 'failed' }> | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [answer, answering] = useMutationCall(AdminAnswerMessageDocument, 'answerMessage', (typed: string) => ({
    input: { id, version, text: typed },
  }));
  const typed = text.trim();
  const fault =
    typed === ''
      ? t({ id: 'adminAnswer.required', message: 'Write your reply first.' })
      : typed.length > FORM_LIMITS.message
        ? t({ id: 'adminAnswer.tooLong', message: `${FORM_LIMITS.message} characters at most.` })
        : null;
  const type = (value: string) => {
    onTyped();
    setText(value);
    keep({ text: value });
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    setFailure(null);
    if (fault !== null) {
      area.current?.focus();
      return;
    }
    const result = await answer(typed);
    if (result.kind === 'failed') {
      setFailure(result);
      if (result.code === 'CONFLICT' || result.code === 'FORBIDDEN') onStale();
    } else if (result.kind === 'done') {
      forget();
      setText('');
      setAsked(false);
      onSent();
    }
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Stack gap="3">
        {draft.found && (
          <FoundNotice
            onDiscard={() => {
              forget();
              setText('');
            }}
          />
        )}
        <Field
          label={
            answers.length > 0
              ? t({ id: 'adminAnswer.again', message: 'Write again' })
              : t({ id: 'adminAnswer.label', message: 'Your reply' })
          }
          required
          help={
            language === 'fr'
              ? t({
                  id: 'adminAnswer.helpFrench',
                  message:
                    'In French. The greeting, your name and the visitor’s message are added to the e-mail: write only what you have to say.',
                })
              : t({
                  id: 'adminAnswer.helpEnglish',
                  message:
                    'In English. The greeting, your name and the visitor’s message are added to the e-mail: write only what you have to say.',
                })
          }
          error={asked && fault ? fault : undefined}
          counter={text.length > FORM_LIMITS.message - 500 ? `${text.length} / ${FORM_LIMITS.message}` : undefined}
        >
          <TextArea ref={area} rows={6} lang={language} value={text} onChange={({ target }) => type(target.value)} />
        </Field>
        {failure && (
          <SendFailure
            code={failure.code}
            wait={failure.wait}
            texts={{
              CONFLICT: t({
                id: 'adminAnswer.conflict',
                message:
                  'A colleague has dealt with this message in the meantime. Your text is kept: see what was answered, then send it if it is still useful.',
              }),
            }}
          />
        )}
        <Row gap="3">
          <Button type="submit" look="solid" busy={answering}>
            <Send size={17} aria-hidden />
            {t({ id: 'adminAnswer.send', message: 'Send by e-mail' })}
          </Button>
          <Text look="caption" tone="muted" overflowWrap="anywhere">
            <Trans id="adminAnswer.to">
              To {firstName}, {email}
            </Trans>
          </Text>
        </Row>
      </Stack>
      <LeaveDialog unsaved={draft.unsent} />
    </form>
  );
}
