import type { AdminQuoteLine, QuoteState } from './admin-quote.ts';
import { isMove, type Move } from './admin-labels.ts';

type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;
type Column = { readonly state: QuoteState; readonly items: readonly Pick<AdminQuoteLine, 'id'>[] };
type Card = Pick<AdminQuoteLine, 'id' | 'state' | 'moves'>;

const plain = ({ ctrlKey, metaKey, altKey }: Keys): boolean => !ctrlKey && !metaKey && !altKey;

/** What Shift and an arrow do with a card: the move to the nearest column on that side that it can go to; null = there is none. */
export function moveByKey(keys: Keys, card: Card, columns: readonly Column[]): Move | null {
  if (!keys.shiftKey || !plain(keys) || (keys.key !== 'ArrowRight' && keys.key !== 'ArrowLeft')) return null;
  const placeOf = (state: QuoteState): number => columns.findIndex((column) => column.state === state);
  const side = keys.key === 'ArrowRight' ? 1 : -1;
  const here = placeOf(card.state);
  const distance = (to: QuoteState): number => (placeOf(to) - here) * side;
  const [nearest] = card.moves
    .filter(({ action, to }) => isMove(action) && distance(to) > 0)
    .toSorted((a, b) => distance(a.to) - distance(b.to));
  return nearest && isMove(nearest.action) ? nearest.action : null;
}

/** The card that an arrow (or j and k) leads to; null = there is none. Empty columns are passed over. */
export function neighbour(keys: Keys, card: Card, columns: readonly Column[]): string | null {
  if (keys.shiftKey || !plain(keys)) return null;
  const here = columns.findIndex(({ state }) => state === card.state);
  const items = columns[here]?.items ?? [];
  const place = items.findIndex(({ id }) => id === card.id);
  switch (keys.key) {
    case 'ArrowDown':
    case 'j':
      return items[place + 1]?.id ?? null;
    case 'ArrowUp':
    case 'k':
      return items[place - 1]?.id ?? null;
    case 'ArrowRight':
    case 'ArrowLeft': {
      const aside = keys.key === 'ArrowRight' ? columns.slice(here + 1) : columns.slice(0, here).toReversed();
      const column = aside.find((each) => each.items.length > 0);
      return column?.items[Math.min(place, column.items.length - 1)]?.id ?? null;
    }
    default:
      return null;
  }
}
