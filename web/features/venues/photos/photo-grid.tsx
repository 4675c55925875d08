import { useLingui } from '@lingui/react/macro';
import { styled } from '../../../ui/styled.ts';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useRef, useState } from 'react';
import { PhotoCard } from './photo-card.tsx';
import type { Photo } from './use-photos.ts';

const Grid = styled('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    listStyle: 'none',
  },
});

type PhotoGridProps = {
  photos: readonly Photo[];
  homepageImageId: string | null;
  /** Saves another order; false = it could not be. */
  onReorder: (photoIds: readonly string[]) => Promise<boolean>;
  onChoose: (photo: Photo) => void;
  onDescribe: (photo: Photo, alt: string) => Promise<boolean>;
  onRemove: (photo: Photo) => void;
};

/** Pictures in their order, to be moved by mouse, finger or keyboard (space, arrows, space). */
export function PhotoGrid({ photos, homepageImageId, onReorder, onChoose, onDescribe, onRemove }: PhotoGridProps) {
  const { t } = useLingui();
  /** What was wished, until the server has it. */
  const [wished, setWished] = useState<readonly string[] | null>(null);
  const wasLifted = useRef(false);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A finger that moves at once scrolls the page, also over a picture.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const shown = wished
    ? [...wished.flatMap((id) => byId.get(id) ?? []), ...photos.filter(({ id }) => !wished.includes(id))]
    : photos;
  const ids = shown.map(({ id }) => id);

  const onDragEnd = async ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const next = arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
    setWished(next);
    await onReorder(next);
    setWished((now) => (now === next ? null : now));
  };

  const nameOf = (id: UniqueIdentifier): string => {
    const place = ids.indexOf(String(id)) + 1;
    return byId.get(String(id))?.alt || t({ id: 'photos.number', message: `Photo ${place}` });
  };
  const placeOf = (id: UniqueIdentifier): number => ids.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      wasLifted.current = true;
      const [name, place, count] = [nameOf(active.id), placeOf(active.id), ids.length];
      return t({ id: 'photos.lifted', message: `${name} lifted, position ${place} of ${count}.` });
    },
    onDragOver: ({ active, over }) => {
      // The drag begins over the item itself, which was announced already.
      if (!over || (over.id === active.id && wasLifted.current)) {
        wasLifted.current = false;
        return undefined;
      }
      const [name, place, count] = [nameOf(active.id), placeOf(over.id), ids.length];
      return t({ id: 'photos.over', message: `${name}: position ${place} of ${count}.` });
    },
    onDragEnd: ({ active, over }) => {
      const [name, place, count] = [nameOf(active.id), placeOf(over?.id ?? active.id), ids.length];
      return t({ id: 'photos.dropped', message: `${name} dropped at position ${place} of ${count}.` });
    },
    onDragCancel: ({ active }) => {
      const name = nameOf(active.id);
      return t({ id: 'photos.putBack', message: `${name} is back where it was.` });
    },
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={(event) => void onDragEnd(event)}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: t({
            id: 'photos.instructions',
            message: 'Press space to lift the photo, the arrow keys to move it, space to drop it, Escape to cancel.',
          }),
        },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <Grid aria-label={t({ id: 'photos.list', message: 'Photos in order' })}>
          {shown.map((photo, index) => (
            <PhotoCard
              key={photo.id}
              photo={photo}
              place={index + 1}
              isHome={photo.id === homepageImageId}
              onChoose={() => onChoose(photo)}
              onDescribe={(alt) => onDescribe(photo, alt)}
              onRemove={() => onRemove(photo)}
            />
          ))}
        </Grid>
      </SortableContext>
    </DndContext>
  );
}
