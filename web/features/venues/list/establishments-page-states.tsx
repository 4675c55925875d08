import { Trans, useLingui } from '@lingui/react/macro';
import { focusResultsTitle } from '../../search/results-header.tsx';
import { ServedFailure } from '../../../lib/served-failure.tsx';
import { Flex } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { EmptyState } from '../../../ui/states.tsx';

type SearchFailureProps = {
  error: Error | undefined;
  /** The venues of the search before follow. */
  isListKept: boolean;
  retry: () => Promise<unknown>;
};

/** The search failed, unless it is on its way. */
export function SearchFailure({ error, isListKept, retry }: SearchFailureProps) {
  const { t } = useLingui();
  const again = () => {
    focusResultsTitle();
    return retry();
  };
  return (
    <ServedFailure
      error={error}
      title={
        isListKept
          ? t({ id: 'results.failedAgain', message: 'The search failed: these are still the venues of the one before' })
          : t({ id: 'results.failed', message: 'The venues could not be loaded' })
      }
      retry={again}
    />
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
            {t({ id: 'results.firstPage', message: 'Go to the first page' })}
          </LinkButton>
          {pageCount > 1 && (
            <LinkButton to={pathOf(pageCount)}>
              {t({ id: 'results.lastPage', message: 'Go to the last page' })}
            </LinkButton>
          )}
        </>
      }
    >
      {t({
        id: 'results.beyond',
        message: 'The results have changed since this link was saved, or it was mistyped.',
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
      <Trans id="map.loading">Loading the map</Trans>
    </Flex>
  );
}
