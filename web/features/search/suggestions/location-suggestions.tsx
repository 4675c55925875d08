import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Building2 from 'lucide-react/icons/building-2';
import MapPin from 'lucide-react/icons/map-pin';
import { useId } from 'react';
import { useFormats } from '../../../lib/formats.ts';
import { typeset } from '../../../lib/place-names.ts';
import { Flex, Span } from '../../../ui/box.ts';
import { Text, VisuallyHidden } from '../../../ui/text.tsx';
import type { useCombobox } from '../../../ui/use-combobox.ts';
import { MatchedText } from './matched-text.tsx';
import { Option, Popup } from './popup.tsx';
import { suggestionKey, type SuggestionGroupName, type useSuggestions } from './use-suggestions.ts';

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

type LocationSuggestionsProps = {
  combobox: ReturnType<typeof useCombobox>;
  groups: ReturnType<typeof useSuggestions>['groups'];
  /** What is marked in each of them. */
  typed: string;
};

/** The suggestions under the location, in groups. In a script of its own: nobody needs it before the field is touched. */
export default function LocationSuggestions({ combobox, groups, typed }: LocationSuggestionsProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const titles = useGroupTitles();
  const id = useId();
  let index = -1;
  return (
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
