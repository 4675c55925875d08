import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { QUOTE_ANSWER } from '../../../../schema/owner-limits.ts';
import { totalsOf } from '../../../../schema/quote-totals.ts';
import { useFormats } from '../../../lib/formats.ts';
import { RATE_COMPONENTS, useRateName } from '../../../lib/rate-labels.ts';
import { useTerm } from '../../../lib/terms.ts';
import { typedEuros } from '../../../lib/typed-numbers.ts';
import { Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import type { Estimate } from '../../estimates/estimate.ts';
import { readableLines, type AnswerForm, type LineForm } from './answer-form.ts';
import type { OwnerQuote } from './owner-quote.ts';
import { useVenueEstimateQuery } from '../../estimates/estimates.gen.ts';

/** An offer by the price list of a venue: what the form begins with. */
export type PriceListOffer = Pick<Estimate, 'unpriced'> & { lines: LineForm[]; exclVatCents: number };

/** The offer by the price list; null = the list says nothing of the event, or it could not be read. `loading` until it is known. */
export function usePriceListOffer(
  { eventType, startDate, endDate, participants }: OwnerQuote,
  venueId: string,
): { offer: PriceListOffer | null; loading: boolean } {
  const lineOf = useLine();
  const event = { startsOn: startDate ?? '', endsOn: endDate ?? startDate ?? '', people: participants, eventType };
  const { data, loading } = useVenueEstimateQuery({
    variables: { idOrSlug: venueId, event },
    skip: startDate === null,
  });
  const estimate = data?.venue?.estimate;
  if (!estimate) return { offer: null, loading };
  const { lines, totals } = estimate.lowest;
  const offer = {
    lines: lines.slice(0, QUOTE_ANSWER.maxLines).map((line) => lineOf(line, lines)),
    exclVatCents: totals.exclVat.amount,
    unpriced: estimate.unpriced,
  };
  return { offer, loading: false };
}

type EstimateLine = Estimate['lowest']['lines'][number];

/** A line as the form takes it; of a package with several rates of tax each line names its own. */
function useLine(): (line: EstimateLine, all: readonly EstimateLine[]) => LineForm {
  const { t } = useLingui();
  const { decimal } = useFormats();
  const rateName = useRateName();
  return (line, all) => {
    const { kind, unitPrice, vatPercent, basis, quantity } = line;
    const isSplit = all.some((other) => other.kind === kind && other.vatPercent !== vatPercent);
    const vat = decimal(vatPercent);
    const name = rateName(line);
    return {
      label: isSplit ? t({ id: 'answer.lineAtVat', message: `${name} (VAT ${vat}%)` }) : name,
      unitPrice: typedEuros(unitPrice.amount),
      vatPercent: String(vatPercent),
      basis,
      quantity: String(quantity),
    };
  };
}

/** How the offer differs from the price list, and the way back to it. */
export function PriceListDifference({ offer, participants }: { offer: PriceListOffer; participants: number }) {
  const { t } = useLingui();
  const { money, and } = useFormats();
  const partName = useTerm(RATE_COMPONENTS);
  const { setValue } = useFormContext<AnswerForm>();
  const lines = useWatch<AnswerForm, 'lines'>({ name: 'lines' });
  const euros = (amount: number) => money({ amount, currency: 'EUR' });
  const listed = euros(offer.exclVatCents);
  const difference = totalsOf(readableLines(lines), participants).exclVatCents - offer.exclVatCents;
  const amount = euros(Math.abs(difference));
  const missing = and(offer.unpriced.map(partName));
  return (
    <Notice tone="gold">
      <Stack gap="2">
        <Text>
          {difference === 0
            ? t({ id: 'answer.asListed', message: `These lines come from your rates: ${listed} excl. VAT.` })
            : difference < 0
              ? t({ id: 'answer.belowList', message: `${amount} less than by your rates (${listed} excl. VAT).` })
              : t({ id: 'answer.aboveList', message: `${amount} more than by your rates (${listed} excl. VAT).` })}
          {offer.unpriced.length > 0 && ` ${t({ id: 'answer.notListed', message: `Not in your rates: ${missing}.` })}`}
        </Text>
        {difference !== 0 && (
          <Button
            size="sm"
            look="ghost"
            alignSelf="flex-start"
            onClick={() => setValue('lines', offer.lines, { shouldDirty: true })}
          >
            {t({ id: 'answer.takeList', message: 'Use your rates again' })}
          </Button>
        )}
      </Stack>
    </Notice>
  );
}
