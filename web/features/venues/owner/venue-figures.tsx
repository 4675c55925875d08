import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormats } from '../../../lib/formats.ts';
import { Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { viewsChange } from '../views/views-change.ts';
import type { VenueFiguresQuery } from './my-venues.gen.ts';

type VenueFiguresProps = {
  figures: VenueFiguresQuery;
  /** Where the requests for the venue are listed. */
  requestsPath: string;
};

/** What a venue brings in: how often its page was looked at, and the requests that it was handed. */
export function VenueFigures({ figures, requestsPath }: VenueFiguresProps) {
  const { t } = useLingui();
  const { number, percent } = useFormats();
  const { myVenueViews: views, forwardedQuoteRequests: requests } = figures;
  const change = viewsChange(views);
  const share = percent(Math.abs(change ?? 0));
  const waiting = requests.progressCounts.find(({ progress }) => progress === 'TO_ANSWER')?.count ?? 0;
  return (
    <>
      <Figure label={t({ id: 'sheet.views', message: 'Views in 30 days' })} value={number(views.total)}>
        {change !== null &&
          (change >= 0
            ? t({ id: 'views.more', message: `+${share} vs the previous period` })
            : t({ id: 'views.fewer', message: `−${share} vs the previous period` }))}
      </Figure>
      <Figure label={t({ id: 'ownerQuotes.title', message: 'Quote requests' })} value={number(requests.totalCount)}>
        {requests.totalCount > 0 && (
          <Link to={requestsPath}>
            {waiting > 0
              ? t({ id: 'sheet.toAnswer', message: plural(waiting, { one: '# to answer', other: '# to answer' }) })
              : t({ id: 'sheet.seeRequests', message: 'See the requests' })}
          </Link>
        )}
      </Figure>
    </>
  );
}

function Figure({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <Card as="section" padded>
      <Stack gap="1">
        <Heading as="h2" look="h4">
          {label}
        </Heading>
        <Text textStyle="figure">{value}</Text>
        <Text look="small" tone="muted" minHeight="6">
          {children}
        </Text>
      </Stack>
    </Card>
  );
}
