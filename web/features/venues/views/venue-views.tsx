import { styled } from '../../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useErrorText } from '../../../lib/errors.ts';
import { deferred } from '../../../lib/deferred.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { Flex, Span, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Heading, Text, VisuallyHidden } from '../../../ui/text.tsx';
import { useMyVenueViewsQuery, type MyVenueViewsQuery } from './venue-views.gen.ts';
import { viewsChange } from './views-change.ts';

const TrendPlot = deferred(async () => ({ default: (await import('../../../ui/trend-plot.tsx')).TrendPlot }));

const PERIODS = ['30', '90', '365'] as const;
type Period = (typeof PERIODS)[number];
type Views = MyVenueViewsQuery['myVenueViews'];

const Figure = styled('span', {
  base: { fontFamily: 'heading', fontSize: '3xl', lineHeight: '1.1', fontVariantNumeric: 'tabular-nums' },
});

const Venues = styled('ol', {
  base: { listStyle: 'none', display: 'grid', gap: '2', pt: '3', borderTop: '1px solid', borderColor: 'rule' },
});

const PLOT_HEIGHT = '240px';

/** How often the pages of one's venues were looked at: the sum, its course, and which of them. */
export function VenueViews() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [period, setPeriod] = useState<Period>('30');
  const { data, previousData, error, refetch } = useMyVenueViewsQuery({
    variables: { days: Number(period) },
    fetchPolicy: 'cache-and-network',
  });
  const views = (data ?? (error ? undefined : previousData))?.myVenueViews;
  const options = PERIODS.map((value) => ({
    value,
    label:
      value === '365'
        ? t({ id: 'views.year', message: '1 year' })
        : t({ id: 'views.days', message: plural(Number(value), { one: '# day', other: '# days' }) }),
  }));
  return (
    <Card as="section" padded aria-labelledby="venue-views">
      <Stack gap="4" minWidth="0">
        <Flex justifyContent="space-between" alignItems="center" flexWrap="wrap" gap="3">
          <Heading as="h2" look="h3" id="venue-views">
            <Trans id="views.title">Views of my venues</Trans>
          </Heading>
          <Segmented
            name="views-period"
            label={t({ id: 'views.period', message: 'Period' })}
            options={options}
            value={period}
            onChange={setPeriod}
          />
        </Flex>
        {views && <Shown views={views} />}
        {!views && !error && <Skeleton height={PLOT_HEIGHT} borderRadius="md" />}
        {!views && error && (
          <Stack gap="2" role="alert" alignItems="flex-start">
            <Text>{errorText(error)}</Text>
            <Button size="sm" onClick={() => void refetch().catch(() => {})}>
              {t({ id: 'session.retry', message: 'Try again' })}
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function Shown({ views }: { views: Views }) {
  const { t } = useLingui();
  const { number, date, shortDay } = useFormats();
  const describe = (value: number) =>
    t({ id: 'views.count', message: plural(value, { one: '# view', other: '# views' }) });
  if (views.total === 0 && views.previousTotal === 0)
    return (
      <Text tone="muted">
        <Trans id="views.none">
          No visits yet. Visitors are counted once a venue is published, at most once an hour each.
        </Trans>
      </Text>
    );
  return (
    <>
      <Flex alignItems="baseline" columnGap="4" rowGap="1" flexWrap="wrap">
        <Figure>{number(views.total)}</Figure>
        <Change views={views} />
      </Flex>
      <Suspense fallback={<Skeleton height={PLOT_HEIGHT} borderRadius="md" />}>
        <TrendPlot
          points={views.days.map(({ day, views: value }) => ({ label: date(day), short: shortDay(day), value }))}
          label={t({ id: 'views.plot', message: 'Views per day' })}
          describe={describe}
        />
      </Suspense>
      <Figures views={views} />
      {views.venues.length > 1 && (
        <Venues aria-label={t({ id: 'views.byVenue', message: 'By venue' })}>
          {views.venues.map(({ venueId, name, views: count }) => (
            <Flex as="li" key={venueId} justifyContent="space-between" gap="4">
              <Span overflowWrap="anywhere">{name}</Span>
              <Span color="ink.muted" flexShrink="0" fontVariantNumeric="tabular-nums">
                {describe(count)}
              </Span>
            </Flex>
          ))}
        </Venues>
      )}
    </>
  );
}

/** What the plot draws, for those who read it. */
function Figures({ views }: { views: Views }) {
  const { t } = useLingui();
  const { date, number } = useFormats();
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{t({ id: 'views.plot', message: 'Views per day' })}</caption>
        <tbody>
          {views.days
            .filter(({ views: count }) => count > 0)
            .map(({ day, views: count }) => (
              <tr key={day}>
                <th scope="row">{date(day)}</th>
                <td>{number(count)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

function Change({ views }: { views: Views }) {
  const { t } = useLingui();
  const { percent } = useFormats();
  const change = viewsChange(views);
  if (change === null) return null;
  const share = percent(Math.abs(change));
  const up = change >= 0;
  return (
    <Span color={up ? 'sage.text' : 'gold.text'} fontSize="sm" fontWeight="600">
      {up
        ? t({ id: 'views.more', message: `+${share} vs the previous period` })
        : t({ id: 'views.fewer', message: `−${share} vs the previous period` })}
    </Span>
  );
}
