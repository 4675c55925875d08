import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Stack } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Heading } from '../../ui/text.tsx';
import { AnswerEditor } from './answer-editor.tsx';
import { AnswerSummary } from './answer-summary.tsx';
import type { OwnerQuote, OwnerVenue } from './owner-quote.ts';

type VenueAnswerProps = {
  request: OwnerQuote;
  venue: OwnerVenue;
  /** Whether the form stands open by itself; of several, one does. */
  begun: boolean;
};

/** What a venue has answered, or the form to do so; it can be revised until the planner has chosen. */
export function VenueAnswer({ request, venue, begun }: VenueAnswerProps) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  const { answer, name, venueId } = venue;
  const canAnswer = request.availableActions.includes('ANSWER');
  const replied = answer?.kind === 'QUESTION' && answer.reply !== null;
  const [writing, setWriting] = useState(begun || replied);
  const [done, setDone] = useState(false);
  const editing = canAnswer && writing;
  const finish = () => {
    setWriting(false);
    setDone(true);
    title.current?.focus();
  };
  return (
    <Card as="section" padded aria-labelledby={`answer-${venueId}`}>
      <Stack gap="5">
        <div>
          <Heading as="h2" look="h2" id={`answer-${venueId}`} ref={title} tabIndex={-1} outline="none">
            {answer && !editing
              ? t({ id: 'answer.given', message: `The answer of ${name}` })
              : t({ id: 'answer.give', message: `Answer for ${name}` })}
          </Heading>
          <div role="status">
            {done && !editing && (
              <Notice tone="sage" mt="4">
                <Trans id="answer.done">
                  Your answer is sent. The planner gets a mail, and compares it with the others.
                </Trans>
              </Notice>
            )}
          </div>
        </div>
        {answer?.chosenAt && (
          <Notice tone="sage">
            <Trans id="answer.chosen">
              The planner has chosen you. Agree together on the contract and the deposit.
            </Trans>
          </Notice>
        )}
        {answer && (!editing || replied) && <AnswerSummary answer={answer} participants={request.participants} />}
        {editing && (
          <AnswerEditor
            key={answer?.version ?? 0}
            request={request}
            venue={venue}
            onDone={finish}
            onCancel={answer || !begun ? () => setWriting(false) : null}
          />
        )}
        {canAnswer && !editing && (
          <Button
            alignSelf="flex-start"
            onClick={() => {
              setDone(false);
              setWriting(true);
            }}
          >
            {answer ? <Trans id="answer.revise">Revise the answer</Trans> : <Trans id="answer.begin">Answer</Trans>}
          </Button>
        )}
        {!answer && !canAnswer && (
          <Notice>
            <Trans id="answer.ended">The request has ended: it cannot be answered any more.</Trans>
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
