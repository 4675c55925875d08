import type { ComponentProps } from 'react';
import { ErrorState } from '../ui/states.tsx';
import { useErrorText } from './errors.ts';
import { HttpStatus } from './http-context.tsx';
import { useHydrated } from './hydrated.ts';
import { LoadFailed } from './page-states.tsx';

/**
 * What a page shows could not be loaded. On the server only the status tells so, and those without a script: the browser asks again by
 * itself when it takes the page over.
 */
export function ServedFailure(props: Omit<ComponentProps<typeof LoadFailed>, 'as'>) {
  const errorText = useErrorText();
  const hydrated = useHydrated();
  if (hydrated) return <LoadFailed {...props} />;
  return (
    <noscript>
      <HttpStatus status={503} />
      <ErrorState title={props.title}>{errorText(props.error)}</ErrorState>
    </noscript>
  );
}
