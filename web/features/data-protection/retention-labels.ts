import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useTerm } from '../../lib/terms.ts';
import type { RetentionQuery, RetentionRunsQuery } from './data-protection.gen.ts';

export type Rule = RetentionQuery['retention']['rules'][number];
export type Run = RetentionRunsQuery['retentionRuns']['items'][number];

const KINDS = {
  QUOTES: msg({ id: 'retention.quotes', message: 'Quote requests' }),
  MESSAGES: msg({ id: 'retention.messages', message: 'Contact messages' }),
  REGISTRATIONS: msg({ id: 'retention.registrations', message: 'Rejected registrations' }),
  ACTIVITY: msg({ id: 'retention.activity', message: 'Pages viewed while signed in' }),
  NOTIFICATIONS: msg({ id: 'retention.notifications', message: 'Read notifications' }),
  AUDIT: msg({ id: 'retention.audit', message: 'Audit log entries' }),
  VENUES: msg({ id: 'retention.venues', message: 'Deleted venues' }),
  SESSIONS: msg({ id: 'retention.sessions', message: 'Ended sessions' }),
  LINKS: msg({ id: 'retention.links', message: 'Expired e-mail links' }),
  SAVED_SEARCHES: msg({ id: 'retention.savedSearches', message: 'Saved searches' }),
  CALENDARS: msg({ id: 'retention.calendars', message: 'Past calendar entries' }),
} as const satisfies Record<Rule['kind'], unknown>;

const TRIGGERS = {
  SCHEDULE: msg({ id: 'retention.bySchedule', message: 'Every night' }),
  ADMINISTRATOR: msg({ id: 'retention.byAdministrator', message: 'On demand' }),
  REQUEST: msg({ id: 'retention.byRequest', message: 'A person’s request' }),
} as const satisfies Record<Run['trigger'], unknown>;

/** What is forgotten, when, and by whom, in words. */
export function useRetentionLabels() {
  const { t } = useLingui();
  const kind = useTerm(KINDS);
  const trigger = useTerm(TRIGGERS);
  return {
    kind,
    trigger: ({ trigger: value, ranBy }: Run) => (ranBy === null ? trigger(value) : `${trigger(value)} – ${ranBy}`),
    period: ({ amount, unit }: Rule) => {
      switch (unit) {
        case 'MONTH':
          return t({ id: 'retention.months', message: plural(amount, { one: '# month', other: '# months' }) });
        case 'DAY':
          return t({ id: 'retention.days', message: plural(amount, { one: '# day', other: '# days' }) });
        case 'HOUR':
          return t({ id: 'retention.hours', message: plural(amount, { one: '# hour', other: '# hours' }) });
      }
    },
    effect: ({ effect }: Rule) =>
      effect === 'ANONYMISE'
        ? t({ id: 'retention.anonymise', message: 'anonymised' })
        : t({ id: 'retention.delete', message: 'deleted' }),
    erased: (count: number) =>
      t({
        id: 'retention.erased',
        message: plural(count, { 0: 'Nothing was erased', one: '# entry erased', other: '# entries erased' }),
      }),
  };
}

export const sumOf = (of: readonly { readonly count: number }[]) => of.reduce((sum, { count }) => sum + count, 0);
