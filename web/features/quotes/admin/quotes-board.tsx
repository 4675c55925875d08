import { styled } from '../../../ui/styled.ts';
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
import Fold from 'lucide-static/icons/panel-left-close.svg?react';
import { useFormats } from '../../../lib/formats.ts';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { QUOTE_STATES } from '../../../lib/quote-states.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Flex, Span } from '../../../ui/box.ts';
import { Button, Link } from '../../../ui/button.tsx';
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
const Columns = styled('div', { base: { display: 'flex', alignItems: 'stretch', gap: '3' } });
const Column = styled('section', {
  base: {
    flex: { base: '0 0 78vw', sm: '1 0 12.5rem' },
    maxWidth: { sm: '18rem' },
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
    folded: { true: { flex: '0 0 auto', p: '0' } },
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

/** A column that shows its name alone, upright, until it is pressed. */
const Unfold = styled('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: '11',
    // Vertical separators take the height of the window unless it is set.
    height: '21.75rem',
    py: '3',
    borderRadius: 'md',
    cursor: 'pointer',
    writingMode: 'vertical-rl',
    _hover: { color: 'copper.text' },
  },
});

/** Nothing is to be done with them: their columns are folded at first. */
const CLOSED: ReadonlySet<QuoteState> = new Set(['WON', 'LOST', 'REJECTED', 'ARCHIVED']);

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
  const [folded, setFolded] = useState(CLOSED);
  const fold = (state: QuoteState) => setFolded((before) => before.symmetricDifference(new Set([state])));
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
    const next = action
      ? null
      : neighbour(
          event,
          line,
          columns.filter(({ state }) => !folded.has(state)),
        );
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
              folded={folded.has(column.state)}
              onFold={CLOSED.has(column.state) ? () => fold(column.state) : null}
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
  folded: boolean;
  /** None = the column is never folded. */
  onFold: (() => void) | null;
  children: ReactNode;
};

function StateColumn({ column, lifted, accepts, link, folded, onFold, children }: StateColumnProps) {
  const { state, totalCount, items } = column;
  const { t } = useLingui();
  const stateName = useTerm(QUOTE_STATES);
  const { number } = useFormats();
  const { setNodeRef, isOver } = useDroppable({ id: state, disabled: !accepts });
  const id = `column-${state}`;
  const more = totalCount - items.length;
  const title = stateName(state);
  const count = (
    <Span fontSize="sm" fontWeight="400" color="ink.muted" fontVariantNumeric="tabular-nums">
      {number(totalCount)}
      <VisuallyHidden> {t({ id: 'adminBoard.requests', message: 'requests' })}</VisuallyHidden>
    </Span>
  );
  return (
    <Column
      ref={setNodeRef}
      aria-labelledby={id}
      open={accepts}
      over={accepts && isOver}
      shut={lifted !== null && !accepts && lifted.state !== state}
      folded={folded}
    >
      {folded && onFold ? (
        <Heading as="h2" look="h4">
          <Unfold type="button" aria-expanded="false" onClick={onFold}>
            <span id={id}>{title}</span> {count}
          </Unfold>
        </Heading>
      ) : (
        <Flex justifyContent="space-between" alignItems="center" gap="2" px="1" pb="2" minHeight="11">
          <Heading as="h2" look="h4" id={id}>
            {title}
          </Heading>
          {count}
          {onFold && (
            <Button
              size="sm"
              shape="icon"
              look="ghost"
              aria-expanded="true"
              aria-label={t({ id: 'adminBoard.fold', message: `Fold: ${title}` })}
              onClick={onFold}
            >
              <Fold size={16} aria-hidden />
            </Button>
          )}
        </Flex>
      )}
      {!folded && (
        <Flex as="ul" flexDirection="column" gap="2" m="0" p="0">
          {children}
        </Flex>
      )}
      {more > 0 && !folded && (
        <Text look="small" pt="2" px="1">
          <Link to={link}>{t({ id: 'adminBoard.more', message: `${more} more` })}</Link>
        </Text>
      )}
    </Column>
  );
}
