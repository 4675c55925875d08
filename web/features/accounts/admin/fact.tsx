import type { ReactNode } from 'react';

/** A name and a value of a `FactList`; without a value a dash. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children === null || children === '' ? '–' : children}</dd>
    </>
  );
}
