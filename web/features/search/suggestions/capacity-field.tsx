import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { SUGGESTIONS } from '../../../../schema/constants.ts';
import { CAPACITY_BAND_NAMES, useTerm } from '../../../lib/terms.ts';
import { useEarlyValue } from '../../../lib/use-early-value.ts';
import { useCombobox } from '../../../ui/use-combobox.ts';
import { Option, Popup } from './popup.tsx';
import { BAND_SLUGS, bandText, capacityParameter } from './search-fields.ts';
import { Input, Label, Segment, type SearchLook } from './search-form-parts.ts';

type CapacityFieldProps = { look: SearchLook; value: string; onChange: (text: string) => void };

/** How many people: the number itself, or one of the five sizes that the list offers. */
export function CapacityField({ look, value, onChange }: CapacityFieldProps) {
  const { t } = useLingui();
  const bandName = useTerm(CAPACITY_BAND_NAMES);
  const id = useId();
  const field = useEarlyValue<HTMLInputElement>(value, onChange);
  const [open, setOpen] = useState(false);
  // Someone who types a number knows what he wants; a band that was chosen can be exchanged for another.
  const offered = value === '' || Number.isNaN(Number(value)) ? BAND_SLUGS : [];
  const combobox = useCombobox({
    field,
    open,
    setOpen,
    keys: offered,
    hideDelayMs: SUGGESTIONS.hideDelayMs,
    onPick: (index) => {
      const band = offered[index];
      if (band) onChange(bandText(band));
    },
  });
  const chosen = capacityParameter(value);
  const hint = t({ id: 'search.capacityHint', message: 'A number of people, for example 60' });
  const isUnread = value.trim() !== '' && chosen === '';
  // The browser's own sentence is in its language, not in that of the page.
  useEffect(() => field.current?.setCustomValidity(isUnread ? hint : ''), [field, isUnread, hint]);

  return (
    <Segment look={look}>
      <Label look={look} htmlFor={`${id}-field`}>
        {t({ id: 'search.capacity', message: 'How many people?' })}
      </Label>
      <Input
        {...combobox.input}
        ref={field}
        look={look}
        id={`${id}-field`}
        name="capacity"
        type="text"
        inputMode="numeric"
        enterKeyHint="search"
        maxLength={30}
        title={hint}
        placeholder={t({ id: 'search.capacityPlaceholder', message: 'Attendees' })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {combobox.expanded && (
        <Popup {...combobox.list} aria-label={t({ id: 'search.capacityBands', message: 'Size of the event' })}>
          {offered.map((band, index) => (
            <Option {...combobox.option(index)} key={band} fontWeight={band === chosen ? '600' : '400'}>
              {bandName(band)}
            </Option>
          ))}
        </Popup>
      )}
    </Segment>
  );
}
