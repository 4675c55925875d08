import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import { errorMessage } from '../../lib/errors.ts';
import type { Told } from '../../ui/told-notice.tsx';
import { FAILURE_TEXTS } from './action-texts.ts';
import type { BulkAction, MyVenue } from './my-venue.ts';
import type { DirectAction, useBulkAction, useVenueAction } from './use-venue-actions.ts';

/** What came of an action, in sentences. */
export function useToldActions() {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const failure = (code: string) => i18n._(FAILURE_TEXTS[code] ?? errorMessage(code));
  const done = (action: DirectAction, name: string, asked: boolean): string => {
    switch (action) {
      case 'PUBLISH':
        return t({ id: 'told.published', message: `${name} is on the public site.` });
      case 'UNPUBLISH':
        return t({ id: 'told.unpublished', message: `${name} is off the public site.` });
      case 'WITHDRAW':
        return t({ id: 'told.withdrawn', message: `${name} is a draft again.` });
      case 'RESTORE':
        return t({ id: 'told.restored', message: `${name} is back.` });
      case 'DELETE':
        return asked
          ? t({ id: 'told.asked', message: `Our team is asked to delete ${name}.` })
          : t({ id: 'told.deleted', message: `${name} is deleted.` });
    }
  };
  return {
    one: (
      action: DirectAction,
      name: string,
      outcome: Awaited<ReturnType<ReturnType<typeof useVenueAction>[0]>>,
    ): Told => {
      if (outcome.kind === 'done') return { tone: 'sage', lines: [done(action, name, outcome.asked)] };
      const reason = failure(outcome.code);
      return { tone: 'danger', lines: [t({ id: 'told.failed', message: `${name}: not done. ${reason}` })] };
    },
    many: (
      action: BulkAction,
      outcome: Awaited<ReturnType<ReturnType<typeof useBulkAction>[0]>>,
      venues: readonly MyVenue[],
    ): Told => {
      if (outcome.kind === 'failed') return { tone: 'danger', lines: [failure(outcome.code)] };
      const good = outcome.outcomes.filter((each) => each.done);
      const bad = outcome.outcomes.filter((each) => !each.done);
      const count = t({
        id: 'told.count',
        message: plural(good.length, {
          0: 'Done with no venue.',
          one: 'Done with # venue.',
          other: 'Done with # venues.',
        }),
      });
      const lines = bad.map(({ id, code }) => {
        const name = venues.find((venue) => venue.id === id)?.name ?? '';
        const reason = failure(code ?? 'INTERNAL');
        return t({ id: 'told.failed', message: `${name}: not done. ${reason}` });
      });
      return { tone: bad.length > 0 ? 'danger' : 'sage', lines: [count, ...lines] };
    },
  };
}
