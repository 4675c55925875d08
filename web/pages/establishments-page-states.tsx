import { Trans, useLingui } from '@lingui/react/macro';
import { focusResultsTitle } from '../features/search/results-header.tsx';
import { useErrorText } from '../lib/errors.ts';
import { HttpStatus } from '../lib/http-context.tsx';
import { useHydrated } from '../lib/hydrated.ts';
import { Flex } from '../ui/box.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';

type FailureProps = { error: unknown; retry: () => Promise<unknown> };

/**
 * The search failed. On the server only the status tells so, and those without a script: the browser asks again by itself when it
 * takes the page over.
 */
export function SearchFailure({ error, retry }: FailureProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const hydrated = useHydrated();
  const title = t({ id: 'results.failed', message: 'The venues could not be loaded' });
  if (!hydrated) {
    return (
      <noscript>
        <HttpStatus status={503} />
        <ErrorState title={title}>{errorText(error)}</ErrorState>
      </noscript>
    );
  }
  // A failed attempt shows itself by `error` again.
  const again = () => {
    focusResultsTitle();
    retry().catch(() => undefined);
  };
  return (
    <ErrorState
      title={title}
      actions={
        <Button look="quiet" onClick={again}>
          {t({ id: 'results.retry', message: 'Try again' })}
        </Button>
      }
    >
      {errorText(error)}
    </ErrorState>
  );
}

type PageBeyondProps = { page: number; pageCount: number; pathOf: (page: number) => string };

/** The address asks for a page after the last one. */
export function PageBeyond({ page, pageCount, pathOf }: PageBeyondProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t({ id: 'results.beyondTitle', message: `There is no page ${page}` })}
      actions={
        <>
          <LinkButton to={pathOf(1)} look="quiet">
            {t({ id: 'results.firstPage', message: 'To the first page' })}
          </LinkButton>
          {pageCount > 1 && (
            <LinkButton to={pathOf(pageCount)}>{t({ id: 'results.lastPage', message: 'To the last page' })}</LinkButton>
          )}
        </>
      }
    >
      {t({
        id: 'results.beyond',
        message: 'The results have changed since this address was made, or it was mistyped.',
      })}
    </EmptyState>
  );
}

/** Where the map will be. */
export function MapOnItsWay() {
  return (
    <Flex
      height="full"
      minHeight="48"
      alignItems="center"
      justifyContent="center"
      gap="3"
      color="ink.muted"
      fontSize="sm"
    >
      <Spinner />
      <Trans id="map.loading">The map is on its way</Trans>
    </Flex>
  );
}
