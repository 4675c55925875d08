import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** Where the arrow keys lead from a stop of the menu; null for other keys. */
function nextStop(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 1;
  if (key === 'End') return count - 1;
  return null;
}

/**
 * What the browser's own disclosure does not do: it closes with Escape, which gives the focus back, with a click or the focus elsewhere,
 * and when another page comes; the arrow keys walk through its links.
 */
export function useMenuManners(menu: RefObject<HTMLDetailsElement | null>): void {
  const { key: place } = useLocation();

  const openedAt = useRef(place);

  useEffect(() => {
    if (openedAt.current === place) return;
    openedAt.current = place;
    if (menu.current) menu.current.open = false;
  }, [menu, place]);

  useEffect(() => {
    const details = menu.current;
    if (!details) return undefined;
    const opener = details.querySelector('summary');
    const onKey = (event: KeyboardEvent) => {
      if (!details.open) return;
      if (event.key === 'Escape') {
        // Not to a dialog around it as well.
        event.preventDefault();
        details.open = false;
        opener?.focus();
        return;
      }
      const stops = [...details.querySelectorAll<HTMLElement>('summary, a[href], button')];
      const at = stops.indexOf(document.activeElement as HTMLElement);
      const next = at < 0 ? null : nextStop(event.key, at, stops.length);
      if (next === null) return;
      event.preventDefault();
      stops[next]?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [menu]);
}
