import { useEffect, useRef, type KeyboardEvent } from 'react';

/** Where a letter means what is typed, or is one of the browser’s own shortcuts. */
const TYPED = 'input:not([type=checkbox]), select, textarea, [contenteditable]';

/**
 * The keyboard of a queue: with the focus in a row, a letter presses the button of the row that names it (`data-row-key="a"`); and when a
 * row leaves the list, the focus goes to the one that takes its place.
 * @param rows of the page; another array when the list was read again.
 */
export function useRowFocus(rows: readonly { readonly id: string }[]) {
  const box = useRef<HTMLDivElement>(null);
  const left = useRef<number | null>(null);
  useEffect(() => {
    if (left.current === null) return;
    const links = [...(box.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    links[Math.min(left.current, rows.length - 1)]?.focus();
    left.current = null;
  }, [rows]);
  return {
    box,
    /** Before a row is decided on: its place is where one goes on. */
    leave: (id: string) => {
      const at = rows.findIndex((row) => row.id === id);
      left.current = at < 0 ? null : at;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (target.closest(TYPED) || !/^[a-z]$/.test(event.key)) return;
      const button = target.closest('tr')?.querySelector<HTMLElement>(`[data-row-key="${event.key}"]`);
      if (!button) return;
      // Else the letter is typed into the field of the dialog that it opens.
      event.preventDefault();
      button.click();
    },
  };
}
