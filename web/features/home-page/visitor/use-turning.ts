import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { SLIDER } from '../../../../schema/constants.ts';
import { isTurning, turned, type Halts } from './slider-rules.ts';
import { useStrokes } from './use-strokes.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

type Turning = {
  /** Whether the visitor lets it turn: what the pause button shows. */
  playing: boolean;
  /** Whether it turns at this moment. */
  turning: boolean;
  setPlaying: (playing: boolean) => void;
};

/** Notices what makes the slider wait: pointer or focus on the stage, a hidden tab, the wish for less motion. */
function useHalts(stage: RefObject<HTMLElement | null>) {
  const [halts, setHalts] = useState<Halts>(() => ({
    stopped: window.matchMedia?.(REDUCED_MOTION).matches ?? false,
    hovered: false,
    focused: false,
    hidden: document.hidden,
  }));

  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const listeners = new AbortController();
    const on = { signal: listeners.signal };
    const halt = (part: Partial<Halts>) => setHalts((before) => ({ ...before, ...part }));
    // A finger does not hover: it would leave the stage "hovered" for good.
    const hover = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && halt({ hovered: true });
    element.addEventListener('pointerenter', hover, on);
    element.addEventListener('pointerleave', () => halt({ hovered: false }), on);
    element.addEventListener('focusin', () => halt({ focused: true }), on);
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => halt({ focused: relatedTarget instanceof Node && element.contains(relatedTarget) }),
      on,
    );
    document.addEventListener('visibilitychange', () => halt({ hidden: document.hidden }), on);
    const preference = window.matchMedia?.(REDUCED_MOTION);
    preference?.addEventListener('change', ({ matches }) => matches && halt({ stopped: true }), on);
    // This script comes late: pointer or focus may be there already.
    halt({ hovered: element.matches(':hover'), focused: element.contains(document.activeElement) });
    return () => listeners.abort();
  }, [stage]);

  return { halts, setPlaying: (playing: boolean) => setHalts((before) => ({ ...before, stopped: !playing })) };
}

/** Turns the slides every five seconds, unless something makes them wait, and by strokes of a finger or of the mouse. */
export function useTurning(
  stage: RefObject<HTMLElement | null>,
  index: number,
  count: number,
  onTurn: (index: number) => void,
): Turning {
  const { halts, setPlaying } = useHalts(stage);
  const turning = isTurning(halts, count);
  const turnTo = useEffectEvent(onTurn);

  useEffect(() => {
    if (!turning) return undefined;
    const timer = setTimeout(() => turnTo(turned(index, 1, count)), SLIDER.intervalMs);
    return () => clearTimeout(timer);
  }, [turning, index, count]);

  useStrokes(stage, (by) => onTurn(turned(index, by, count)));
  return { playing: !halts.stopped, turning, setPlaying };
}
