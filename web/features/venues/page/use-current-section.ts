import { useEffect, useState } from 'react';

/** A section is read when it crosses this band, a little below the top of the window. */
const BAND = '-25% 0px -70% 0px';

/** Id of the section that is being read; null above the first one, and on the server. */
export function useCurrentSection(sections: readonly { id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        setCurrent(ids.split(' ').findLast((id) => inBand.has(id)) ?? null);
      },
      { rootMargin: BAND },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
