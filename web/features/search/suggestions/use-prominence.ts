import { css } from '#styled/css';
import { useEffect, useRef } from 'react';

/** Attribute of the form that the page is about: `here` while it is on the screen, `away` when one has scrolled past it. */
export const PROMINENT = 'data-prominent-search';

/** Styles for what stands back while such a form is on the screen: without a script, so that nothing appears and vanishes. */
export const STANDS_BACK = css.raw({
  transition: 'opacity',
  transitionDuration: 'moderate',
  [`body:has([${PROMINENT}=here]) &`]: { visibility: 'hidden', opacity: 0 },
});

/** Keeps the attribute true while one scrolls. */
export function useProminence(prominent: boolean) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    if (!form || !prominent) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      form.setAttribute(PROMINENT, entry?.isIntersecting === false ? 'away' : 'here');
    });
    observer.observe(form);
    return () => observer.disconnect();
  }, [prominent]);
  return ref;
}
