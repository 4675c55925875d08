import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Building2 from 'lucide-static/icons/building-2.svg?react';
import MapPin from 'lucide-static/icons/map-pin.svg?react';
import Search from 'lucide-static/icons/search.svg?react';
import { useId } from 'react';
import { useFormats } from '../../../lib/formats.ts';
import { typeset } from '../../../lib/place-names.ts';
import { Flex, Span } from '../../../ui/box.ts';
import { Text, VisuallyHidden } from '../../../ui/text.tsx';
import type { useCombobox } from '../../../ui/use-combobox.ts';
import { usePartLabel } from '../search-reading.ts';
import { MatchedText } from './matched-text.tsx';
import { Option, Popup } from './popup.tsx';
import { suggestionKey, type SuggestionGroupName, type TypedReading, type useSuggestions } from './use-suggestions.ts';

/** Heights of the list in pixels, and its distance from the end of the screen. */
const [LOWEST, HIGHEST, MARGIN] = [180, 432, 12];
const ICON = { size: 18, 'aria-hidden': true } as const;

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

/** What was understood: “Lyon · 80 people · péniche”. */
function useReadingInWords() {
  const partLabel = usePartLabel();
  return (reading: TypedReading): string => {
    const parts = reading.parts.map((part) => partLabel(part, reading));
    return [...parts, ...(reading.rest ? [reading.rest] : [])].join('\u00a0· ');
  };
}

/** As high as what is left of the screen under the field. */
function fitBelow(popup: HTMLElement | null): void {
  if (!popup) return;
  const left = window.innerHeight - popup.getBoundingClientRect().top - MARGIN;
  popup.style.maxHeight = `${Math.min(HIGHEST, Math.max(LOWEST, left))}px`;
}

type LocationSuggestionsProps = {
  combobox: ReturnType<typeof useCombobox>;
  groups: ReturnType<typeof useSuggestions>['groups'];
  reading: TypedReading | null;
  /** What is marked in each of them. */
  typed: string;
};

/** The suggestions under the location, in groups. In a script of its own, which is loaded when the field is first used. */
export default function LocationSuggestions({ combobox, groups, reading, typed }: LocationSuggestionsProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const titles = useGroupTitles();
  const id = useId();
  const inWords = useReadingInWords();
  let index = reading ? 0 : -1;
  return (
    <Popup ref={fitBelow} {...combobox.list} aria-label={t({ id: 'suggestion.list', message: 'Suggestions' })}>
      {reading && (
        <Option {...combobox.option(0)} icon={<Search {...ICON} />}>
          <b>{inWords(reading)}</b>
        </Option>
      )}
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
                key={suggestionKey(member)}
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
  );
}
