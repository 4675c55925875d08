import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Flex, Item, List, Span, Stack } from '../../ui/box.ts';
import { Heading, Text } from '../../ui/text.tsx';
import { useEstimateLabels } from './estimate.ts';
import type { EstimatedEvent } from './estimated-event.ts';
import { useEstimates } from './use-estimates.ts';

/** What an event would cost at each of some venues, in a line each; nothing if none of them publishes rates. */
export function EstimateList({ slugs, event }: { slugs: readonly string[]; event: EstimatedEvent | null }) {
  const { t } = useLingui();
  const titleId = useId();
  const words = useEstimateLabels();
  const venues = useEstimates(slugs, event);
  if (venues.every(({ estimate }) => !estimate)) return null;
  return (
    <Stack as="section" aria-labelledby={titleId} gap="2">
      <Heading as="h3" look="h4" id={titleId}>
        <Trans id="estimate.title">Estimate</Trans>
      </Heading>
      <List display="grid" gap="1.5" fontSize="sm">
        {venues.map(({ id, name, estimate }) => {
          const missing = estimate && words.unpriced(estimate);
          return (
            <Item key={id}>
              <Flex justifyContent="space-between" gap="3">
                <Span lang="fr" minWidth="0" overflowWrap="anywhere">
                  {name}
                </Span>
                <Span fontWeight="600" whiteSpace="nowrap" color={estimate ? 'ink' : 'ink.subtle'}>
                  {estimate
                    ? words.total(estimate, 'exclVatPerParticipant')
                    : t({ id: 'estimate.onRequest', message: 'on request' })}
                </Span>
              </Flex>
              {estimate &&
                words.shortfalls(estimate).map((sentence) => (
                  <Text key={sentence} look="caption" fontWeight="600" color="gold.text">
                    {sentence}
                  </Text>
                ))}
              {missing && (
                <Text look="caption" tone="muted">
                  <Trans id="estimate.without">not counted: {missing}</Trans>
                </Text>
              )}
            </Item>
          );
        })}
      </List>
      <Text look="caption" tone="muted">
        <Trans id="estimate.listNote">Excl. VAT per participant, from published rates; not an offer.</Trans>
      </Text>
    </Stack>
  );
}
