import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-static/icons/arrow-down.svg?react';
import ArrowUp from 'lucide-static/icons/arrow-up.svg?react';
import Plus from 'lucide-static/icons/plus.svg?react';
import Trash from 'lucide-static/icons/trash-2.svg?react';
import Undo from 'lucide-static/icons/undo-2.svg?react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useErrorOf } from '../../../lib/form-fields.tsx';
import { Flex, List, Span, Stack } from '../../../ui/box.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text, VisuallyHidden } from '../../../ui/text.tsx';
import type { Items } from './use-items.ts';
import { useVenueLabel } from './venue-labels.ts';

const Line = styled('li', {
  base: { bg: 'surface', border: '1px solid', borderColor: 'rule', borderRadius: 'md', p: { base: '4', md: '5' } },
});

type ItemListProps<T extends object> = {
  items: Items<T>;
  /** What is said while there is none. */
  empty: ReactNode;
  addLabel: string;
  /** Names an item, for its buttons: “Salle Ventoux”, or “Salle 2” while it has no name. */
  nameOf: (item: T, index: number) => string;
  /** The fields of an item. */
  children: (index: number) => ReactNode;
};

/** Several things of one kind: add one, take one away (and back again), change their order by buttons. */
export function ItemList<T extends object>({ items, empty, addLabel, nameOf, children }: ItemListProps<T>) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const error = useErrorOf(items.field, useVenueLabel()(items.field));
  const { focusAt, focused } = items;
  const count = items.values.length;
  useEffect(() => {
    // The form renders a new item one rendering later.
    if (focusAt === null || focusAt.index >= count) return;
    const line = list.current?.children[focusAt.index];
    const selector = focusAt.on === 'field' ? 'input, select, textarea' : `[data-move=${focusAt.on}]`;
    const wanted = line?.querySelector<HTMLElement>(selector);
    (wanted?.matches(':disabled') ? line?.querySelector<HTMLElement>('[data-move]:not(:disabled)') : wanted)?.focus();
    focused();
  }, [count, focusAt, focused]);
  return (
    <Stack gap="4">
      {error && <FieldError id={`${items.field}-error`}>{error}</FieldError>}
      {count === 0 ? (
        <Text tone="muted">{empty}</Text>
      ) : (
        <List ref={list} display="grid" gap="4">
          {items.values.map((item, index) => {
            const name = nameOf(item, index);
            return (
              <Line key={items.keys[index] ?? `unsaved-${index}`}>
                <Stack gap="4">
                  <Flex justifyContent="space-between" alignItems="center" gap="3">
                    <Text fontWeight="600" minWidth="0" overflowWrap="anywhere">
                      {name}
                    </Text>
                    <Flex gap="1" flexShrink="0">
                      <IconButton
                        size="sm"
                        data-move="up"
                        disabled={index === 0}
                        label={t({ id: 'items.up', message: `Move up: ${name}` })}
                        onClick={() => items.move(index, index - 1)}
                      >
                        <ArrowUp size={18} aria-hidden />
                      </IconButton>
                      <IconButton
                        size="sm"
                        data-move="down"
                        disabled={index === count - 1}
                        label={t({ id: 'items.down', message: `Move down: ${name}` })}
                        onClick={() => items.move(index, index + 1)}
                      >
                        <ArrowDown size={18} aria-hidden />
                      </IconButton>
                      <IconButton
                        size="sm"
                        label={t({ id: 'items.remove', message: `Remove: ${name}` })}
                        onClick={() => items.remove(index, name)}
                      >
                        <Trash size={18} aria-hidden />
                      </IconButton>
                    </Flex>
                  </Flex>
                  {children(index)}
                </Stack>
              </Line>
            );
          })}
        </List>
      )}
      <UndoLine removed={items.removed?.name ?? null} onUndo={items.undo} />
      <Button alignSelf="flex-start" onClick={items.add}>
        <Plus size={18} aria-hidden />
        {addLabel}
      </Button>
    </Stack>
  );
}

/** Says what was taken away, and takes it back. */
function UndoLine({ removed, onUndo }: { removed: string | null; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that removed it is gone.
    if (removed !== null) button.current?.focus();
  }, [removed]);
  return (
    <div role="status">
      {removed === null ? (
        <VisuallyHidden />
      ) : (
        <Notice>
          <Flex gap="4" alignItems="center" justifyContent="space-between">
            <Span overflowWrap="anywhere" minWidth="0">
              <Trans id="items.removed">Removed: {removed}</Trans>
            </Span>
            <Button ref={button} size="sm" onClick={onUndo}>
              <Undo size={16} aria-hidden />
              <Trans id="items.undo">Undo</Trans>
            </Button>
          </Flex>
        </Notice>
      )}
    </div>
  );
}

/** The items of a list that stand side by side where there is room. */
export const FieldRow = styled('div', {
  base: { display: 'grid', gap: '4', alignItems: 'start' },
  variants: {
    columns: {
      pair: { gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } },
      access: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          xl: '11rem minmax(0, 1fr) 8rem 12rem',
        },
      },
      aside: { gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 9rem' } },
    },
  },
  defaultVariants: { columns: 'pair' },
});
