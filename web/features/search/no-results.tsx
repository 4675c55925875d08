import { Trans, useLingui } from '@lingui/react/macro';
import SearchX from 'lucide-static/icons/search-x.svg?react';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { searchPath, type SearchParams } from './search-params.ts';
import { cleared, conditionCount } from './search-conditions.ts';

/** Nothing was found, nor anything that comes close: the catalogue is empty, or the place is not known. */
export function NoResults({ params }: { params: SearchParams }) {
  const { t } = useLingui();
  const isSearch = conditionCount(params) > 0;
  return (
    <EmptyState
      title={t({ id: 'results.noneTitle', message: 'No venue matches all these criteria' })}
      picture={<SearchX size={36} strokeWidth={1.5} aria-hidden />}
      actions={
        isSearch && (
          <LinkButton to={searchPath(cleared(params))}>
            <Trans id="results.seeAll">See all venues</Trans>
          </LinkButton>
        )
      }
    >
      {!isSearch && t({ id: 'results.none', message: 'There are no venues in the catalogue yet.' })}
    </EmptyState>
  );
}
