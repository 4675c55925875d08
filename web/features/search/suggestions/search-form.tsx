import { useLingui } from '@lingui/react/macro';
import Search from 'lucide-static/icons/search.svg?react';
import { useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SEARCH_PATH, searchAddress, venueAddress } from '../../../lib/addresses.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { CapacityField } from './capacity-field.tsx';
import { EventTypeField } from './event-type-field.tsx';
import { LocationField } from './location-field.tsx';
import { addressOf, capacityParameter, fieldsOf, NO_FIELDS, type SearchFields } from './search-fields.ts';
import { Form, type SearchLook } from './search-form-parts.ts';
import { PROMINENT, useProminence } from './use-prominence.ts';

/** The fields, which follow the address: they show the search that is on the screen, and nothing elsewhere. */
function useSearchFields() {
  const { pathname, search } = useLocation();
  const shown = pathname === SEARCH_PATH ? search : '';
  const [followed, setFollowed] = useState(shown);
  const [fields, setFields] = useState<SearchFields>(() => fieldsOf(shown));
  // Another search, by a link or by Back, wins over what is in the fields; leaving for another page empties them.
  if (followed !== shown) {
    setFollowed(shown);
    setFields(shown === '' ? NO_FIELDS : fieldsOf(shown));
  }
  const change = (part: Partial<SearchFields>) => setFields((before) => ({ ...before, ...part }));
  return { fields, change };
}

type SearchFormProps = {
  look: SearchLook;
  /** Names the form among the others of the page. */
  label: string;
  /** The form that the page is about: while it is on the screen, the header does without its own. */
  prominent?: boolean;
  /** The search has begun, or a venue was chosen. */
  onDone?: () => void;
};

/** Where, which event, how many people. A plain form that also works before, or without, JavaScript. */
export function SearchForm({ look, label, prominent = false, onDone }: SearchFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { fields, change } = useSearchFields();
  const go = (address: string) => {
    onDone?.();
    void navigate(address);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(addressOf(fields));
  };
  const form = useProminence(prominent);
  const action = t({ id: 'search.submit', message: 'Search' });

  return (
    <Form
      ref={form}
      look={look}
      role="search"
      aria-label={label}
      action={SEARCH_PATH}
      method="get"
      onSubmit={submit}
      {...(prominent ? { [PROMINENT]: 'here' } : {})}
    >
      <LocationField
        look={look}
        value={fields.location}
        onChange={(location) => change({ location })}
        onVenue={(slug) => go(venueAddress(slug))}
        onText={(text) =>
          go(searchAddress({ q: text, eventType: fields.eventType, capacity: capacityParameter(fields.capacity) }))
        }
      />
      <EventTypeField look={look} value={fields.eventType} onChange={(eventType) => change({ eventType })} />
      <CapacityField look={look} value={fields.capacity} onChange={(capacity) => change({ capacity })} />
      {look === 'bar' ? (
        <IconButton type="submit" look="quiet" size="sm" borderRadius="9px" label={action}>
          <Search size={18} strokeWidth={2} aria-hidden />
        </IconButton>
      ) : (
        <Button type="submit" look="quiet" minHeight={{ base: '14', md: 'full' }} px="6" borderRadius="9px">
          <Search size={20} aria-hidden />
          {action}
        </Button>
      )}
    </Form>
  );
}
