import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { FORM_LIMITS, QUOTE } from '../../../../schema/constants.ts';
import { AreaField, DecimalField, NumberField, useChoices, useErrorOf } from '../../../lib/form-fields.tsx';
import { useTerm } from '../../../lib/terms.ts';
import { Flex, Span, Stack } from '../../../ui/box.ts';
import { ChoiceCard, ChoiceGrid } from '../../../ui/choice-cards.tsx';
import { FieldSet } from '../../../ui/field-set.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { EMPTY_FORM, isAsked, type QuoteForm } from './quote-form.ts';
import {
  CATERING_OPTIONS,
  CATERING_VALUES,
  CRITERIA,
  CRITERION_VALUES,
  EQUIPMENT_OPTIONS,
  EQUIPMENT_VALUES,
  type QuoteCriterion,
} from './quote-terms.ts';
import { useQuoteLabels } from './quote-messages.ts';

/** Second step: what the event needs. All of it may stay empty. */
export function StepNeeds() {
  const { t } = useLingui();
  const labels = useQuoteLabels();
  const catering = useChoices('catering', CATERING_VALUES);
  const equipment = useChoices('equipment', EQUIPMENT_VALUES);
  const cateringName = useTerm(CATERING_OPTIONS);
  const equipmentName = useTerm(EQUIPMENT_OPTIONS);
  return (
    <Stack gap="8">
      <NumberField
        name="bedrooms"
        label={labels.bedrooms}
        help={t({ id: 'quote.bedroomsHelp', message: 'Leave empty if nobody stays overnight.' })}
        min={0}
        max={QUOTE.maxBedrooms}
        step={1}
        optional
      />
      <DecimalField
        name="budgetPerPerson"
        label={labels.budgetPerPerson}
        help={t({
          id: 'quote.budgetHelp',
          message: 'In euros, for the whole event. It helps venues give the right answer.',
        })}
        maxWidth="14rem"
        optional
      />
      <Stack gap="4">
        <FieldSet legend={labels.catering} error={useErrorOf('catering', labels.catering)}>
          <ChoiceGrid look="pills">
            {CATERING_VALUES.map((option) => (
              <ChoiceCard key={option} look="pills" type="checkbox" {...catering(option)}>
                {cateringName(option)}
              </ChoiceCard>
            ))}
          </ChoiceGrid>
        </FieldSet>
        <AreaField
          name="cateringNote"
          label={labels.cateringNote}
          help={t({ id: 'quote.cateringNoteHelp', message: 'Diets, style of meals, times.' })}
          max={FORM_LIMITS.note}
          rows={2}
          optional
        />
      </Stack>
      <Stack gap="4">
        <FieldSet legend={labels.equipment} error={useErrorOf('equipment', labels.equipment)}>
          <ChoiceGrid look="pills">
            {EQUIPMENT_VALUES.map((option) => (
              <ChoiceCard key={option} look="pills" type="checkbox" {...equipment(option)}>
                {equipmentName(option)}
              </ChoiceCard>
            ))}
          </ChoiceGrid>
        </FieldSet>
        <AreaField name="equipmentNote" label={labels.equipmentNote} max={FORM_LIMITS.note} rows={2} optional />
      </Stack>
      <MustHaves />
      <AreaField
        name="message"
        label={labels.message}
        help={t({
          id: 'quote.messageHelp',
          message: 'Times, breakout rooms, activities, access: anything that helps venues reply well.',
        })}
        max={FORM_LIMITS.message}
        rows={5}
        optional
      />
    </Stack>
  );
}

/** For each criterion that the request speaks of: is it a must, or would it only be nice? */
function MustHaves() {
  const { t } = useLingui();
  const { setValue } = useFormContext<QuoteForm>();
  const labels = useQuoteLabels();
  const form = { ...EMPTY_FORM, ...useWatch<QuoteForm>() };
  const criterionName = useTerm(CRITERIA);
  const asked = CRITERION_VALUES.filter((criterion) => isAsked(form, criterion));
  if (asked.length === 0) return null;
  const choose = (criterion: QuoteCriterion, must: boolean) => {
    const others = form.mustHaves.filter((each) => each !== criterion);
    setValue('mustHaves', must ? [...others, criterion] : others, { shouldDirty: true });
  };
  const options = [
    { value: 'nice', label: t({ id: 'quote.niceToHave', message: 'Nice to have' }) },
    { value: 'must', label: t({ id: 'quote.mustHave', message: 'Must have' }) },
  ] as const;
  return (
    <FieldSet
      legend={labels.mustHaves}
      help={t({
        id: 'quote.mustHavesHelp',
        message: 'Tell us what cannot change; for the rest, venues may suggest something else.',
      })}
    >
      <Stack gap="0">
        {asked.map((criterion) => (
          <Flex
            key={criterion}
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            py="2"
            borderBottom="1px solid"
            borderColor="rule"
          >
            <Span>{criterionName(criterion)}</Span>
            <Segmented
              name={`must-${criterion}`}
              label={criterionName(criterion)}
              options={options}
              value={form.mustHaves.includes(criterion) ? 'must' : 'nice'}
              onChange={(value) => choose(criterion, value === 'must')}
            />
          </Flex>
        ))}
      </Stack>
    </FieldSet>
  );
}
