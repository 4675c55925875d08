import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import type { MessageDescriptor } from '@lingui/core';
import { errorMessage } from '../../lib/errors.ts';
import type { Told } from '../../ui/told-notice.tsx';

/** What is said of an action that failed, by the API's codes; other codes have their general sentence. */
const FAILURES: Readonly<Record<string, MessageDescriptor>> = {
  CONFLICT: msg({ id: 'venueDesk.conflict', message: 'It stands otherwise now. The list shows how.' }),
  PLAN_LIMIT_REACHED: msg({ id: 'venueDesk.planLimit', message: 'The plan of its owner does not allow more venues.' }),
};

type Outcome = { readonly id: string; readonly done: boolean; readonly code: string | null };

/** Words for what came of an action. */
export function useTold() {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const failure = (code: string) => i18n._(FAILURES[code] ?? errorMessage(code));
  const refused = (name: string, code: string) => {
    const reason = failure(code);
    return t({ id: 'told.failed', message: `${name}: not done. ${reason}` });
  };
  return {
    failure,
    refused,
    many: (outcomes: readonly Outcome[], venues: readonly { readonly id: string; readonly name: string }[]): Told => {
      const done = outcomes.filter((each) => each.done).length;
      const count = t({
        id: 'venueDesk.done',
        message: plural(done, { 0: 'Done with no venue.', one: 'Done with # venue.', other: 'Done with # venues.' }),
      });
      const bad = outcomes.filter((each) => !each.done);
      const nameOf = (id: string) => venues.find((venue) => venue.id === id)?.name ?? '';
      return {
        tone: bad.length > 0 ? 'danger' : 'sage',
        lines: [count, ...bad.map(({ id, code }) => refused(nameOf(id), code ?? 'INTERNAL'))],
      };
    },
  };
}
