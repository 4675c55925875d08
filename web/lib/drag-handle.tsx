import { styled } from '../ui/styled.ts';
import type { useSortable } from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import GripVertical from 'lucide-static/icons/grip-vertical.svg?react';

const Handle = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    minWidth: '11',
    minHeight: '11',
    borderRadius: 'md',
    color: 'ink.muted',
    cursor: 'grab',
    // A finger on the handle drags; elsewhere it scrolls.
    touchAction: 'none',
    _hover: { bg: 'sunken' },
    _active: { cursor: 'grabbing' },
  },
});

type DragHandleProps = {
  sortable: Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>;
  /** What is moved by it: “movable picture”. */
  kind: string;
  /** Which of them it is. */
  name: string;
};

/** By which an entry of an ordered list is taken, with a finger, the mouse or the keyboard. */
export function DragHandle({ sortable: { attributes, listeners, setActivatorNodeRef }, kind, name }: DragHandleProps) {
  const { t } = useLingui();
  return (
    <Handle
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-roledescription={kind}
      aria-label={t({ id: 'photos.move', message: `Move: ${name}` })}
      title={t({ id: 'photos.moveShort', message: 'Move' })}
    >
      <GripVertical size={20} aria-hidden />
    </Handle>
  );
}
