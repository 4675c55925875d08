import type { ComponentProps } from 'react';
import { ErrorState } from '../ui/states.tsx';
import { useErrorText } from './errors.ts';
import { useHydrated } from './hydrated.ts';
import { LoadFailed } from './page-states.tsx';

type ServedFailureProps = Omit<ComponentProps<typeof LoadFailed>, 'error'> & {
  /** None = it is on its way. */
  error: Error | undefined;
};

/**
 * What a page shows could not be loaded. On the server only the status tells so, and those without a script: the browser asks again by
 * itself when it takes the page over. It stands as long as there is nothing to show, also while that is on its way: the browser expects
 * the same elements as the server, which has failed already.
 */
export function ServedFailure({ error, ...props }: ServedFailureProps) {
  const errorText = useErrorText();
  const hydrated = useHydrated();
  if (hydrated) return error ? <LoadFailed error={error} {...props} /> : null;
  return (
    <noscript>
      {error && (
        <ErrorState as={props.as} title={props.title}>
          {errorText(error)}
        </ErrorState>
      )}
    </noscript>
  );
}
