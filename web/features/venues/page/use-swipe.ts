import { useRef, type PointerEvent } from 'react';
import { SLIDER } from '../../../../schema/constants.ts';

/** Which way a finger went that moved by so many pixels: 1 to the next picture, -1 to the one before, 0 not far enough. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SLIDER.swipeThresholdPx || Math.abs(dx) < Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** Swipes the pictures of an element: `--drag` follows the finger, and `onStep` is called when it went far enough. */
export function useSwipe(enabled: boolean, onStep: (step: -1 | 1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);

  const settle = (stage: HTMLElement) => {
    start.current = null;
    stage.style.removeProperty('--drag');
    delete stage.dataset['dragging'];
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!enabled || event.pointerType === 'mouse' || !event.isPrimary) return;
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ currentTarget: stage, pointerId, clientX }: PointerEvent<HTMLElement>) => {
      if (start.current?.id !== pointerId) return;
      stage.dataset['dragging'] = '';
      stage.style.setProperty('--drag', `${Math.round(clientX - start.current.x)}px`);
    },
    onPointerUp: ({ currentTarget: stage, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (start.current?.id !== pointerId) return;
      const step = swipeStep(clientX - start.current.x, clientY - start.current.y);
      settle(stage);
      if (step !== 0) onStep(step);
    },
    onPointerCancel: ({ currentTarget: stage }: PointerEvent<HTMLElement>) => settle(stage),
  };
}
