import { plural } from '@lingui/core/macro';
import { useLingui as useI18n } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../../lib/errors.ts';
import { nameOf, type Registration } from './registration.ts';
import type { Told } from '../../../ui/toaster.tsx';
import type { Decided } from './use-decisions.ts';

/** What came of decisions, in sentences: whom it was done for, and why not for the others. */
export function useToldDecisions() {
  const { t } = useLingui();
  const { i18n } = useI18n();
  return (outcome: Decided, decided: readonly Registration[], rejected: boolean): Told => {
    if (outcome.kind === 'failed') return { tone: 'danger', lines: [i18n._(errorMessage(outcome.code))] };
    const nameBy = (id: string) => {
      const registration = decided.find((each) => each.id === id);
      return registration ? nameOf(registration) : '';
    };
    const good = outcome.outcomes.filter(({ done }) => done);
    const bad = outcome.outcomes.filter(({ done }) => !done);
    const failures = bad.map(({ id, code }) => {
      const name = nameBy(id);
      if (code === 'CONFLICT')
        return t({ id: 'people.decidedElsewhere', message: `${name}: someone else has already decided.` });
      const reason = i18n._(errorMessage(code ?? 'INTERNAL'));
      return t({ id: 'told.failed', message: `${name}: nothing was done. ${reason}` });
    });
    return { tone: bad.length > 0 ? 'danger' : 'sage', lines: [...summary(), ...failures] };

    function summary(): string[] {
      const count = good.length;
      if (count === 0) return [];
      if (count === 1) {
        const name = nameBy(good[0]!.id);
        return [
          rejected
            ? t({ id: 'people.rejectedOne', message: `${name} has been rejected and receives the reason by e-mail.` })
            : t({ id: 'people.approvedOne', message: `${name} has been approved and can sign in.` }),
        ];
      }
      return [
        rejected
          ? t({
              id: 'people.rejectedMany',
              message: plural(count, { one: '# registration rejected.', other: '# registrations rejected.' }),
            })
          : t({
              id: 'people.approvedMany',
              message: plural(count, { one: '# registration approved.', other: '# registrations approved.' }),
            }),
      ];
    }
  };
}
