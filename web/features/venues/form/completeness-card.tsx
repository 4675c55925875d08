import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTerm } from '../../../lib/terms.ts';
import { VENUE_GAPS, type VenueGap } from '../content/venue-gaps.ts';
import { Flex, Item, List, Span, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Text } from '../../../ui/text.tsx';
import { Disclosure } from './disclosure.tsx';
import type { EditedVenue } from './venue-draft.ts';

type CompletenessCardProps = { completeness: EditedVenue['completeness']; onGo: (gap: VenueGap) => void };

/** How complete the presentation is, and what to add next: a press leads to the field. */
export function CompletenessCard({ completeness, onGo }: CompletenessCardProps) {
  const { t } = useLingui();
  const gapName = useTerm(VENUE_GAPS);
  const { percent, next, missing, required } = completeness;
  const others = missing.filter((gap) => gap !== next);
  const label = t({ id: 'completeness.label', message: 'Listing completeness' });
  return (
    <Card px={{ base: '4', md: '5' }} py="4">
      <Stack gap="3">
        <Flex gap={{ base: '3', md: '6' }} alignItems="center" flexWrap="wrap">
          <Stack gap="1.5" flex="1 1 14rem">
            <Flex justifyContent="space-between" gap="3" fontSize="sm">
              <Span fontWeight="600">{label}</Span>
              <Span fontVariantNumeric="tabular-nums">{t({ id: 'completeness.percent', message: `${percent}%` })}</Span>
            </Flex>
            <ProgressBar percent={percent} label={label} />
          </Stack>
          {next ? (
            <Button size="sm" onClick={() => onGo(next)}>
              <Span color="ink.muted" fontWeight="400">
                <Trans id="completeness.next">Next:</Trans>
              </Span>
              {gapName(next)}
              <ArrowRight size={16} aria-hidden />
            </Button>
          ) : (
            <Text look="small" color="sage.text" fontWeight="600">
              <Trans id="completeness.full">Nothing is missing.</Trans>
            </Text>
          )}
        </Flex>
        {others.length > 0 && (
          <Disclosure
            label={t({
              id: 'completeness.others',
              message: plural(others.length, { one: '# more thing to add', other: '# more things to add' }),
            })}
          >
            <List display="grid" gap="0.5" gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}>
              {others.map((gap) => (
                <Item key={gap}>
                  <Button look="link" size="sm" textAlign="left" onClick={() => onGo(gap)}>
                    {gapName(gap)}
                  </Button>
                  {required.includes(gap) && (
                    <Text as="span" look="caption" tone="muted">
                      {' '}
                      <Trans id="completeness.required">(required for review)</Trans>
                    </Text>
                  )}
                </Item>
              ))}
            </List>
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}
