import { useState, type UIEvent } from 'react';

/** `const together = useScrollTogether()`, then `<div {...together}>` for each pane: one that is scrolled sideways takes the others along. */
export function useScrollTogether() {
  const [together] = useState(() => {
    const panes = new Set<HTMLElement>();
    return {
      ref: (pane: HTMLDivElement | null) => {
        if (!pane) return undefined;
        panes.add(pane);
        return () => void panes.delete(pane);
      },
      onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
        const { scrollLeft } = currentTarget;
        // The others fire scroll events in turn: where the position is the same, nothing follows.
        for (const pane of panes) if (pane.scrollLeft !== scrollLeft) pane.scrollLeft = scrollLeft;
      },
    };
  });
  return together;
}
