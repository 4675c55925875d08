import { useEffect, useState, type RefObject } from 'react';

const SHOWN_MS = 1_400;

/**
 * The wheel scrolls the page, and zooms the map with Ctrl or ⌘ only. Says for a moment after a wheel without them that the reader may
 * want to know.
 */
export function useWheelGuard(frame: RefObject<HTMLElement | null>, active: boolean): boolean {
  const [hint, setHint] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || !active) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const guard = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey) return;
      event.stopPropagation();
      setHint(true);
      clearTimeout(timer);
      timer = setTimeout(() => setHint(false), SHOWN_MS);
    };
    // Before the map hears of it.
    element.addEventListener('wheel', guard, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('wheel', guard, { capture: true });
    };
  }, [active, frame]);
  return hint;
}
