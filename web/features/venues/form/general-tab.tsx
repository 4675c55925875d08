import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { AreaField, SelectField, TextField, useChoices, useErrorOf } from '../../../lib/form-fields.tsx';
import { EVENT_TYPE_VALUES, EVENT_TYPES, useTerm } from '../../../lib/terms.ts';
import { VENUE_KINDS, type VenueKind } from '../../../lib/venue-labels.ts';
import { ChoiceCard, ChoiceGrid } from '../../../ui/choice-cards.tsx';
import { FieldSet } from '../../../ui/field-set.tsx';
import { FieldRow } from './item-list.tsx';
import { SimpleInput } from './simple-input.tsx';
import { TabCard } from './tab-card.tsx';
import { useVenueLabel } from './venue-labels.ts';
import { namesIn } from '../../../../schema/venue-fields.ts';
import { VENUE_LIMITS } from '../../../../schema/owner-limits.ts';

const KINDS = Object.keys(VENUE_KINDS) as VenueKind[];
const STARS = [1, 2, 3, 4, 5];

/** Name, kind, stars, what the venue is for, and its description. */
export function GeneralTab() {
  const { t } = useLingui();
  const label = useVenueLabel();
  const kindName = useTerm(VENUE_KINDS);
  const eventTypeName = useTerm(EVENT_TYPES);
  const eventType = useChoices('eventTypes', EVENT_TYPE_VALUES);
  return (
    <TabCard
      title={<Trans id="venueForm.general">The venue</Trans>}
      lead={
        <Trans id="venueForm.generalLead">What planners read first, in lists and at the top of the venue’s page.</Trans>
      }
    >
      <TextField name="name" label={label('name')} maxLength={VENUE_LIMITS.name + 20} autoComplete="off" />
      <FieldRow>
        <SelectField name="kind" label={label('kind')}>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kindName(kind)}
            </option>
          ))}
        </SelectField>
        <SelectField name="category" label={label('category')} optional>
          <option value="">{t({ id: 'venueForm.noStars', message: 'Not rated' })}</option>
          {STARS.map((stars) => (
            <option key={stars} value={String(stars)}>
              {t({ id: 'venueForm.stars', message: plural(stars, { one: '# star', other: '# stars' }) })}
            </option>
          ))}
        </SelectField>
      </FieldRow>
      <FieldSet
        legend={label('eventTypes')}
        help={t({ id: 'venueForm.eventTypesHelp', message: 'Planners search by event type: tick all that apply.' })}
        error={useErrorOf('eventTypes', label('eventTypes'))}
      >
        <ChoiceGrid look="pills">
          {EVENT_TYPE_VALUES.map((type) => (
            <ChoiceCard key={type} look="pills" type="checkbox" {...eventType(type)}>
              {eventTypeName(type)}
            </ChoiceCard>
          ))}
        </ChoiceGrid>
      </FieldSet>
      <FieldRow>
        {namesIn('stay').map((name) => (
          <SimpleInput key={name} name={name} />
        ))}
      </FieldRow>
      <AreaField
        name="description"
        label={label('description')}
        help={t({
          id: 'venueForm.descriptionHelp',
          message: 'The place, its character, what you can do there. An empty line starts a new paragraph.',
        })}
        max={VENUE_LIMITS.description}
        rows={8}
      />
    </TabCard>
  );
}
