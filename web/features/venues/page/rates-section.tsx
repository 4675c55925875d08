import { css } from '#styled/css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { netOf } from '../../../../schema/rates.ts';
import { deferred } from '../../../lib/deferred.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { basisOf, RATE_COMPONENTS, useRateName } from '../../../lib/rate-labels.ts';
import { useRateConditions } from '../../../lib/rate-conditions.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Stack } from '../../../ui/box.ts';
import { PriceTable } from '../../../ui/price-table.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { Section } from './section.tsx';
import type { Venue } from './venue.ts';

const HEIGHT = css({ containIntrinsicHeight: { base: 'auto 94rem', md: 'auto 70rem' } });

/** In a script of its own: the price list is there before it. */
const Estimator = deferred(() => import('../../estimates/estimator.tsx'));

/** The price list, and what an event would cost by it. */
export function RatesSection({ venue: { slug, rates }, preview }: { venue: Venue; preview: boolean }) {
  if (rates.length === 0) return null;
  return (
    <Section id="tarifs" title={<Trans id="venue.rates">Rates</Trans>} usualHeight={HEIGHT}>
      <PriceList rates={rates} />
      {!preview && (
        <Stack gap="4" css={{ '@media print': { display: 'none' } }}>
          <Heading as="h3" look="h3">
            <Trans id="venue.estimate">What would your event cost?</Trans>
          </Heading>
          <Suspense fallback={<Skeleton height="20rem" />}>
            <Estimator slug={slug} />
          </Suspense>
        </Stack>
      )}
    </Section>
  );
}

function PriceList({ rates }: { rates: Venue['rates'] }) {
  const { t, i18n } = useLingui();
  const { money, number } = useFormats();
  const partName = useTerm(RATE_COMPONENTS);
  const rateName = useRateName();
  const conditions = useRateConditions();
  return (
    <Stack gap="2">
      <PriceTable ruled aria-label={t({ id: 'venue.priceList', message: 'Price list, excl. VAT' })}>
        <tbody>
          {rates.map((rate, index) => {
            const parts = rate.components.map(({ component, quantity }) =>
              quantity > 1 ? `${number(quantity)}\u00a0×\u00a0${partName(component)}` : partName(component),
            );
            const when = conditions(rate);
            return (
              <tr key={index}>
                <th scope="row">
                  {rateName(rate)}
                  {parts.length > 1 && (
                    <Text as="span" display="block" look="caption" tone="muted">
                      {parts.join(' · ')}
                    </Text>
                  )}
                  {when.length > 0 && (
                    <Text as="span" display="block" look="caption" tone="muted">
                      {when.join(' · ')}
                    </Text>
                  )}
                </th>
                <td>
                  {money({ amount: netOf(rate), currency: 'EUR' })}
                  <Text as="span" display="block" look="caption" tone="muted">
                    {i18n._(basisOf(rate))}
                  </Text>
                </td>
              </tr>
            );
          })}
        </tbody>
      </PriceTable>
      <Text look="small" tone="muted">
        <Trans id="venue.ratesExclVat">Prices excl. VAT.</Trans>
      </Text>
    </Stack>
  );
}
