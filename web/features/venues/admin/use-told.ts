import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import type { MessageDescriptor } from '@lingui/core';
import { VENUE_ERRORS } from '../../../lib/venue-errors.ts';
import type { Told } from '../../../ui/toaster.tsx';

/** What is said of an action that failed, by the API's codes; other codes have their general sentence. */
const FAILURES: Readonly<Record<string, MessageDescriptor>> = {
  CONFLICT: msg({ id: 'venuesAdmin.conflict', message: 'Its state has changed. The list is up to date.' }),
  PLAN_LIMIT_REACHED: msg({ id: 'venuesAdmin.planLimit', message: 'Its owner’s plan does not allow more venues.' }),
};

type AdminAct = 'modify' | 'delete';
type Outcome = { readonly id: string; readonly done: boolean; readonly code: string | null };

/** Words for what came of an action. */
export function useTold() {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const failure = (act: AdminAct, code: string) => i18n._(FAILURES[code] ?? VENUE_ERRORS[act](code));
  const refused = (act: AdminAct, name: string, code: string) => {
    const reason = failure(act, code);
    return t({ id: 'told.failed', message: `${name}: nothing was done. ${reason}` });
  };
  return {
    failure,
    refused,
    many: (
      act: AdminAct,
      outcomes: readonly Outcome[],
      venues: readonly { readonly id: string; readonly name: string }[],
    ): Told => {
      const done = outcomes.filter((each) => each.done).length;
      const count = t({
        id: 'venuesAdmin.done',
        message: plural(done, { 0: 'No venue was changed.', one: 'Done for # venue.', other: 'Done for # venues.' }),
      });
      const bad = outcomes.filter((each) => !each.done);
      const nameOf = (id: string) => venues.find((venue) => venue.id === id)?.name ?? '';
      return {
        tone: bad.length > 0 ? 'danger' : 'sage',
        lines: [count, ...bad.map(({ id, code }) => refused(act, nameOf(id), code ?? 'INTERNAL'))],
      };
    },
  };
}
