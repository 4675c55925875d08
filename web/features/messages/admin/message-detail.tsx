import { Trans, useLingui } from '@lingui/react/macro';
import Archive from 'lucide-static/icons/archive.svg?react';
import ArchiveRestore from 'lucide-static/icons/archive-restore.svg?react';
import Mail from 'lucide-static/icons/mail.svg?react';
import Phone from 'lucide-static/icons/phone.svg?react';
import { useCallback, useState } from 'react';
import { useCall, useMutate, type MutationResult } from '../../../lib/calls.ts';
import { useFormats } from '../../../lib/formats.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { useTerm } from '../../../lib/terms.ts';
import { Flex, Item, List, Row, Stack } from '../../../ui/box.ts';
import { Button, ExternalLink } from '../../../ui/button.tsx';
import { Badge, Card } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { AnswerForm } from './answer-form.tsx';
import { STATES, STATE_TONES, type AdminMessage } from './admin-message.ts';
import { AdminArchiveMessageDocument, AdminReopenMessageDocument } from './messages-admin.gen.ts';

type MessageDetailProps = {
  message: AdminMessage;
  /** Looks at it again. */
  look: () => void;
};

/** A message with what was answered, and what can be done with it. */
export function MessageDetail({ message, look }: MessageDetailProps) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const stateName = useTerm(STATES);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<Extract<MutationResult<never>, { kind: 'failed' }> | null>(null);
  const [act, acting] = useArchiving(message);
  const { reference, state, subject, firstName, lastName, email, phone, language, answers, availableActions } = message;
  const received = dateTime(message.createdAt);
  const run = async (action: 'ARCHIVE' | 'REOPEN') => {
    setFailure(null);
    const result = await act(action);
    if (result.kind === 'failed') {
      setFailure(result);
      look();
    }
  };
  return (
    <Stack gap={{ base: '5', md: '6' }} maxWidth="3xl" width="full" alignSelf="flex-start">
      <Stack as="header" gap="2">
        <Text look="small" tone="muted">
          <Trans id="adminMessage.received">
            {reference}, received on {received}
          </Trans>
        </Text>
        <Row gap="4">
          <Heading as="h1" look="h1" overflowWrap="anywhere">
            {subject}
          </Heading>
          <Badge tone={STATE_TONES[state]} fontSize="sm" px="3" py="1">
            {stateName(state)}
          </Badge>
        </Row>
        <Row gap="2">
          {availableActions.includes('ARCHIVE') && (
            <Button size="sm" busy={acting} onClick={() => void run('ARCHIVE')}>
              <Archive size={16} aria-hidden />
              {t({ id: 'adminMessage.archive', message: 'Archive' })}
            </Button>
          )}
          {availableActions.includes('REOPEN') && (
            <Button size="sm" busy={acting} onClick={() => void run('REOPEN')}>
              <ArchiveRestore size={16} aria-hidden />
              {t({ id: 'adminMessage.reopen', message: 'Unarchive' })}
            </Button>
          )}
        </Row>
      </Stack>
      {failure && (
        <SendFailure
          code={failure.code}
          wait={failure.wait}
          title={t({ id: 'adminMessage.failed', message: 'Nothing was done' })}
          texts={{
            CONFLICT: t({
              id: 'adminMessage.conflict',
              message: 'A colleague has dealt with this message in the meantime. Here is where it stands now.',
            }),
          }}
        />
      )}
      <Card as="section" padded aria-labelledby="message">
        <Stack gap="4">
          <Flex gap="4" rowGap="1" flexWrap="wrap" alignItems="center">
            <Heading as="h2" look="h3" id="message" overflowWrap="anywhere">
              {firstName} {lastName}
            </Heading>
            <Flex gap="2" alignItems="center" minWidth="0">
              <Mail size={16} aria-hidden />
              <ExternalLink href={`mailto:${email}?subject=${encodeURIComponent(reference)}`} overflowWrap="anywhere">
                {email}
              </ExternalLink>
            </Flex>
            {phone !== null && (
              <Flex gap="2" alignItems="center">
                <Phone size={16} aria-hidden />
                <ExternalLink href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</ExternalLink>
              </Flex>
            )}
          </Flex>
          <Text whiteSpace="pre-line" overflowWrap="anywhere" lang={language}>
            {message.message}
          </Text>
        </Stack>
      </Card>
      {answers.length > 0 && (
        <Stack as="section" gap="3" aria-labelledby="answers">
          <Heading as="h2" look="h3" id="answers">
            <Trans id="adminMessage.answers">Our replies</Trans>
          </Heading>
          <List display="grid" gap="3">
            {answers.map((answer) => (
              <Item key={answer.id}>
                <Card padded borderLeft="4px solid" borderLeftColor="sage">
                  <Stack gap="2">
                    <Text look="caption" tone="muted">
                      {answer.authorName ?? t({ id: 'adminMessage.formerColleague', message: 'A former colleague' })},{' '}
                      {dateTime(answer.createdAt)}
                    </Text>
                    <Text whiteSpace="pre-line" overflowWrap="anywhere" lang={language}>
                      {answer.text}
                    </Text>
                  </Stack>
                </Card>
              </Item>
            ))}
          </List>
        </Stack>
      )}
      {sent && (
        <Notice tone="sage" role="status">
          <Trans id="adminMessage.sent">Your reply is on its way to {email}.</Trans>
        </Notice>
      )}
      {availableActions.includes('ANSWER') && (
        <Card as="section" padded aria-label={t({ id: 'adminMessage.answer', message: 'Reply' })}>
          <AnswerForm message={message} onTyped={() => setSent(false)} onSent={() => setSent(true)} onStale={look} />
        </Card>
      )}
    </Stack>
  );
}

function useArchiving({ id, version }: AdminMessage) {
  const mutate = useMutate();
  return useCall(
    useCallback(
      (action: 'ARCHIVE' | 'REOPEN') => {
        const variables = { input: { id, version } };
        return action === 'ARCHIVE'
          ? mutate(AdminArchiveMessageDocument, 'archiveMessage', variables)
          : mutate(AdminReopenMessageDocument, 'reopenMessage', variables);
      },
      [id, mutate, version],
    ),
  );
}
