import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { isWhole, listAddress } from '../../../lib/list/list-address.ts';
import { ListFrame } from '../../../lib/list/list-frame.tsx';
import { useListAddress } from '../../../lib/list/use-list-address.ts';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { useSelection } from '../../../lib/list/use-selection.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Flex } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ContentScreen } from './content-screen.tsx';
import type { CuratedLine } from './curated.ts';
import { useChosenColumns } from './use-chosen-columns.tsx';
import { useChoice, type CuratedSet } from './use-choice.ts';
import { useCuratedVenuesQuery } from './home-content.gen.ts';
import { VenuePicker } from './venue-picker.tsx';

const PATHS = {
  FAVOURITES: '/admin/favorites-management',
  PREMIER_PAGE: '/admin/premier-page-management',
} as const;

const ADDRESSES = {
  FAVOURITES: listAddress({ path: PATHS.FAVOURITES, filters: {}, sorts: { nom: 'NAME' } }),
  PREMIER_PAGE: listAddress({ path: PATHS.PREMIER_PAGE, filters: {}, sorts: { nom: 'NAME' } }),
} as const;

type ChosenVenuesProps = {
  set: CuratedSet;
  title: string;
  lead: ReactNode;
  emptyTitle: string;
};

/** A set of venues that the platform has chosen: put in and taken out at once, with a way back. */
export function ChosenVenues({ set, title, lead, emptyTitle }: ChosenVenuesProps) {
  const { t } = useLingui();
  const terms = ADDRESSES[set];
  const { address, link, go } = useListAddress(terms);
  const { data, previousData, loading, error, refetch } = useCuratedVenuesQuery({
    variables: { set, text: address.text || null, page: address.page },
    fetchPolicy: 'cache-and-network',
  });
  useLiveList(['CONTENT'], refetch);
  const shown = (data ?? previousData)?.curatedVenues;
  const selection = useSelection(shown?.items ?? []);
  const { choose, choosing, failure } = useChoice(set, refetch);
  const [takenOut, setTakenOut] = useState<readonly CuratedLine[]>([]);
  const takeOut = async (venues: readonly CuratedLine[]) => {
    if (!(await choose(venues, false))) return;
    selection.clear();
    setTakenOut(venues);
  };
  const columns = useChosenColumns((venue) => void takeOut([venue]));
  const gone = takenOut.length;
  const chosen = selection.chosenRows.length;
  const [first] = takenOut;
  const name = first?.name ?? '';
  return (
    <ContentScreen title={title} lead={lead} error={undefined} retry={refetch}>
      <VenuePicker
        label={t({ id: 'content.add', message: 'Add a venue' })}
        taken={new Set(shown?.items.map(({ id }) => id))}
        onPick={(card) => {
          setTakenOut([]);
          void choose([card], true);
        }}
      />
      {failure && (
        <SendFailure
          code={failure.code}
          wait={failure.wait}
          title={t({ id: 'content.notSaved', message: 'Nothing was saved' })}
        />
      )}
      {gone > 0 && (
        <Notice tone="sage" role="status">
          <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
            <span>
              {gone === 1
                ? t({ id: 'content.takenOutOne', message: `${name} has been removed.` })
                : t({
                    id: 'content.takenOut',
                    message: plural(gone, { one: '# venue removed.', other: '# venues removed.' }),
                  })}
            </span>
            <Button
              size="sm"
              busy={choosing}
              onClick={() => void choose(takenOut, true).then((done) => done && setTakenOut([]))}
            >
              {t({ id: 'content.undo', message: 'Undo' })}
            </Button>
          </Flex>
        </Notice>
      )}
      <ListFrame
        query={{ shown, loading, error, refetch }}
        // A list of one page is found through with the eyes; a second field beside the one that adds would be taken for it.
        {...(address.text || (shown?.pageCount ?? 1) > 1
          ? {
              searchLabel: t({ id: 'content.search', message: 'Search these by name or city' }),
            }
          : {})}
        text={address.text}
        onSearch={(text) => go({ text })}
        pageLink={(page) => link({ page })}
        whole={isWhole(address)}
        wholePath={terms.path}
        count={(total) =>
          t({ id: 'content.count', message: plural(total, { 0: 'No venue', one: '# venue', other: '# venues' }) })
        }
        empty={{ title: emptyTitle }}
      >
        {({ items }) => (
          <DataTable
            caption={title}
            columns={columns}
            rows={items}
            faded={({ isPublic }) => !isPublic}
            selection={{
              ...selection,
              label: ({ name: each }) => t({ id: 'content.choose', message: `Select ${each}` }),
              allLabel: t({ id: 'content.chooseAll', message: 'Select the whole page' }),
            }}
          />
        )}
      </ListFrame>
      {chosen > 0 && (
        <ActionBar
          label={t({ id: 'content.chosenLabel', message: 'Selected venues' })}
          text={t({
            id: 'content.chosen',
            message: plural(chosen, { one: '# venue selected', other: '# venues selected' }),
          })}
          clearLabel={t({ id: 'content.unchoose', message: 'Clear selection' })}
          onClear={selection.clear}
        >
          <Button size="sm" look="solid" busy={choosing} onClick={() => void takeOut(selection.chosenRows)}>
            {t({ id: 'content.takeOutChosen', message: 'Remove them' })}
          </Button>
        </ActionBar>
      )}
    </ContentScreen>
  );
}
