import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-static/icons/chevron-down.svg?react';
import { useId } from 'react';
import { EVENT_TYPE_VALUES, EVENT_TYPES, eventTypeSlug, useTerm } from '../../../lib/terms.ts';
import { useEarlyValue } from '../../../lib/use-early-value.ts';
import { Chevron, Label, Segment, SelectInput, type SearchLook } from './search-form-parts.ts';

type EventTypeFieldProps = { look: SearchLook; value: string; onChange: (slug: string) => void };

/** What kind of event: the browser's own list, the best one on a telephone. */
export function EventTypeField({ look, value, onChange }: EventTypeFieldProps) {
  const { t } = useLingui();
  const eventType = useTerm(EVENT_TYPES);
  const id = useId();
  const field = useEarlyValue<HTMLSelectElement>(value, onChange);
  return (
    <Segment look={look}>
      <Label look={look} htmlFor={`${id}-field`}>
        {t({ id: 'search.eventType', message: 'What kind of event?' })}
      </Label>
      <SelectInput
        ref={field}
        look={look}
        id={`${id}-field`}
        name="eventType"
        pr="9"
        color={value === '' ? 'ink.subtle' : 'ink'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t({ id: 'search.anyEvent', message: 'Any event' })}</option>
        {EVENT_TYPE_VALUES.map((type) => (
          <option key={type} value={eventTypeSlug(type)}>
            {eventType(type)}
          </option>
        ))}
      </SelectInput>
      <Chevron look={look}>
        <ChevronDown size={16} aria-hidden />
      </Chevron>
    </Segment>
  );
}
