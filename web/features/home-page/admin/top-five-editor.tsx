import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { HOME_CONTENT } from '../../../../schema/home-content.ts';
import { useMutationCall } from '../../../lib/calls.ts';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { hiddenBadge } from './hidden-badge.tsx';
import { ArrangementEditor } from './arrangement-editor.tsx';
import { ContentScreen } from './content-screen.tsx';
import type { DraftEntry } from './curated.ts';
import { SetTopFiveDocument, TopFiveContentDocument, useTopFiveContentQuery } from './home-content.gen.ts';

/** The five venues that come first in results. */
export function TopFiveEditor() {
  const { t } = useLingui();
  const { data, error, refetch } = useTopFiveContentQuery({ fetchPolicy: 'cache-and-network' });
  useLiveList(['CONTENT'], refetch);
  const content = data?.topFiveContent;
  const server = useMemo(
    () =>
      content && {
        entries: content.venues.map((venue) => ({ id: venue.id, venue, startsOn: '', endsOn: '' })),
        revision: content.revision,
      },
    [content],
  );
  const [save, saving] = useMutationCall(
    SetTopFiveDocument,
    'setTopFive',
    (entries: readonly DraftEntry[], revision: string) => ({
      input: { venueIds: entries.map(({ id }) => id), revision },
    }),
    {
      update: (cache, { data: done }) => {
        const topFiveContent = done?.setTopFive.topFive;
        if (topFiveContent) cache.writeQuery({ query: TopFiveContentDocument, data: { topFiveContent } });
      },
    },
  );
  return (
    <ContentScreen
      title={t({ id: 'content.topFive', message: 'Top 5' })}
      lead={t({
        id: 'content.topFiveLead',
        message: 'These five venues come before all others in every result list they match, in this order.',
      })}
      error={error}
      retry={refetch}
    >
      {server && (
        <ArrangementEditor
          server={server}
          max={HOME_CONTENT.topFive}
          fullText={t({ id: 'content.topFiveFull', message: 'All five slots are filled: remove a venue first.' })}
          emptyText={t({ id: 'content.topFiveEmpty', message: 'No venues in the top 5' })}
          listLabel={t({ id: 'content.topFiveList', message: 'Top 5 venues in order' })}
          renderBadge={hiddenBadge}
          save={save}
          saving={saving}
          reload={async () => (await refetch().catch(() => null))?.data?.topFiveContent.revision ?? null}
        />
      )}
    </ContentScreen>
  );
}
