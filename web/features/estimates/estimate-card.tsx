import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../lib/formats.ts';
import { PriceRow } from '../../lib/price-row.tsx';
import { useRateName } from '../../lib/rate-labels.ts';
import { Stack } from '../../ui/box.ts';
import { Card } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PriceTable } from '../../ui/price-table.ts';
import { Text } from '../../ui/text.tsx';
import { ratesOf, useEstimateLabels, type Estimate } from './estimate.ts';

/** What an event would cost: a participant first, then line by line, and what is not known. */
export function EstimateCard({ estimate }: { estimate: Estimate }) {
  const words = useEstimateLabels();
  const inclVat = words.total(estimate, 'inclVat');
  const missing = words.unpriced(estimate);
  const shortfalls = words.shortfalls(estimate);
  return (
    <Card padded>
      <Stack gap="4">
        {shortfalls.length > 0 && (
          <Notice tone="gold">
            <Stack gap="1">
              <Text fontWeight="600">
                <Trans id="estimate.tooLarge">Your event is larger than what this venue lists</Trans>
              </Text>
              {shortfalls.map((sentence) => (
                <Text key={sentence} look="small">
                  {sentence}
                </Text>
              ))}
              <Text look="small">
                <Trans id="estimate.tooLargeAdvice">
                  The price below supposes that it can be held here: ask the venue first.
                </Trans>
              </Text>
            </Stack>
          </Notice>
        )}
        <div>
          <Text textStyle="figure" fontSize="3xl">
            {words.total(estimate, 'exclVatPerParticipant')}
          </Text>
          <Text look="small" tone="muted">
            <Trans id="estimate.perPerson">per participant, excl. VAT; {inclVat} incl. VAT for the group</Trans>
          </Text>
        </div>
        <EstimateLines estimate={estimate} />
        {missing && (
          <Text look="small" fontWeight="600">
            <Trans id="estimate.unpriced">On request, not counted here: {missing}.</Trans>
          </Text>
        )}
        <Text look="small" tone="muted">
          <Trans id="estimate.noOffer">
            Computed from the rates the venue publishes. It is not an offer: only the venue’s quote commits it.
          </Trans>
        </Text>
      </Stack>
    </Card>
  );
}

function EstimateLines({ estimate }: { estimate: Estimate }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const rateName = useRateName();
  const { lowest, highest } = estimate;
  const isRange = lowest.totals.exclVat.amount !== highest.totals.exclVat.amount;
  return (
    <PriceTable aria-label={t({ id: 'estimate.lines', message: 'Detail of the estimate' })}>
      <tbody>
        {ratesOf(lowest.lines).map(({ vatPercents, net, ...rate }) => (
          <PriceRow key={rate.rateIndex} price={rate} vatPercents={vatPercents} total={net}>
            {rateName(rate)}
          </PriceRow>
        ))}
      </tbody>
      <tfoot>
        <tr data-strong>
          <th scope="row">
            {isRange
              ? t({ id: 'estimate.lowestTotal', message: 'Lowest total excl. VAT' })
              : t({ id: 'estimate.total', message: 'Total excl. VAT' })}
          </th>
          <td>{money(lowest.totals.exclVat)}</td>
        </tr>
        {isRange && (
          <tr>
            <th scope="row">{t({ id: 'estimate.highestTotal', message: 'With the dearest options' })}</th>
            <td>{money(highest.totals.exclVat)}</td>
          </tr>
        )}
      </tfoot>
    </PriceTable>
  );
}
