import { useState, type ReactNode } from 'react';
import { Item, List } from '../../../ui/box.ts';
import type { KeptVenue } from './kept-venue.ts';
import { GoneVenue, RemovedVenue, ShortlistControls } from './shortlist-item.tsx';
import { addToShortlist, removeFromShortlist } from './shortlist-store.ts';
import { useShortlistChange } from './use-shortlist.ts';

type ShortlistListProps = {
  venues: readonly KeptVenue[];
  chosen: readonly KeptVenue[];
  onChoose: (id: string) => void;
  /** The card of a venue with its controls; null when the site no longer has it. */
  renderCard: (venue: KeptVenue, controls: ReactNode) => ReactNode;
};

/** The last venue taken off since the list is on the screen, with its place in the list. */
function useRemoved() {
  const change = useShortlistChange();
  const [before] = useState(change);
  return change !== before && change?.kind === 'removed' ? change : null;
}

/** The kept venues. What is taken off can be put back, in its place. */
export function ShortlistList({ venues, chosen, onChoose, renderCard }: ShortlistListProps) {
  const removed = useRemoved();
  const [restored, setRestored] = useState<string | null>(null);
  // Where the venue stood in the order that is shown.
  const [place, setPlace] = useState<{ id: string; index: number } | null>(null);
  const items = venues.map((venue, index) => {
    const onRemove = () => {
      setPlace({ id: venue.id, index });
      removeFromShortlist(venue.id);
    };
    const controls = (
      <ShortlistControls
        venue={venue}
        chosen={chosen.some(({ id }) => id === venue.id)}
        onChoose={() => onChoose(venue.id)}
        onRemove={onRemove}
        focused={restored === venue.id}
      />
    );
    return <Item key={venue.id}>{renderCard(venue, controls) ?? <GoneVenue venue={venue} onRemove={onRemove} />}</Item>;
  });
  if (removed) {
    const { venue, index } = removed;
    const undo = () => {
      setRestored(venue.id);
      addToShortlist(venue, index);
    };
    items.splice(
      place?.id === venue.id ? place.index : index,
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
