import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../lib/formats.ts';

/** "Au plus 80 € HT par personne", of cents. */
export function useBudgetLabel(): (cents: number) => string {
  const { t } = useLingui();
  const { money } = useFormats();
  return (cents) => {
    const amount = money({ amount: cents, currency: 'EUR' });
    return t({ id: 'filters.budgetChip', message: `At most ${amount} excl. VAT per person` });
  };
}
