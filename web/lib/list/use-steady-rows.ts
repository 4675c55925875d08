import { useState } from 'react';

type Row = { readonly id: string };

/**
 * The rows of a list whose entries are changed with a click: from the first click on they keep their places, so that the next click meets the row
 * that it is meant for, also when the order follows the last change or a row does not fit the filter any more. What the API says of a row is
 * shown in its place. Another list (its address) begins anew.
 */
export function useSteadyRows<Shown extends Row>(list: string, fresh: readonly Shown[]) {
  const [held, setHeld] = useState<{ readonly list: string; readonly rows: readonly Shown[] } | null>(null);
  if (held !== null && held.list !== list) setHeld(null);
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const kept = held?.list === list ? held.rows.map((row) => byId.get(row.id) ?? row) : [];
  const places = new Set(kept.map(({ id }) => id));
  const rows = [...kept, ...fresh.filter(({ id }) => !places.has(id))];
  return {
    rows,
    /** A row is changed with a click, and shown so where the list has it no more. */
    hold: (changed: Shown) => setHeld({ list, rows: rows.map((row) => (row.id === changed.id ? changed : row)) }),
    /** The rows go where they belong. */
    release: () => setHeld(null),
  };
}
