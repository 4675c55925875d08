import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Takes over what was typed or chosen in a server-rendered field before hydration: React leaves it on the screen without an event, and
 * would reset it at the next rendering. Give the ref to the field.
 * @param value of the field at its first rendering
 * @param take is told, once, what stands in the field when it is something else
 */
export function useEarlyValue<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  take: (early: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const takeOver = useEffectEvent(() => {
    if (field.current && field.current.value !== value) take(field.current.value);
  });
  useEffect(() => takeOver(), []);
  return field;
}
