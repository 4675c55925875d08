import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Stack } from '../ui/box.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { type errorMessage, useErrorText } from './errors.ts';

type LoadFailedProps = {
  error: Error;
  /** What could not be loaded. */
  title: string;
  retry: () => Promise<unknown>;
  /** Sentences for the codes, where those of the whole site say too little. */
  messageOf?: typeof errorMessage | undefined;
  /** `h1` where it is all that the page has. */
  as?: 'h1' | 'h2' | undefined;
};

/** Something could not be loaded: why, and another try. */
export function LoadFailed({ error, title, retry, messageOf, as }: LoadFailedProps) {
  const { t } = useLingui();
  const errorText = useErrorText(messageOf);
  return (
    <ErrorState
      as={as}
      title={title}
      actions={
        <Button look="quiet" onClick={() => void retry().catch(() => {})}>
          {t({ id: 'session.retry', message: 'Try again' })}
        </Button>
      }
    >
      {errorText(error)}
    </ErrorState>
  );
}

type PageLoadingProps = Omit<LoadFailedProps, 'error' | 'as'> & {
  /** Why it has not come; none = it is on its way. */
  error: Error | undefined;
};

/** In the place of a page about one thing, while that is loaded and when that fails. */
export function PageLoading({ error, ...failure }: PageLoadingProps) {
  return error ? <LoadFailed as="h1" error={error} {...failure} /> : <LoadingPage />;
}

/** The shape of a page about one thing. */
export function LoadingPage() {
  return (
    <Stack gap="5" aria-hidden>
      <Skeleton height="10" maxWidth="sm" />
      <Skeleton height="20rem" borderRadius="md" />
    </Stack>
  );
}

type PageMissingProps = {
  title: ReactNode;
  /** The list in which it would be. */
  to: string;
  label: ReactNode;
  /** What may have become of it. */
  children?: ReactNode;
};

/** In the place of a page about one thing that there is not. */
export function PageMissing({ title, to, label, children }: PageMissingProps) {
  return (
    <EmptyState
      as="h1"
      title={title}
      actions={
        <LinkButton to={to} look="quiet">
          {label}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}
