import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import RefreshCw from 'lucide-static/icons/refresh-cw.svg?react';
import Trash from 'lucide-static/icons/trash-2.svg?react';
import { useState } from 'react';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { useFormats } from '../../../lib/formats.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { useTerm } from '../../../lib/terms.ts';
import { Flex, Item, Row, Stack } from '../../../ui/box.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import { CALENDAR_FAULTS } from './calendar-faults.ts';
import type { LinkedCalendarsQuery } from './linked-calendars.gen.ts';
import { useLinkedCalls } from './use-link-calls.ts';

export type Linked = NonNullable<LinkedCalendarsQuery['linkedCalendars']>[number];

type IncomingCalendarProps = { calendar: Linked; place: string; onRemove: () => void };

/** A calendar that is read here: when it was last, and what is wrong with it. */
export function IncomingCalendar({ calendar, place, onRemove }: IncomingCalendarProps) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const faultText = useTerm(CALENDAR_FAULTS);
  const { refresh, refreshing } = useLinkedCalls();
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const { id, name, origin, isFile, seenAt, takenCount, skipped, fault, failingSince } = calendar;
  const title = name ?? origin;
  const seen = seenAt && dateTime(seenAt);
  const since = failingSince && dateTime(failingSince);
  const onRefresh = async () => {
    const outcome = await refresh(id);
    setFailure(outcome.kind === 'failed' ? outcome : null);
  };
  return (
    <Item px="3" py="2" border="1px solid" borderColor="rule" borderRadius="md">
      <Stack gap="2">
        <Flex gap="3" justifyContent="space-between" alignItems="flex-start">
          <Stack gap="0" minWidth="0">
            <Text as="span" fontWeight="600" overflowWrap="anywhere">
              {title}
            </Text>
            <Text look="small" tone="muted" overflowWrap="anywhere">
              {[
                seen && t({ id: 'calendarLinks.seenAt', message: `Updated on ${seen}` }),
                place,
                name && origin,
                t({
                  id: 'calendarLinks.taken',
                  message: plural(takenCount, { one: '# booking ahead', other: '# bookings ahead' }),
                }),
                skipped > 0 &&
                  t({
                    id: 'calendarLinks.skipped',
                    message: plural(skipped, { one: '# unreadable event', other: '# unreadable events' }),
                  }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Stack>
          <Row gap="1" flexWrap="nowrap">
            {!isFile && (
              <IconButton
                label={t({ id: 'calendarLinks.refreshOf', message: `Refresh: ${title}` })}
                busy={refreshing}
                onClick={() => void onRefresh()}
              >
                <RefreshCw size={18} aria-hidden />
              </IconButton>
            )}
            <IconButton label={t({ id: 'calendarLinks.unlinkOf', message: `Remove: ${title}` })} onClick={onRemove}>
              <Trash size={18} aria-hidden />
            </IconButton>
          </Row>
        </Flex>
        {fault && (
          <Notice tone="gold" role="status">
            <Text look="small">{faultText(fault)}</Text>
            <Text look="small">
              {t({
                id: 'calendarLinks.failingSince',
                message: `Not read since ${since}. The bookings that it had stay taken.`,
              })}
            </Text>
          </Notice>
        )}
        {failure && (
          <SendFailure
            code={failure.code}
            wait={failure.wait}
            title={t({ id: 'calendarLinks.notRefreshed', message: 'The calendar could not be refreshed' })}
          />
        )}
      </Stack>
    </Item>
  );
}
