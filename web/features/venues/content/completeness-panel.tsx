import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Flex, Span, Stack } from '../../../ui/box.ts';
import { Card } from '../../../ui/layout.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Heading } from '../../../ui/text.tsx';

/** How complete the presentation of a venue is; below it what it still lacks. */
export function CompletenessPanel({ percent, children }: { percent: number; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Card as="section" padded aria-labelledby="completeness">
      <Stack gap="4">
        <Flex justifyContent="space-between" gap="3" alignItems="baseline">
          <Heading as="h2" look="h3" id="completeness">
            <Trans id="completeness.short">Completeness</Trans>
          </Heading>
          <Span fontVariantNumeric="tabular-nums" fontWeight="600">
            {t({ id: 'completeness.percent', message: `${percent}%` })}
          </Span>
        </Flex>
        <ProgressBar percent={percent} label={t({ id: 'completeness.label', message: 'Listing completeness' })} />
        {children}
      </Stack>
    </Card>
  );
}
