import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-static/icons/arrow-right.svg?react';
import { useTerm } from '../../../lib/terms.ts';
import { VENUE_GAPS, type VenueGap } from '../content/venue-gaps.ts';
import { Flex, Grid, Item, List, Span, Stack } from '../../../ui/box.ts';
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
  const groups = [
    {
      title: t({ id: 'completeness.requiredTitle', message: 'Required for review' }),
      gaps: others.filter((gap) => required.includes(gap)),
    },
    {
      title: t({ id: 'completeness.improving', message: 'To improve the listing' }),
      gaps: others.filter((gap) => !required.includes(gap)),
    },
  ].filter(({ gaps }) => gaps.length > 0);
  const label = t({ id: 'completeness.label', message: 'Listing completeness' });
  return (
    <Card px={{ base: '4', md: '5' }} py="3">
      <Stack gap="2">
        <Flex gap={{ base: '3', md: '6' }} alignItems="center" flexWrap="wrap">
          <Stack gap="1.5" flex="1 1 14rem">
            <Flex justifyContent="space-between" gap="3" fontSize="sm">
              <Span fontWeight="600">{label}</Span>
              <Span fontVariantNumeric="tabular-nums">{t({ id: 'completeness.percent', message: `${percent}%` })}</Span>
            </Flex>
            <ProgressBar percent={percent} label={label} />
          </Stack>
          {next && (
            <Button size="sm" onClick={() => onGo(next)}>
              <Span color="ink.muted" fontWeight="400">
                {required.includes(next) ? (
                  <Trans id="completeness.nextRequired">Required:</Trans>
                ) : (
                  <Trans id="completeness.next">Next:</Trans>
                )}
              </Span>
              {gapName(next)}
              <ArrowRight size={16} aria-hidden />
            </Button>
          )}
        </Flex>
        {others.length > 0 && (
          <Disclosure
            label={t({
              id: 'completeness.others',
              message: plural(others.length, { one: '# more thing to add', other: '# more things to add' }),
            })}
          >
            <Grid gap="4" gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
              {groups.map(({ title, gaps }) => (
                <Stack key={title} gap="1">
                  <Text look="small" fontWeight="600">
                    {title}
                  </Text>
                  <List display="grid" gap="0.5">
                    {gaps.map((gap) => (
                      <Item key={gap}>
                        <Button look="link" size="sm" textAlign="left" onClick={() => onGo(gap)}>
                          {gapName(gap)}
                        </Button>
                      </Item>
                    ))}
                  </List>
                </Stack>
              ))}
            </Grid>
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}
