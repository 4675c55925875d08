import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-static/icons/x.svg?react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { AMENITY_GROUP_TITLES, AMENITY_GROUPS, type AmenityGroup } from '../../../lib/amenity-groups.ts';
import { useChoices, useErrorOf } from '../../../lib/form-fields.tsx';
import { useTerm } from '../../../lib/terms.ts';
import { AMENITIES, AMENITY_VALUES } from '../../../lib/venue-terms.ts';
import { Flex, Item, List, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGrid } from '../../../ui/choice-cards.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { FieldSet } from '../../../ui/field-set.tsx';
import { TabCard } from './tab-card.tsx';
import { VENUE_LIMITS } from '../../../../schema/owner-limits.ts';
import { useVenueLabel } from './venue-labels.ts';

const GROUPS = Object.keys(AMENITY_GROUPS) as AmenityGroup[];

/** What the venue offers, by theme, and words of its own. */
export function ServicesTab() {
  const amenityName = useTerm(AMENITIES);
  const groupTitle = useTerm(AMENITY_GROUP_TITLES);
  const amenity = useChoices('amenities', AMENITY_VALUES);
  return (
    <TabCard
      title={<Trans id="venueForm.services">Services and facilities</Trans>}
      lead={<Trans id="venueForm.servicesLead">Planners filter by these: tick everything you offer.</Trans>}
    >
      {GROUPS.map((group) => (
        <FieldSet key={group} legend={groupTitle(group)}>
          <ChoiceGrid look="pills">
            {AMENITY_GROUPS[group].map((value) => (
              <ChoiceCard key={value} look="pills" type="checkbox" {...amenity(value)}>
                {amenityName(value)}
              </ChoiceCard>
            ))}
          </ChoiceGrid>
        </FieldSet>
      ))}
      <Tags />
    </TabCard>
  );
}

/** Words that the venue is found by beside all that: typed one by one, each with a button that takes it away. */
function Tags() {
  const { t } = useLingui();
  const label = useVenueLabel();
  const { field } = useController({ name: 'tags' });
  const tags = field.value as readonly string[];
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const add = () => {
    const tag = typed.replaceAll(/\s+/g, ' ').trim().slice(0, VENUE_LIMITS.tag);
    setTyped('');
    if (tag !== '' && !tags.some((each) => each.toLocaleLowerCase() === tag.toLocaleLowerCase())) {
      field.onChange([...tags, tag]);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  };
  const remove = (tag: string) => {
    field.onChange(tags.filter((each) => each !== tag));
    input.current?.focus();
  };
  return (
    <Stack gap="3">
      <Field
        label={label('tags')}
        help={t({
          id: 'venueForm.tagsHelp',
          message: 'Anything else people might search for: “wine cellar”, “private beach”.',
        })}
        optionalText={t({ id: 'field.optional', message: '(optional)' })}
        error={useErrorOf('tags', label('tags'))}
      >
        <Flex gap="2" maxWidth="lg">
          <TextInput
            ref={(element: HTMLInputElement | null) => {
              input.current = element;
              field.ref(element);
            }}
            value={typed}
            maxLength={VENUE_LIMITS.tag}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
            onBlur={add}
            enterKeyHint="enter"
            autoComplete="off"
          />
          <Button disabled={tags.length >= VENUE_LIMITS.tags} onClick={add}>
            <Trans id="venueForm.addTag">Add</Trans>
          </Button>
        </Flex>
      </Field>
      {tags.length > 0 && (
        <List display="flex" flexWrap="wrap" gap="2" aria-label={label('tags')}>
          {tags.map((tag) => (
            <Item key={tag}>
              <Button
                size="sm"
                borderRadius="full"
                aria-label={t({ id: 'venueForm.removeTag', message: `Remove the keyword ${tag}` })}
                onClick={() => remove(tag)}
              >
                {tag}
                <X size={16} aria-hidden />
              </Button>
            </Item>
          ))}
        </List>
      )}
    </Stack>
  );
}
