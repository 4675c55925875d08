import { styled } from '../../../ui/styled.ts';
import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useFormats } from '../../../lib/formats.ts';
import { Stack } from '../../../ui/box.ts';
import { Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import type { AdminQuote } from './admin-quote.ts';
import { EVENTS } from './admin-labels.ts';

const Steps = styled('ol', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '3',
    borderLeft: '2px solid',
    borderColor: 'rule',
    pl: '4',
    '& li': { position: 'relative' },
    '& li::before': {
      content: '""',
      position: 'absolute',
      left: 'calc(-1rem - 5px)',
      top: '0.4rem',
      boxSize: '2',
      borderRadius: 'full',
      bg: 'ink.subtle',
    },
  },
});

/** All that was done with a request, the latest first. */
export function RequestEvents({ steps }: Pick<AdminQuote, 'steps'>) {
  const { i18n } = useLingui();
  const { dateTime } = useFormats();
  return (
    <Card as="section" padded aria-labelledby="events">
      <Stack gap="3">
        <Heading as="h2" look="h3" id="events">
          <Trans id="adminEvent.title">History</Trans>
        </Heading>
        <Steps>
          {steps.toReversed().map(({ action, actor, at }) => {
            const words = EVENTS[`${action ?? 'SENT'} ${actor}`] ?? EVENTS[action ?? 'SENT'];
            return (
              <li key={at}>
                <Text look="small">{words && i18n._(words)}</Text>
                <Text look="caption" tone="muted">
                  {dateTime(at)}
                </Text>
              </li>
            );
          })}
        </Steps>
      </Stack>
    </Card>
  );
}
