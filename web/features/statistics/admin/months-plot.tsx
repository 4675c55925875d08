import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useFormats } from '../../../lib/formats.ts';
import { deferred } from '../../../lib/deferred.tsx';
import { Flex, Stack } from '../../../ui/box.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Heading, VisuallyHidden } from '../../../ui/text.tsx';
import type { DashboardQuery } from './dashboard.gen.ts';

const TrendPlot = deferred(async () => ({ default: (await import('../../../ui/trend-plot.tsx')).TrendPlot }));

type Months = DashboardQuery['dashboard']['months'];
type Measure = Exclude<keyof Months[number], 'month'>;

/** What came by month in a year: quote requests, views, venues, users. */
export function MonthsPlot({ months }: { months: Months }) {
  const { t } = useLingui();
  const { number, compact, month: monthName, shortMonth } = useFormats();
  const [measure, setMeasure] = useState<Measure>('quoteRequests');
  const labels: Record<Measure, string> = {
    quoteRequests: t({ id: 'adminMenu.quotes', message: 'Quote requests' }),
    pageViews: t({ id: 'adminDashboard.views', message: 'Page views' }),
    venues: t({ id: 'adminDashboard.newVenues', message: 'New venues' }),
    users: t({ id: 'adminDashboard.newUsers', message: 'New users' }),
  };
  const describe: Record<Measure, (value: number) => string> = {
    pageViews: (value) => t({ id: 'views.count', message: plural(value, { one: '# view', other: '# views' }) }),
    quoteRequests: (value) =>
      t({ id: 'adminDashboard.quoteCount', message: plural(value, { one: '# request', other: '# requests' }) }),
    venues: (value) =>
      t({ id: 'adminDashboard.venueCount', message: plural(value, { one: '# new venue', other: '# new venues' }) }),
    users: (value) =>
      t({ id: 'adminDashboard.userCount', message: plural(value, { one: '# new user', other: '# new users' }) }),
  };
  const measures = (Object.keys(labels) as Measure[]).filter((each) => months.some((month) => month[each] !== null));
  const label = labels[measure];
  return (
    <Stack gap="4" minWidth="0">
      <Flex justifyContent="space-between" alignItems="center" flexWrap="wrap" gap="3">
        <Heading as="h2" look="h3" id="dashboard-months">
          {t({ id: 'adminDashboard.months', message: 'Month by month' })}
        </Heading>
        <Flex overflowX="auto" maxWidth="full">
          <Segmented
            name="dashboard-measure"
            label={t({ id: 'adminDashboard.measure', message: 'What the chart shows' })}
            options={measures.map((value) => ({ value, label: labels[value] }))}
            value={measure}
            onChange={setMeasure}
          />
        </Flex>
      </Flex>
      <Suspense fallback={<Skeleton height="240px" borderRadius="md" />}>
        <TrendPlot
          points={months.map((month) => ({
            label: monthName(month.month),
            short: shortMonth(month.month),
            value: month[measure] ?? 0,
          }))}
          label={t({ id: 'adminDashboard.plot', message: `${label} per month` })}
          describe={describe[measure]}
          short={compact}
        />
      </Suspense>
      <VisuallyHidden as="div">
        <table>
          <caption>{t({ id: 'adminDashboard.months', message: 'Month by month' })}</caption>
          <thead>
            <tr>
              <th scope="col">{t({ id: 'adminDashboard.month', message: 'Month' })}</th>
              {measures.map((each) => (
                <th key={each} scope="col">
                  {labels[each]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.month}>
                <th scope="row">{monthName(month.month)}</th>
                {measures.map((each) => (
                  <td key={each}>{number(month[each] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Stack>
  );
}
