import { useState } from 'react';

/** Which rows of the page are chosen. What is no longer on the page is no longer chosen. */
export function useSelection<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosenRows = rows.filter(({ id }) => ids.has(id));
  return {
    chosen: new Set(chosenRows.map(({ id }) => id)) as ReadonlySet<string>,
    chosenRows,
    onChoose: (changed: readonly string[], on: boolean) =>
      setIds((before) => new Set(on ? [...before, ...changed] : [...before].filter((id) => !changed.includes(id)))),
    clear: () => setIds(new Set()),
  };
}
