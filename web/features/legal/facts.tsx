import type { ReactNode } from 'react';

/** Terms and what they are, one a line; what is null is left out. */
export function Facts({ of }: { of: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl>
      {Object.entries(of).map(([term, value]) =>
        value === null ? null : (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
