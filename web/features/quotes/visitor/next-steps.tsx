import { styled } from '../../../ui/styled.ts';
import { Trans } from '@lingui/react/macro';
import { Stack } from '../../../ui/box.ts';
import { Heading } from '../../../ui/text.tsx';

const Steps = styled('ol', {
  base: {
    listStyle: 'decimal',
    pl: '5',
    display: 'grid',
    gap: '2',
    '& li::marker': { color: 'copper.text', fontWeight: '600' },
  },
});

/** What becomes of a request that was sent. */
export function NextSteps() {
  return (
    <Stack gap="3" as="section">
      <Heading as="h2" look="h3">
        <Trans id="quote.next">What happens next?</Trans>
      </Heading>
      <Steps>
        <li>
          <Trans id="quote.next1">We read your request, usually within half a working day.</Trans>
        </li>
        <li>
          <Trans id="quote.next2">We forward it to the venues, and suggest some if you have not chosen any.</Trans>
        </li>
        <li>
          <Trans id="quote.next3">The venues send you their quotes; you compare and decide, free of charge.</Trans>
        </li>
      </Steps>
    </Stack>
  );
}
