import { styled } from '#styled/jsx';
import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { QUOTE_STATES } from '../../../lib/quote-states.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Flex, Span } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Heading, Text, VisuallyHidden } from '../../../ui/text.tsx';
import { BoardCard, CardGhost } from './board-card.tsx';
import { moveByKey, neighbour } from './board-keys.ts';
import type { AdminQuoteLine, QuoteState } from './admin-quote.ts';
import { isMove, type Move } from './admin-labels.ts';
import type { AdminQuoteBoardQuery } from './quotes-admin.gen.ts';

export type BoardColumn = Omit<AdminQuoteBoardQuery['quoteBoard'][number], 'items'> & {
  readonly items: readonly AdminQuoteLine[];
};

const Scroller = styled('div', {
  base: {
    contain: 'inline-size',
    position: 'relative',
    overflowX: 'auto',
    pb: '3',
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '0' },
  },
});
const Columns = styled('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: { base: '78vw', sm: '14rem' },
    gap: '3',
  },
});
const Column = styled('section', {
  base: {
    bg: 'sunken',
    borderRadius: 'md',
    p: '2.5',
    // Room for the menu of a card.
    minHeight: '22rem',
    border: '2px dashed',
    borderColor: 'transparent',
    transition: 'border-color 150ms, opacity 150ms',
  },
  variants: {
    open: { true: { borderColor: 'rule.strong' } },
    over: { true: { borderColor: 'copper', bg: 'copper.tint' } },
    shut: { true: { opacity: '0.45' } },
  },
});

/**
 * Here the library has nothing to tell a screen reader, and would do so in English: only mouse and finger drag. What the keyboard does is
 * told above the board, and what became of a move by a notice.
 */
const SILENT = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

type QuotesBoardProps = {
  columns: readonly BoardColumn[];
  /** Address of all requests of a state, in the table. */
  listOf: (state: QuoteState) => string;
  onMove: (line: AdminQuoteLine, action: Move) => void;
};

/** Requests by where they stand. A card goes only where the platform can move it: by dragging, by its menu, or by Shift and an arrow. */
export function QuotesBoard({ columns, listOf, onMove }: QuotesBoardProps) {
  const { t } = useLingui();
  const board = useRef<HTMLDivElement>(null);
  const [lifted, setLifted] = useState<AdminQuoteLine | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const moveTo = (line: AdminQuoteLine, state: QuoteState): Move | null => {
    const move = line.moves.find(({ action, to }) => to === state && isMove(action));
    return move && isMove(move.action) ? move.action : null;
  };
  const drop = ({ over }: DragEndEvent) => {
    const action = lifted && over ? moveTo(lifted, over.id as QuoteState) : null;
    if (lifted && action) onMove(lifted, action);
    setLifted(null);
  };
  const onKeyDown = (line: AdminQuoteLine) => (event: KeyboardEvent<HTMLElement>) => {
    if ((event.target as HTMLElement).closest('details')) return;
    const action = moveByKey(event, line, columns);
    const next = action ? null : neighbour(event, line, columns);
    if (!action && !next) return;
    event.preventDefault();
    if (action) onMove(line, action);
    else board.current?.querySelector<HTMLElement>(`[data-card="${next}"]`)?.focus();
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setLifted((active.data.current?.['line'] as AdminQuoteLine | undefined) ?? null)}
      onDragEnd={drop}
      onDragCancel={() => setLifted(null)}
      accessibility={SILENT}
    >
      <Text look="caption" tone="muted" pb="2" display={{ base: 'none', lg: 'block' }}>
        <Trans id="adminBoard.keys">
          Drag a card, or use the keyboard: the arrow keys move between cards, Shift and an arrow key moves a card,
          Enter opens it.
        </Trans>
      </Text>
      <Scroller ref={board} tabIndex={-1}>
        <Columns>
          {columns.map((column) => (
            <StateColumn
              key={column.state}
              column={column}
              lifted={lifted}
              accepts={lifted !== null && moveTo(lifted, column.state) !== null}
              link={listOf(column.state)}
            >
              {column.items.map((line) => (
                <BoardCard
                  key={line.id}
                  line={line}
                  onMove={(action) => onMove(line, action)}
                  onKeyDown={onKeyDown(line)}
                />
              ))}
              {column.items.length === 0 && (
                <Text as="li" look="caption" tone="subtle" px="1">
                  {t({ id: 'adminBoard.none', message: 'No requests' })}
                </Text>
              )}
            </StateColumn>
          ))}
        </Columns>
      </Scroller>
      <DragOverlay>{lifted && <CardGhost line={lifted} />}</DragOverlay>
    </DndContext>
  );
}

type StateColumnProps = {
  column: BoardColumn;
  lifted: AdminQuoteLine | null;
  /** Whether the lifted card may be put down here. */
  accepts: boolean;
  link: string;
  children: ReactNode;
};

function StateColumn({ column: { state, totalCount, items }, lifted, accepts, link, children }: StateColumnProps) {
  const { t } = useLingui();
  const stateName = useTerm(QUOTE_STATES);
  const { number } = useFormats();
  const { setNodeRef, isOver } = useDroppable({ id: state, disabled: !accepts });
  const id = `column-${state}`;
  const more = totalCount - items.length;
  return (
    <Column
      ref={setNodeRef}
      aria-labelledby={id}
      open={accepts}
      over={accepts && isOver}
      shut={lifted !== null && !accepts && lifted.state !== state}
    >
      <Flex justifyContent="space-between" alignItems="baseline" px="1" pb="2">
        <Heading as="h2" look="h4" id={id}>
          {stateName(state)}
        </Heading>
        <Span fontSize="sm" color="ink.muted" fontVariantNumeric="tabular-nums">
          {number(totalCount)}
          <VisuallyHidden> {t({ id: 'adminBoard.requests', message: 'requests' })}</VisuallyHidden>
        </Span>
      </Flex>
      <Flex as="ul" flexDirection="column" gap="2" m="0" p="0">
        {children}
      </Flex>
      {more > 0 && (
        <Text look="small" pt="2" px="1">
          <Link to={link}>{t({ id: 'adminBoard.more', message: `${more} more` })}</Link>
        </Text>
      )}
    </Column>
  );
}
