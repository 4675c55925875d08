import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { FORM_LIMITS } from '../../../../schema/constants.ts';
import { AreaField, CheckField, TextField } from '../../../lib/form-fields.tsx';
import { Grid } from '../../../ui/box.ts';
import { PAIR } from '../../../ui/pair.ts';
import { readableLines, type AnswerForm } from './answer-form.ts';
import { AnswerLines } from './answer-lines.tsx';
import { AnswerOption } from './answer-option.tsx';
import { AnswerTotals } from './answer-totals.tsx';
import type { OwnerQuote } from './owner-quote.ts';
import { PriceListDifference, type PriceListOffer } from './price-list-offer.tsx';

type AnswerContentProps = { request: OwnerQuote; venueId: string; priceList: PriceListOffer | null };

/** What is asked for the kind of answer that is chosen. */
export function AnswerContent(offer: AnswerContentProps) {
  const { t } = useLingui();
  const kind = useWatch<AnswerForm, 'kind'>({ name: 'kind' });
  if (kind === 'QUESTION')
    return (
      <AreaField
        name="question"
        label={t({ id: 'answer.question', message: 'Your question' })}
        help={t({
          id: 'answer.questionHelp',
          message: 'The planner gets an e-mail and answers on the request page.',
        })}
        max={FORM_LIMITS.reason}
      />
    );
  if (kind === 'DECLINED')
    return (
      <AreaField
        name="reason"
        label={t({ id: 'answer.reason', message: 'Why you are declining' })}
        help={t({
          id: 'answer.reasonHelp',
          message: 'The planner will read it. A word is enough: “fully booked”, for example.',
        })}
        max={FORM_LIMITS.reason}
        rows={3}
      />
    );
  return <Offer {...offer} />;
}

function Offer({ request, venueId, priceList }: AnswerContentProps) {
  const { t } = useLingui();
  const lines = useWatch<AnswerForm, 'lines'>({ name: 'lines' });
  const otherDates = useWatch<AnswerForm, 'otherDates'>({ name: 'otherDates' });
  return (
    <>
      {priceList && <PriceListDifference offer={priceList} participants={request.participants} />}
      <AnswerLines />
      <AnswerTotals lines={readableLines(lines)} participants={request.participants} />
      <Grid gap="5" gridTemplateColumns={PAIR}>
        <TextField name="validUntil" type="date" label={t({ id: 'answer.validUntil', message: 'Valid until' })} />
      </Grid>
      <CheckField name="otherDates" label={t({ id: 'answer.otherDates', message: 'We suggest other dates' })}>
        {t({ id: 'answer.otherDates', message: 'We suggest other dates' })}
      </CheckField>
      {otherDates && (
        <Grid gap="5" gridTemplateColumns={PAIR}>
          <TextField name="startDate" type="date" label={t({ id: 'quote.startDate', message: 'First day' })} />
          <TextField name="endDate" type="date" optional label={t({ id: 'quote.endDate', message: 'Last day' })} />
        </Grid>
      )}
      <AnswerOption request={request} venueId={venueId} />
      <AreaField
        name="text"
        label={t({ id: 'answer.text', message: 'A few words to the planner' })}
        help={t({ id: 'answer.textHelp', message: 'What is included, and why your venue is right for this event.' })}
        max={FORM_LIMITS.message}
        optional
      />
    </>
  );
}
