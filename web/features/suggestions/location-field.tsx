import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Building2 from 'lucide-react/icons/building-2';
import MapPin from 'lucide-react/icons/map-pin';
import { useId, useRef, useState } from 'react';
import { SUGGESTIONS } from '../../../schema/constants.ts';
import { useFormats } from '../../lib/formats.ts';
import { typeset } from '../../lib/place-names.ts';
import { Flex, Span } from '../../ui/box.ts';
import { Text, VisuallyHidden } from '../../ui/text.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import { placeBeingTyped, withPlace } from './location-text.ts';
import { MatchedText } from './matched-text.tsx';
import { Option, Popup } from './popup.tsx';
import { Input, Label, Segment, type SearchLook } from './search-form-parts.ts';
import { useSuggestions, type Suggestion, type SuggestionGroupName } from './use-suggestions.ts';

type LocationFieldProps = {
  look: SearchLook;
  value: string;
  onChange: (text: string) => void;
  /** A venue was chosen: its page is wanted, no search. */
  onVenue: (slug: string) => void;
};

const keyOf = ({ type, label, slug }: Suggestion) => `${type} ${slug ?? label}`;
const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

function useGroupTitles(): Readonly<Record<SuggestionGroupName, string>> {
  const { t } = useLingui();
  return {
    cities: t({ id: 'suggestion.cities', message: 'Cities' }),
    departments: t({ id: 'suggestion.departments', message: 'Departments' }),
    regions: t({ id: 'suggestion.regions', message: 'Regions' }),
    venues: t({ id: 'suggestion.venues', message: 'Venues' }),
  };
}

/** How many venues a place has; the eye needs no unit. */
function Count({ venues }: { venues: number }) {
  const { t } = useLingui();
  const { number } = useFormats();
  return (
    <>
      {number(venues)}{' '}
      <VisuallyHidden>
        {t({ id: 'suggestion.venueUnit', message: plural(venues, { one: 'venue', other: 'venues' }) })}
      </VisuallyHidden>
    </>
  );
}

/** Where the event shall be: one or several places, completed with what has venues; or a venue by its name. */
export function LocationField({ look, value, onChange, onVenue }: LocationFieldProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const titles = useGroupTitles();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const { groups, options, settled } = useSuggestions(value, open);
  const typed = placeBeingTyped(value);

  const pick = (index: number, byTab: boolean) => {
    const chosen = options[index];
    if (chosen?.slug && !byTab) onVenue(chosen.slug);
    else if (chosen && !chosen.slug) {
      onChange(withPlace(value, chosen.label));
      if (!byTab) field.current?.focus();
    }
  };
  const combobox = useCombobox({
    open,
    setOpen,
    keys: options.map(keyOf),
    onPick: pick,
    hideDelayMs: SUGGESTIONS.hideDelayMs,
  });

  const found = options.length;
  const announced =
    found > 0
      ? t({ id: 'suggestion.announced', message: plural(found, { one: '# suggestion', other: '# suggestions' }) })
      : t({ id: 'suggestion.none', message: 'No suggestion' });
  const label = t({ id: 'search.location', message: 'Where?' });
  let index = -1;

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
        autoCapitalize="words"
        spellCheck={false}
        maxLength={500}
        placeholder={t({ id: 'search.locationPlaceholder', message: 'City, region or venue' })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <VisuallyHidden role="status">{open && settled ? announced : ''}</VisuallyHidden>
      {combobox.expanded && (
        <Popup {...combobox.list} aria-label={t({ id: 'suggestion.list', message: 'Suggestions' })}>
          {groups.map(({ name, options: members }) => (
            <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
              <Flex id={`${id}-${name}`} alignItems="baseline" gap="2" px="4" pt="2" pb="1">
                <Text as="span" look="eyebrow">
                  {titles[name]}
                </Text>
                <Span color="ink.subtle" fontSize="xs" fontVariantNumeric="tabular-nums">
                  {number(members.length)}
                </Span>
              </Flex>
              {members.map((member) => {
                index += 1;
                // “Paris 2e, Paris” would say it twice.
                const detail = member.detail && !member.label.startsWith(member.detail) ? typeset(member.detail) : null;
                return (
                  <Option
                    {...combobox.option(index)}
                    key={keyOf(member)}
                    icon={member.type === 'VENUE' ? <Building2 {...ICON} /> : <MapPin {...ICON} />}
                    detail={detail}
                    aside={member.type !== 'VENUE' && <Count venues={member.count} />}
                  >
                    <MatchedText label={typeset(member.label)} typed={typed} />
                  </Option>
                );
              })}
            </div>
          ))}
        </Popup>
      )}
    </Segment>
  );
}
