import { useLingui } from '@lingui/react/macro';
import { PRICE_STEPS } from '../../../schema/rates.ts';
import { useFormats } from '../../lib/formats.ts';
import { Field } from '../../ui/field.tsx';
import { FacetGroup } from './facet-group.tsx';
import type { SearchFacetsFragment } from './search-facets.gen.ts';
import { countOf, LIMITS, type SearchParams } from './search-params.ts';
import { StepSelect } from './step-select.tsx';
import type { ChangeSearch } from './use-search.ts';

type BudgetFilterProps = {
  params: SearchParams;
  facets: SearchFacetsFragment | undefined;
  change: ChangeSearch;
};

/** What one participant may cost. */
export function BudgetFilter({ params: { budget }, facets, change }: BudgetFilterProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  return (
    <FacetGroup title={t({ id: 'filters.budget', message: 'Budget' })} active={budget === null ? 0 : 1} open>
      <Field
        label={t({ id: 'filters.perPerson', message: 'Per person, excl. VAT' })}
        help={t({ id: 'filters.budgetHint', message: 'Leaves out venues that do not state a price.' })}
      >
        <StepSelect
          name="budget"
          steps={PRICE_STEPS}
          value={budget}
          counts={facets?.pricePerPerson.map(({ value, count }) => ({ value: value.amount / 100, count }))}
          label={(euros) => {
            const amount = money({ amount: euros * 100, currency: 'EUR' });
            return t({ id: 'filters.budgetStep', message: `At most ${amount}` });
          }}
          onChange={(text) => change(() => ({ budget: countOf(text, LIMITS.budget) }))}
        />
      </Field>
    </FacetGroup>
  );
}
