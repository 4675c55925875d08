import { useEffect, useRef } from 'react';

/** Where a letter is typed, or a dialog asks. */
const ELSEWHERE = 'input, select, textarea, [contenteditable], [role=dialog], dialog[open], details[open]';

/** Keys of the page, whatever has the focus: a letter → what it does. None of them does anything while they are off. */
export function useDecisionKeys(on: boolean, keys: Readonly<Record<string, () => void>>): void {
  const known = useRef(keys);
  useEffect(() => {
    known.current = keys;
  }, [keys]);
  useEffect(() => {
    if (!on) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (document.querySelector('[role=dialog], dialog[open]')) return;
      if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
      const act = Object.hasOwn(known.current, event.key) ? known.current[event.key] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [on]);
}
