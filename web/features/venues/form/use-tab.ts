import { useCallback, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { VenueForm } from './venue-form.ts';
import { isTab, tabOf, type Tab } from './venue-tabs.ts';

/** Puts the focus on a field of the tab that is shown, or on the title of the tab. */
function focusOn(field: string | null, setFocus: (name: 'name') => void): void {
  if (field) setFocus(field as 'name');
  const focused = document.activeElement;
  if (field && focused?.closest('[role=tabpanel]')) {
    focused.scrollIntoView({ block: 'center' });
    return;
  }
  const title = document.querySelector<HTMLElement>('[role=tabpanel] [data-tab-title]');
  title?.focus();
}

/** The tab of the address (`?onglet=salles`), and the ways to another one and to a field of it (`&champ=…`). */
export function useTab() {
  const [query, setQuery] = useSearchParams();
  const { setFocus } = useFormContext<VenueForm>();
  const named = query.get('onglet');
  const tab: Tab = isTab(named) ? named : 'presentation';
  const asked = query.get('champ');
  // The field is there once its tab is.
  const wanted = useRef<{ field: string | null } | null>(asked ? { field: asked } : null);

  useEffect(() => {
    if (!wanted.current) return;
    const { field } = wanted.current;
    wanted.current = null;
    focusOn(field, setFocus);
  });

  const show = useCallback(
    (next: Tab) =>
      setQuery((before) => {
        const after = new URLSearchParams(before);
        after.delete('champ');
        if (next === 'presentation') after.delete('onglet');
        else after.set('onglet', next);
        return after;
      }, KEEP),
    [setQuery],
  );

  /** Shows the tab and puts the focus on the field. */
  const goTo = useCallback(
    (next: Tab, field: string | null) => {
      wanted.current = { field };
      show(next);
      // Where the tab is there already, nothing else would bring it about.
      if (next === tab) {
        wanted.current = null;
        focusOn(field, setFocus);
      }
    },
    [setFocus, show, tab],
  );

  return { tab, show, goTo, goToField: useCallback((path: string) => goTo(tabOf(path), path), [goTo]) };
}

/** A tab is no page of the history, and does not move the reader. */
const KEEP = { replace: true, preventScrollReset: true } as const;
