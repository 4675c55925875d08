import { useLingui } from '@lingui/react/macro';
import { searchAddress } from '../../../lib/addresses.ts';
import { EVENT_TYPES, eventTypeSlug, useTerm } from '../../../lib/terms.ts';
import { Item, List } from '../../../ui/box.ts';
import { LinkChip } from '../../../ui/chip.tsx';
import type { Venue } from './venue.ts';

/** The events that the venue is made for, each leading to the venues that host it. */
export function HostedEvents({ eventTypes }: Pick<Venue, 'eventTypes'>) {
  const { t } = useLingui();
  const eventType = useTerm(EVENT_TYPES);
  if (eventTypes.length === 0) return null;
  return (
    <List
      display="flex"
      flexWrap="wrap"
      gap="2"
      aria-label={t({ id: 'venue.eventTypes', message: 'Events the venue hosts' })}
    >
      {eventTypes.map((type) => (
        <Item key={type}>
          <LinkChip to={searchAddress({ eventType: eventTypeSlug(type) })}>{eventType(type)}</LinkChip>
        </Item>
      ))}
    </List>
  );
}
