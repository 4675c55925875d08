import { useEffect, useRef, useState } from 'react';

/** What a link of a column does. */
export type Tool = 'left' | 'right' | 'remove';

type Use = { slug: string; tool: Tool };

/**
 * After a column was moved or taken away by its links: puts the focus on the same link where it is now, or on the nearest one when it
 * is gone, and tells what was done, to be announced. Give `root` to what holds the links, which carry `data-venue` and `data-tool`.
 */
export function useTools(slugs: readonly string[]) {
  const root = useRef<HTMLTableElement>(null);
  const used = useRef<Use | null>(null);
  const [done, setDone] = useState<Use | null>(null);

  useEffect(() => {
    const use = used.current;
    used.current = null;
    setDone(use);
    if (!use) return;
    const links = [...(root.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
    const own = slugs.includes(use.slug) ? links.filter(({ dataset }) => dataset['venue'] === use.slug) : [];
    (own.find(({ dataset }) => dataset['tool'] === use.tool) ?? own[0] ?? links[0])?.focus({ preventScroll: true });
  }, [slugs]);

  return {
    root,
    /** What was done last, once it is on the screen. */
    done,
    /** To be called when a link is followed. */
    use: (use: Use) => {
      used.current = use;
    },
  };
}
