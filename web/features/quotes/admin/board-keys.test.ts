import { describe, expect, test } from 'vitest';
import { moveByKey, neighbour } from './board-keys.ts';

const columns = [
  { state: 'NEW', items: [{ id: 'a' }, { id: 'b' }] },
  { state: 'IN_REVIEW', items: [] },
  { state: 'FORWARDED', items: [{ id: 'c' }] },
  { state: 'REJECTED', items: [] },
] as const;
const fresh = {
  id: 'b',
  state: 'NEW',
  moves: [
    { action: 'REJECT', to: 'REJECTED' },
    { action: 'FORWARD', to: 'FORWARDED' },
  ],
} as const;
const press = (key: string, more = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('on the board', () => {
  test('Shift and an arrow move a card to the nearest column that the state table leads to', () => {
    const shift = { shiftKey: true };
    expect(moveByKey(press('ArrowRight', shift), fresh, columns)).toBe('FORWARD');
    expect(moveByKey(press('ArrowLeft', shift), fresh, columns)).toBeNull();
    const ended = { id: 'x', state: 'REJECTED', moves: [{ action: 'REOPEN', to: 'IN_REVIEW' }] } as const;
    expect(moveByKey(press('ArrowLeft', shift), ended, columns)).toBe('REOPEN');
    expect(moveByKey(press('ArrowRight'), fresh, columns)).toBeNull();
  });

  test('arrows lead from card to card, over empty columns', () => {
    expect(neighbour(press('ArrowUp'), fresh, columns)).toBe('a');
    expect(neighbour(press('j'), { ...fresh, id: 'a' }, columns)).toBe('b');
    expect(neighbour(press('ArrowDown'), fresh, columns)).toBeNull();
    expect(neighbour(press('ArrowRight'), fresh, columns)).toBe('c');
    expect(neighbour(press('ArrowLeft'), { id: 'c', state: 'FORWARDED', moves: [] }, columns)).toBe('a');
  });
});
