import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { FORM_LIMITS } from '../../../../schema/constants.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Card } from '../../../ui/layout.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { ChoiceFailure } from './choice-failure.tsx';
import type { TrackedAnswer } from './tracked-quote.ts';
import { useChoice } from './use-choice.ts';

const Form = styled('form', { base: { '@media print': { display: 'none' } } });

type OtherAnswerProps = { token: string; answer: TrackedAnswer; onDone: (text: string) => void };

/** A venue that asks something, or cannot. */
export function OtherAnswer({ token, answer, onDone }: OtherAnswerProps) {
  const { venueName: name, kind, text, reply, availableActions } = answer;
  return (
    <Card as="li" padded>
      <Stack gap="3">
        <Heading as="h3" look="h4">
          {kind === 'QUESTION' ? (
            <Trans id="offers.question">{name} asks</Trans>
          ) : (
            <Trans id="offers.declined">{name} cannot host you</Trans>
          )}
        </Heading>
        {text !== null && (
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </Text>
        )}
        {kind === 'QUESTION' && reply !== null && (
          <Text look="small" tone="muted" whiteSpace="pre-line" overflowWrap="anywhere">
            <Trans id="offers.replied">Your reply: {reply}</Trans>
          </Text>
        )}
        {availableActions.includes('REPLY') && <ReplyForm token={token} answer={answer} onDone={onDone} />}
      </Stack>
    </Card>
  );
}

function ReplyForm({ token, answer, onDone }: OtherAnswerProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [act, acting] = useChoice(token);
  const max = FORM_LIMITS.reason;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (acting) return;
    const length = text.trim().length;
    const issue =
      length === 0
        ? t({ id: 'offers.replyNeeded', message: 'Write your reply.' })
        : length > max
          ? t({ id: 'tracking.reasonTooLong', message: `${FORM_LIMITS.reason} characters at most.` })
          : undefined;
    setWrong(issue);
    setFailure(null);
    if (issue) return;
    const outcome = await act(answer, 'REPLY', text.trim());
    if (outcome.kind === 'done')
      onDone(t({ id: 'offers.replySent', message: 'Your reply has been sent. The venue can now prepare its quote.' }));
    else setFailure(outcome.kind === 'wrong' ? { kind: 'failed', code: 'VALIDATION_FAILED', wait: null } : outcome);
  };
  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="3">
        <Field label={t({ id: 'offers.reply', message: 'Your reply' })} error={wrong} required>
          <TextArea rows={3} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        {failure && <ChoiceFailure failure={failure} />}
        <Button type="submit" look="quiet" alignSelf="flex-start" busy={acting}>
          <Trans id="offers.sendReply">Reply to the venue</Trans>
        </Button>
      </Stack>
    </Form>
  );
}
