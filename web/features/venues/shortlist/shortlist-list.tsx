import { useState, type ReactNode } from 'react';
import { Item, List } from '../../../ui/box.ts';
import type { KeptVenue } from './kept-venue.ts';
import { GoneVenue, RemovedVenue, ShortlistItem } from './shortlist-item.tsx';
import { addToShortlist, removeFromShortlist } from './shortlist-store.ts';
import { useShortlistChange } from './use-shortlist.ts';

type ShortlistListProps = {
  venues: readonly KeptVenue[];
  chosen: readonly KeptVenue[];
  onChoose: (id: string) => void;
  /** The card of a venue; null when the site no longer has it. */
  renderCard: (venue: KeptVenue) => ReactNode;
};

/** The last venue taken off since the list is on the screen, with its place in the list. */
function useRemoved() {
  const change = useShortlistChange();
  const [before] = useState(change);
  return change !== before && change?.kind === 'removed' ? change : null;
}

/** The kept venues in the order in which they were added. What is taken off can be put back, in its place. */
export function ShortlistList({ venues, chosen, onChoose, renderCard }: ShortlistListProps) {
  const removed = useRemoved();
  const [restored, setRestored] = useState<string | null>(null);
  const items = venues.map((venue) => {
    const shown = renderCard(venue);
    const onRemove = () => removeFromShortlist(venue.id);
    return (
      <Item key={venue.id}>
        {shown === null ? (
          <GoneVenue venue={venue} onRemove={onRemove} />
        ) : (
          <ShortlistItem
            venue={venue}
            chosen={chosen.some(({ id }) => id === venue.id)}
            onChoose={() => onChoose(venue.id)}
            onRemove={onRemove}
            focused={restored === venue.id}
          >
            {shown}
          </ShortlistItem>
        )}
      </Item>
    );
  });
  if (removed) {
    const { venue, index } = removed;
    const undo = () => {
      setRestored(venue.id);
      addToShortlist(venue, index);
    };
    items.splice(
      index,
      0,
      <Item key={`${venue.id} removed`}>
        <RemovedVenue venue={venue} onUndo={undo} />
      </Item>,
    );
  }
  return (
    <List display="grid" gap={{ base: '6', md: '5' }} gridTemplateColumns="minmax(0, 1fr)">
      {items}
    </List>
  );
}
