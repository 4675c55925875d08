import { styled } from '../../../ui/styled.ts';
import { useDraggable } from '@dnd-kit/core';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { EVENT_TYPES, useTerm } from '../../../lib/terms.ts';
import { Flex, Row, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { quoteAddress, type AdminQuoteLine } from './admin-quote.ts';
import { isMove, nameOf, useDays, type Move } from './admin-labels.ts';
import { MoveMenu } from './move-menu.tsx';
import { Unread } from './quotes-table.tsx';
import { usePeople } from '../../../lib/people.ts';

const Frame = styled('li', {
  base: {
    position: 'relative',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
    p: '3',
    cursor: 'grab',
    listStyle: 'none',
    // A finger scrolls; it lifts a card by staying on it.
    touchAction: 'manipulation',
    _hover: { borderColor: 'rule.strong' },
    '&:focus-within': { borderColor: 'copper' },
    // Its menu lies over the cards below.
    '&:has(details[open])': { zIndex: '2' },
  },
  variants: {
    lifted: { true: { opacity: '0.4' } },
    ghost: { true: { boxShadow: 'card', cursor: 'grabbing', rotate: '1.5deg' } },
  },
});

type BoardCardProps = {
  line: AdminQuoteLine;
  onMove: (action: Move) => void;
  /** Keys that lead to other cards, or move this one. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** A request on the board: to be dragged, or moved by its menu and by keys. */
export function BoardCard({ line, onMove, onKeyDown }: BoardCardProps) {
  const movable = line.moves.some(({ action }) => isMove(action));
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: line.id, data: { line }, disabled: !movable });
  return (
    // The card's own link takes the focus; the frame is for the mouse and the finger.
    <Frame ref={setNodeRef} lifted={isDragging} {...listeners} onKeyDown={onKeyDown}>
      <Flex justifyContent="space-between" gap="1">
        <CardText line={line} />
        <MoveMenu line={line} onMove={onMove} />
      </Flex>
    </Frame>
  );
}

/** The card that follows the pointer. */
export function CardGhost({ line }: { line: AdminQuoteLine }) {
  return (
    <Frame as="div" ghost>
      <CardText line={line} />
    </Frame>
  );
}

function CardText({ line }: { line: AdminQuoteLine }) {
  const { t } = useLingui();
  const eventName = useTerm(EVENT_TYPES);
  const people = usePeople();
  const days = useDays();
  const { offerCount, waitingCount } = line;
  return (
    <Stack gap="1" minWidth="0">
      <Row gap="2" flexWrap="nowrap">
        {line.isUnread && <Unread />}
        <Link
          to={quoteAddress(line.id)}
          look="plain"
          draggable={false}
          data-card={line.id}
          fontSize="sm"
          fontWeight={line.isUnread ? '700' : '600'}
          overflowWrap="anywhere"
        >
          {nameOf(line)}
        </Link>
      </Row>
      <Text look="caption" tone="muted">
        {eventName(line.eventType)} · {people(line.participants)}
      </Text>
      <Text look="caption" tone="muted">
        {days(line)}
      </Text>
      {(offerCount > 0 || waitingCount > 0) && (
        <Row gap="1.5" pt="1">
          {offerCount > 0 && (
            <Badge tone="sage">
              {t({ id: 'adminQuotes.offerCount', message: plural(offerCount, { one: '# quote', other: '# quotes' }) })}
            </Badge>
          )}
          {waitingCount > 0 && (
            <Badge tone="gold">
              {t({
                id: 'adminQuotes.waitingCount',
                message: plural(waitingCount, { one: '# awaited', other: '# awaited' }),
              })}
            </Badge>
          )}
        </Row>
      )}
    </Stack>
  );
}
