import { styled } from '../../../ui/styled.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Text, VisuallyHidden } from '../../../ui/text.tsx';
import { timelineOf, type QuoteState, type TrackedQuote } from './tracked-quote.ts';

/** What a state means to the planner. */
export const STATE_NAMES = {
  NEW: msg({ id: 'quoteState.new', message: 'Received' }),
  IN_REVIEW: msg({ id: 'quoteState.inReview', message: 'Being reviewed by our team' }),
  FORWARDED: msg({ id: 'quoteState.forwarded', message: 'Sent to the venues' }),
  ANSWERED: msg({ id: 'quoteState.answered', message: 'Quotes received' }),
  WON: msg({ id: 'quoteState.won', message: 'Venue chosen' }),
  LOST: msg({ id: 'quoteState.lost', message: 'Closed without a booking' }),
  REJECTED: msg({ id: 'quoteState.rejected', message: 'Not forwarded' }),
  ARCHIVED: msg({ id: 'quoteState.archived', message: 'Closed' }),
} as const satisfies Record<QuoteState, MessageDescriptor>;

const Line = styled('ol', { base: { listStyle: 'none', display: 'grid' } });

const Step = styled('li', {
  base: {
    position: 'relative',
    pl: '8',
    pb: '5',
    _before: {
      content: '""',
      position: 'absolute',
      left: '0',
      top: '0.3rem',
      boxSize: '4',
      borderRadius: 'full',
      border: '2px solid',
      borderColor: 'rule.strong',
      bg: 'surface',
    },
    _after: {
      content: '""',
      position: 'absolute',
      left: '7px',
      top: '1.5rem',
      bottom: '-0.2rem',
      width: '2px',
      bg: 'rule',
    },
    '&:last-child::after': { display: 'none' },
    '&:last-child': { pb: '0' },
    _currentStep: { fontWeight: '600' },
  },
  variants: {
    reached: {
      true: { _before: { bg: 'sage', borderColor: 'sage' }, _after: { bg: 'sage' } },
      false: { color: 'ink.muted' },
    },
  },
});

/** What a request went through, with the days, and what comes next. */
export function StateTimeline({ request }: { request: TrackedQuote }) {
  const { t } = useLingui();
  const stateName = useTerm(STATE_NAMES);
  const { dateTime } = useFormats();
  const steps = timelineOf(request);
  const current = steps.findLastIndex(({ at }) => at !== null);
  const nameOf = (state: QuoteState, index: number) =>
    state === 'ARCHIVED' && request.withdrawnAt !== null && index === current
      ? t({ id: 'quoteState.withdrawn', message: 'Withdrawn by you' })
      : stateName(state);
  return (
    <Line>
      {steps.map(({ state, at }, index) => (
        <Step key={`${state} ${at ?? ''}`} reached={at !== null} aria-current={index === current ? 'step' : undefined}>
          {nameOf(state, index)}
          {at === null ? (
            <VisuallyHidden>, {t({ id: 'quoteState.toCome', message: 'upcoming' })}</VisuallyHidden>
          ) : (
            <Text look="small" tone="muted" fontWeight="400">
              <time dateTime={at}>{dateTime(at)}</time>
            </Text>
          )}
        </Step>
      ))}
    </Line>
  );
}
