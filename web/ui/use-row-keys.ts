import { useEffect, useRef, type RefObject } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };
/** Where these keys mean something else. */
const TYPED = 'input:not([type=checkbox]), select, textarea, [contenteditable], details[open]';

/** Leads from the row with the focus to its neighbour, or ticks it. */
function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>('tr, li');
  if (!row || target.closest(TYPED)) return;
  if (event.key === 'x') {
    row.querySelector<HTMLElement>('[data-row-tick]')?.click();
    return;
  }
  const step = STEPS[event.key];
  if (step === undefined) return;
  const next = step > 0 ? row.nextElementSibling : row.previousElementSibling;
  const stop = next?.querySelector<HTMLElement>('[data-row-link]') ?? next?.querySelector<HTMLElement>('a, button');
  if (!stop) return;
  event.preventDefault();
  stop.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** Keys of a list with the focus in one of its rows: up and down lead to what opens the other rows, x ticks the row. */
export function useRowKeys<Rows extends HTMLElement>(): RefObject<Rows | null> {
  const rows = useRef<Rows>(null);
  useEffect(() => {
    const element = rows.current;
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, []);
  return rows;
}
