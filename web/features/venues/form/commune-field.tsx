import { styled } from '../../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { SUGGESTIONS } from '../../../../schema/constants.ts';
import { useErrorOf } from '../../../lib/form-fields.tsx';
import { Box, Span } from '../../../ui/box.ts';
import { Field, TextInput } from '../../../ui/field.tsx';
import { OptionsPanel } from '../../../ui/options-panel.ts';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { useCombobox } from '../../../ui/use-combobox.ts';
import { usePlaces } from './use-communes.ts';
import { NOT_PLACED, type VenueForm } from './venue-form.ts';

const Option = styled('div', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'baseline',
    minHeight: '10',
    px: '2',
    py: '2',
    borderRadius: 'sm',
    cursor: 'pointer',
    _selected: { bg: 'sunken', outline: '1px solid', outlineColor: 'rule.strong' },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
});

/** Postal code and commune in one field, completed from the official list. */
export function CommuneField() {
  const { t } = useLingui();
  const { setValue, getValues } = useFormContext<Pick<VenueForm, 'commune' | 'postalCode' | 'position'>>();
  const {
    field: { name, value, onChange, onBlur, ref },
  } = useController<Pick<VenueForm, 'commune'>, 'commune'>({ name: 'commune' });
  const label = t({ id: 'venueForm.commune', message: 'Postal code and commune' });
  const chosen = value ? `${getValues('postalCode')} ${value.name}` : '';
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const text = typed ?? chosen;
  const { places, settled } = usePlaces(text, open && typed !== null);
  const combobox = useCombobox({
    open: open && typed !== null,
    setOpen,
    keys: places.map(({ key }) => key),
    onPick: (index) => {
      const place = places[index];
      if (!place) return;
      setValue('postalCode', place.postalCode, { shouldDirty: true });
      // A marker stands in the commune that it was put into.
      if (place.commune.code !== value?.code) setValue('position', NOT_PLACED, { shouldDirty: true });
      onChange(place.commune);
      setTyped(null);
    },
    hideDelayMs: SUGGESTIONS.hideDelayMs,
  });
  const found = places.length;
  const announced =
    found > 0
      ? t({ id: 'suggestion.announced', message: plural(found, { one: '# suggestion', other: '# suggestions' }) })
      : t({ id: 'suggestion.none', message: 'No suggestions' });
  return (
    <Box position="relative">
      <Field
        label={label}
        help={t({
          id: 'venueForm.communeHelp',
          message: 'Type the postal code or the name, then choose from the list.',
        })}
        error={useErrorOf('commune', label)}
        required
      >
        <TextInput
          {...combobox.input}
          name={name}
          ref={ref}
          value={text}
          maxLength={100}
          placeholder="69002 Lyon"
          onChange={({ target }) => setTyped(target.value)}
          onBlur={(event) => {
            combobox.input.onBlur(event);
            onBlur();
            // What was typed and not chosen is no commune; an empty field is none either.
            if (typed?.trim() === '') onChange(null);
            setTyped(null);
          }}
        />
      </Field>
      <VisuallyHidden role="status">{open && typed !== null && settled ? announced : ''}</VisuallyHidden>
      {combobox.expanded && (
        <OptionsPanel maxHeight="min(24rem, 50dvh)" {...combobox.list} aria-label={label}>
          {places.map(({ key, postalCode, commune, department }, index) => (
            <Option key={key} {...combobox.option(index)}>
              <Span fontVariantNumeric="tabular-nums">{postalCode}</Span>
              <Span flex="1" fontWeight="500" lang="fr">
                {commune.name}
              </Span>
              <Span color="ink.muted" fontSize="sm" lang="fr">
                {department}
              </Span>
            </Option>
          ))}
        </OptionsPanel>
      )}
    </Box>
  );
}
