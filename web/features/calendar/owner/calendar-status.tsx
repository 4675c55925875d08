import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { useFormats } from '../../../lib/formats.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { Flex, Span } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { tell } from '../../../ui/toaster.tsx';
import type { OwnedCalendar } from './day-states.ts';
import { useCalendarCalls } from './use-calendar-calls.ts';

/** When the calendar was last updated, what visitors see of it, and the button that says that it is up to date. */
export function CalendarStatus({ calendar: { venueId, confirmedAt, isCurrent } }: { calendar: OwnedCalendar }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const { confirm, confirming } = useCalendarCalls();
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const day = confirmedAt === null ? '' : date(confirmedAt);
  const onConfirm = async () => {
    const outcome = await confirm(venueId);
    setFailure(outcome.kind === 'failed' ? outcome : null);
    if (outcome.kind === 'done')
      tell({ tone: 'sage', lines: [t({ id: 'calendar.confirmed', message: 'Visitors see that it is up to date.' })] });
  };
  return (
    <>
      <Notice tone={isCurrent ? 'neutral' : 'gold'}>
        <Flex gap="3" justifyContent="space-between" alignItems="center" flexWrap="wrap">
          <Span flex="1 1 18rem">
            {isCurrent ? (
              <Trans id="calendar.kept">
                Up to date on {day}. Visitors see whether their dates are free, never for whom or for what.
              </Trans>
            ) : confirmedAt === null ? (
              <Trans id="calendar.neverKept">
                Visitors read “availability unknown”: your calendar has not been started. Write one entry, or confirm
                that everything is free.
              </Trans>
            ) : (
              <Trans id="calendar.stale">
                Visitors read “availability unknown”: your calendar was last updated on {day}, more than two months ago.
              </Trans>
            )}
          </Span>
          <Button busy={confirming} onClick={() => void onConfirm()}>
            <Trans id="calendar.confirm">My calendar is up to date</Trans>
          </Button>
        </Flex>
      </Notice>
      {failure && (
        <SendFailure
          code={failure.code}
          wait={failure.wait}
          title={t({ id: 'calendar.notConfirmed', message: 'The calendar could not be confirmed' })}
        />
      )}
    </>
  );
}
