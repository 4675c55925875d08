import { useEffect, useEffectEvent, type RefObject } from 'react';
import { swipeOf } from './slider-rules.ts';

/** Calls back when a finger or the mouse strokes over the element, to the left (`1`) or to the right (`-1`). */
export function useStrokes(element: RefObject<HTMLElement | null>, onStroke: (by: 1 | -1) => void): void {
  const stroke = useEffectEvent(onStroke);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const listeners = new AbortController();
    const on = { signal: listeners.signal };
    let start: { x: number; y: number } | null = null;
    let stroked = false;

    const begin = ({ isPrimary, clientX, clientY }: PointerEvent) => {
      start = isPrimary ? { x: clientX, y: clientY } : null;
      stroked = false;
    };
    const end = ({ clientX, clientY }: PointerEvent) => {
      if (!start) return;
      const by = swipeOf(clientX - start.x, clientY - start.y);
      start = null;
      if (by === 0) return;
      stroked = true;
      stroke(by);
    };
    const forget = () => {
      start = null;
    };
    // The click that ends a stroke is none.
    const swallow = (event: MouseEvent) => {
      if (!stroked) return;
      stroked = false;
      event.preventDefault();
      event.stopPropagation();
    };
    target.addEventListener('pointerdown', begin, on);
    window.addEventListener('pointerup', end, on);
    window.addEventListener('pointercancel', forget, on);
    target.addEventListener('click', swallow, { ...on, capture: true });
    // A picture or a link that is dragged would take the stroke away.
    target.addEventListener('dragstart', (event) => event.preventDefault(), on);
    return () => listeners.abort();
  }, [element]);
}
