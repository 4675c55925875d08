import { styled } from '../ui/styled.ts';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { DragHandle } from './drag-handle.tsx';

const Rows = styled('ol', {
  base: {
    listStyle: 'none',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
  },
});

const Line = styled('li', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', md: '2' },
    pr: { base: '2', md: '4' },
    py: '2',
    borderTop: '1px solid',
    borderColor: 'rule',
    _first: { borderTop: '0' },
  },
  variants: {
    dragged: {
      true: {
        bg: 'surface',
        zIndex: 'popover',
        boxShadow: 'card',
        borderRadius: 'md',
        outline: '2px solid',
        outlineColor: 'copper',
      },
    },
  },
});

type SortableListProps<Row extends { readonly id: string }> = {
  /** Names the list. */
  label: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Told of another order. */
  onMove: (ids: readonly string[]) => void;
  /** What stands in a row, beside its handle. `place` counts from 1. */
  children: (row: Row, place: number) => ReactNode;
};

/** Rows in an order, to be moved by mouse, finger or keyboard (space, arrows, space). */
export function SortableList<Row extends { readonly id: string }>(props: SortableListProps<Row>) {
  const { label, rows, nameOf, onMove, children } = props;
  const { t } = useLingui();
  const wasLifted = useRef(false);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = rows.map(({ id }) => id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id)
      onMove(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  const toldOf = (id: UniqueIdentifier, at: UniqueIdentifier = id) => {
    const row = rows.find((each) => each.id === id);
    return [row ? nameOf(row) : '', ids.indexOf(String(at)) + 1, ids.length] as const;
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: {
          draggable: t({
            id: 'sortable.instructions',
            message: 'Press space to lift, the arrow keys to move, space to drop, Escape to cancel.',
          }),
        },
        announcements: {
          onDragStart: ({ active }) => {
            wasLifted.current = true;
            const [name, place, count] = toldOf(active.id);
            return t({ id: 'sortable.lifted', message: `${name}: lifted, position ${place} of ${count}.` });
          },
          onDragOver: ({ active, over }) => {
            // The drag begins over the item itself, which was announced already.
            if (!over || (over.id === active.id && wasLifted.current)) {
              wasLifted.current = false;
              return undefined;
            }
            const [name, place, count] = toldOf(active.id, over.id);
            return t({ id: 'sortable.over', message: `${name}: position ${place} of ${count}.` });
          },
          onDragEnd: ({ active, over }) => {
            const [name, place, count] = toldOf(active.id, over?.id ?? active.id);
            return t({ id: 'sortable.dropped', message: `${name}: dropped, position ${place} of ${count}.` });
          },
          onDragCancel: ({ active }) => {
            const [name] = toldOf(active.id);
            return t({ id: 'sortable.putBack', message: `${name}: back where it was.` });
          },
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Rows aria-label={label}>
          {rows.map((row, index) => (
            <SortableRow key={row.id} id={row.id} name={nameOf(row)}>
              {children(row, index + 1)}
            </SortableRow>
          ))}
        </Rows>
      </SortableContext>
    </DndContext>
  );
}

function SortableRow({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  const { t } = useLingui();
  const { setNodeRef, transform, transition, isDragging, ...sortable } = useSortable({
    id,
  });
  return (
    <Line
      ref={setNodeRef}
      dragged={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-row={id}
    >
      <DragHandle sortable={sortable} kind={t({ id: 'sortable.row', message: 'movable item' })} name={name} />
      {children}
    </Line>
  );
}
