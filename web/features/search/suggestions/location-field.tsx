import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useId, useState } from 'react';
import { SUGGESTIONS } from '../../../../schema/constants.ts';
import { deferred } from '../../../lib/deferred.tsx';
import { useEarlyValue } from '../../../lib/use-early-value.ts';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { useCombobox } from '../../../ui/use-combobox.ts';
import { placeBeingTyped, withPlace } from './location-text.ts';
import { Input, Label, Segment, type SearchLook } from './search-form-parts.ts';
import { suggestionKey, useSuggestions } from './use-suggestions.ts';

type LocationFieldProps = {
  look: SearchLook;
  value: string;
  onChange: (text: string) => void;
  /** A venue was chosen: its page is wanted, no search. */
  onVenue: (slug: string) => void;
  /** What the text means was chosen: it is searched as it is. */
  onText: (text: string) => void;
};

const LocationSuggestions = deferred(() => import('./location-suggestions.tsx'));

/** Where the event shall be: one or several places, completed with what has venues; or a venue by its name. */
export function LocationField({ look, value, onChange, onVenue, onText }: LocationFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const field = useEarlyValue<HTMLInputElement>(value, onChange);
  const [open, setOpen] = useState(false);
  const { groups, options, reading, settled } = useSuggestions(value, open);
  // The first of the list is what the text means, if it is more than a place.
  const first = reading ? 1 : 0;
  const typed = placeBeingTyped(value);

  const pick = (index: number, byTab: boolean) => {
    if (index < first) {
      if (!byTab) onText(value.trim());
      return;
    }
    const chosen = options[index - first];
    if (chosen?.slug && !byTab) onVenue(chosen.slug);
    else if (chosen && !chosen.slug) {
      onChange(withPlace(value, chosen.label));
      if (!byTab) field.current?.focus();
    }
  };
  const combobox = useCombobox({
    field,
    open,
    setOpen,
    keys: [...(reading ? ['reading'] : []), ...options.map(suggestionKey)],
    onPick: pick,
    hideDelayMs: SUGGESTIONS.hideDelayMs,
  });

  const found = options.length + first;
  const announced =
    found > 0
      ? t({ id: 'suggestion.announced', message: plural(found, { one: '# suggestion', other: '# suggestions' }) })
      : t({ id: 'suggestion.none', message: 'No suggestions' });
  const label = t({ id: 'search.location', message: 'Where?' });

  return (
    <Segment look={look}>
      <Label look={look} htmlFor={`${id}-field`}>
        {label}
      </Label>
      <Input
        {...combobox.input}
        ref={field}
        look={look}
        id={`${id}-field`}
        name="location"
        type="text"
        enterKeyHint="search"
        maxLength={500}
        placeholder={t({ id: 'search.locationPlaceholder', message: 'City, region or venue' })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <VisuallyHidden role="status">{open && settled ? announced : ''}</VisuallyHidden>
      {combobox.expanded && (
        <Suspense fallback={null}>
          <LocationSuggestions combobox={combobox} groups={groups} reading={reading} typed={typed} />
        </Suspense>
      )}
    </Segment>
  );
}
