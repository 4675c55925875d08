import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import { venueAddress } from '../../../lib/addresses.ts';
import { VENUE_ERRORS } from '../../../lib/venue-errors.ts';
import type { Told } from '../../../ui/toaster.tsx';
import { FAILURE_MESSAGES } from './action-labels.ts';
import type { BulkAction, MyVenue } from './my-venue.ts';
import type { DirectAction, useBulkAction, useVenueAction } from './use-venue-actions.ts';

/** What came of an action, in sentences. */
export function useToldActions() {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const failure = (action: DirectAction | BulkAction, code: string) =>
    i18n._(FAILURE_MESSAGES[code] ?? VENUE_ERRORS[action === 'DELETE' ? 'delete' : 'modify'](code));
  /** It is online at last: a word of joy, and the way to see it; or why it is not. */
  const published = (name: string, slug: string | null): Told =>
    slug === null
      ? {
          tone: 'sage',
          lines: [
            t({
              id: 'told.publishedHidden',
              message: `${name} is published, but does not show on the site yet: see your subscription.`,
            }),
          ],
          link: {
            to: '/dashboard/subscription',
            label: t({ id: 'told.toSubscription', message: 'My subscription' }),
          },
        }
      : {
          tone: 'sage',
          title: t({ id: 'told.published', message: `Congratulations! ${name} is online.` }),
          lines: [
            t({
              id: 'told.publishedText',
              message: 'Planners can find it and ask for a quote from now on. Share its page with your clients.',
            }),
          ],
          link: { to: venueAddress(slug), label: t({ id: 'told.publicPage', message: 'See its public page' }) },
        };
  const done = (action: Exclude<DirectAction, 'PUBLISH'>, name: string, asked: boolean): string => {
    switch (action) {
      case 'UNPUBLISH':
        return t({ id: 'told.unpublished', message: `${name} is no longer on the public site.` });
      case 'WITHDRAW':
        return t({ id: 'told.withdrawn', message: `${name} is a draft again.` });
      case 'RESTORE':
        return t({ id: 'told.restored', message: `${name} has been restored.` });
      case 'DELETE':
        return asked
          ? t({ id: 'told.asked', message: `${name}: our team has been asked to delete it.` })
          : t({ id: 'told.deleted', message: `${name} has been deleted.` });
    }
  };
  return {
    one: (
      action: DirectAction,
      name: string,
      outcome: Awaited<ReturnType<ReturnType<typeof useVenueAction>[0]>>,
    ): Told => {
      if (outcome.kind === 'done')
        return action === 'PUBLISH'
          ? published(name, outcome.publicSlug)
          : { tone: 'sage', lines: [done(action, name, outcome.asked)] };
      const reason = failure(action, outcome.code);
      return { tone: 'danger', lines: [t({ id: 'told.failed', message: `${name}: nothing was done. ${reason}` })] };
    },
    many: (
      action: BulkAction,
      outcome: Awaited<ReturnType<ReturnType<typeof useBulkAction>[0]>>,
      venues: readonly MyVenue[],
    ): Told => {
      if (outcome.kind !== 'done') {
        const code = outcome.kind === 'failed' ? outcome.code : 'VALIDATION_FAILED';
        return { tone: 'danger', lines: [failure(action, code)] };
      }
      const { outcomes } = outcome.answer;
      const good = outcomes.filter((each) => each.done);
      const bad = outcomes.filter((each) => !each.done);
      const count = t({
        id: 'told.count',
        message: plural(good.length, {
          0: 'No venue was changed.',
          one: 'Done for # venue.',
          other: 'Done for # venues.',
        }),
      });
      const lines = bad.map(({ id, code }) => {
        const name = venues.find((venue) => venue.id === id)?.name ?? '';
        const reason = failure(action, code ?? 'INTERNAL');
        return t({ id: 'told.failed', message: `${name}: nothing was done. ${reason}` });
      });
      return { tone: bad.length > 0 ? 'danger' : 'sage', lines: [count, ...lines] };
    },
  };
}
