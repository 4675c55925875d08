import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { dayByKey, monthOf } from '../month-days.ts';

export type DayRange = { readonly from: string; readonly to: string };

const rangeOf = (anchor: string, end: string): DayRange =>
  anchor <= end ? { from: anchor, to: end } : { from: end, to: anchor };

/** The day of the cell under a pointer. */
function dayAt({ clientX, clientY }: PointerEvent): string | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-day]');
  return cell?.dataset['day'] ?? null;
}

type Spec = {
  /** The month (YYYY-MM) that is shown. */
  month: string;
  /** The day that has the place of the focus. */
  day: string;
  /** Another day is looked at; its month may be another one. */
  onDay: (day: string) => void;
  /** Days were chosen, by Enter, a click or a drag. */
  onChoose: (range: DayRange) => void;
};

/**
 * The range of days in a grid: arrows move, with Shift they extend, a drag of mouse or finger extends too. A finger that moves up or down scrolls
 * the page instead.
 */
export function useDayRange({ month, day, onDay, onChoose }: Spec) {
  /** Where the range began; null = it is the day alone. */
  const [anchor, setAnchor] = useState<string | null>(null);
  const [isDragging, setDragging] = useState(false);
  const wanted = useRef<string | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const range = rangeOf(anchor ?? day, day);
  // The cell may come with another month, which the address tells later.
  useEffect(() => {
    if (wanted.current === null || monthOf(wanted.current) !== month) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(range);
      return;
    }
    if (event.key === 'Escape' && anchor) {
      event.preventDefault();
      setAnchor(null);
      return;
    }
    const next = dayByKey(day, event.key);
    if (next === null) return;
    event.preventDefault();
    setAnchor(event.shiftKey ? (anchor ?? day) : null);
    wanted.current = next;
    onDay(next);
  };
  // Screen readers move the focus by themselves.
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const focused = target.dataset['day'];
    if (focused && focused !== day && focused !== wanted.current) {
      setAnchor(null);
      onDay(focused);
    }
  };
  const onPointerDown = (event: PointerEvent) => {
    const pressed = event.button === 0 ? dayAt(event) : null;
    if (!pressed) return;
    setDragging(true);
    setAnchor(event.shiftKey ? (anchor ?? day) : pressed);
    wanted.current = pressed;
    onDay(pressed);
  };
  const onPointerMove = (event: PointerEvent) => {
    const over = isDragging ? dayAt(event) : null;
    if (over && over !== day) onDay(over);
  };
  const onPointerUp = () => {
    if (!isDragging) return;
    setDragging(false);
    onChoose(range);
  };
  const onPointerCancel = () => {
    setDragging(false);
    setAnchor(null);
  };
  return {
    range,
    /** What was chosen has been dealt with. */
    clear: () => setAnchor(null),
    grid: { ref: grid, onKeyDown, onFocus, onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}
