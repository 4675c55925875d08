import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ComponentProps } from 'react';
import { hasKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Heading } from '../../../ui/text.tsx';
import { answerDraftKey } from './answer-form.ts';
import { AnswerEditor } from './answer-editor.tsx';
import { AnswerSummary } from './answer-summary.tsx';
import type { OwnerQuote, OwnerVenue } from './owner-quote.ts';
import { usePriceListOffer } from './price-list-offer.tsx';

/** The form, once the price list of the venue is known. */
function PricedEditor(props: Omit<ComponentProps<typeof AnswerEditor>, 'priceList'>) {
  const { offer, loading } = usePriceListOffer(props.request, props.venue.venueId);
  return loading ? <Spinner /> : <AnswerEditor {...props} priceList={offer} />;
}

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
  const [kept, setKept] = useState(() => hasKeptDraft(answerDraftKey(request.id, venueId)));
  /** Null = as it stands: the form is open where the venue is asked, also when that comes while the page is open. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [done, setDone] = useState(false);
  const editing = canAnswer && (wanted ?? (begun || replied || kept));
  const finish = () => {
    setWanted(null);
    setKept(false);
    setDone(true);
    title.current?.focus();
  };
  return (
    <Card as="section" padded aria-labelledby={`answer-${venueId}`}>
      <Stack gap="5">
        <div>
          <Heading as="h2" look="h2" id={`answer-${venueId}`} ref={title} tabIndex={-1} outline="none">
            {answer && !editing
              ? t({ id: 'answer.given', message: `${name}’s answer` })
              : t({ id: 'answer.give', message: `Reply for ${name}` })}
          </Heading>
          <div role="status">
            {done && !editing && (
              <Notice tone="sage" mt="4">
                <Trans id="answer.done">Your answer has been sent. The planner receives it by e-mail.</Trans>
              </Notice>
            )}
          </div>
        </div>
        {answer?.chosenAt && (
          <Notice tone="sage">
            <Trans id="answer.chosen">The planner has chosen you. Now agree on the contract and the deposit.</Trans>
          </Notice>
        )}
        {answer && (!editing || replied) && (
          <AnswerSummary answer={answer} participants={request.participants} venueId={venueId} />
        )}
        {editing && (
          <PricedEditor
            key={answer?.version ?? 0}
            request={request}
            venue={venue}
            onDone={finish}
            onCancel={answer || !begun ? () => setWanted(false) : null}
          />
        )}
        {canAnswer && !editing && (
          <Button
            alignSelf="flex-start"
            onClick={() => {
              setDone(false);
              setWanted(true);
            }}
          >
            {answer ? <Trans id="answer.revise">Edit the answer</Trans> : <Trans id="answer.begin">Reply</Trans>}
          </Button>
        )}
        {!answer && !canAnswer && (
          <Notice>
            <Trans id="answer.ended">This request is closed and can no longer be answered.</Trans>
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
