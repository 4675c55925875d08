import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { HOME_CONTENT } from '../../../../schema/home-content.ts';
import { useMutationCall } from '../../../lib/calls.ts';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { ArrangementEditor } from './arrangement-editor.tsx';
import { ContentScreen } from './content-screen.tsx';
import type { DraftEntry } from './curated.ts';
import {
  ArrangeSliderDocument,
  SliderContentDocument,
  useSliderContentQuery,
  type SliderContentQuery,
} from './home-content.gen.ts';
import { PresenceBadge } from './presence-badge.tsx';
import { presences } from './presence.ts';
import { SliderPreview } from './slider-preview.tsx';

const toEntries = ({ entries }: SliderContentQuery['sliderContent']): DraftEntry[] =>
  entries.map(({ venue, startsOn, endsOn }) => ({
    id: venue.id,
    venue,
    startsOn: startsOn ?? '',
    endsOn: endsOn ?? '',
  }));

/** The slider of the home page: which venues, in which order, from when until when. */
export function SliderEditor() {
  const { t } = useLingui();
  const { today } = usePageInfo();
  const { data, error, refetch } = useSliderContentQuery({ fetchPolicy: 'cache-and-network' });
  useLiveList(['CONTENT'], refetch);
  const content = data?.sliderContent;
  const server = useMemo(() => content && { entries: toEntries(content), revision: content.revision }, [content]);
  const [save, saving] = useMutationCall(
    ArrangeSliderDocument,
    'arrangeSlider',
    (entries: readonly DraftEntry[], revision: string) => ({
      input: {
        entries: entries.map(({ id, startsOn, endsOn }) => ({
          venueId: id,
          startsOn: startsOn || null,
          endsOn: endsOn || null,
        })),
        revision,
      },
    }),
    {
      update: (cache, { data: done }) => {
        const sliderContent = done?.arrangeSlider.slider;
        if (sliderContent) cache.writeQuery({ query: SliderContentDocument, data: { sliderContent } });
      },
    },
  );
  return (
    <ContentScreen
      title={t({ id: 'content.slider', message: 'Home page slider' })}
      lead={t({
        id: 'content.sliderLead',
        message: 'Up to five venues rotate on the home page. Others can wait here for their dates, or for a free slot.',
      })}
      error={error}
      retry={refetch}
    >
      {server && (
        <ArrangementEditor
          server={server}
          max={HOME_CONTENT.sliderEntries}
          withDays
          fullText={t({ id: 'content.sliderFull', message: 'The list is full: remove a venue first.' })}
          emptyText={t({ id: 'content.sliderEmpty', message: 'No venues in the slider' })}
          listLabel={t({ id: 'content.sliderList', message: 'Slider venues in order' })}
          renderBadge={(entry, entries) => (
            <PresenceBadge entry={entry} presence={presences(entries, today)[entries.indexOf(entry)]!} />
          )}
          save={save}
          saving={saving}
          reload={async () => (await refetch().catch(() => null))?.data?.sliderContent.revision ?? null}
          renderPreview={(entries) => {
            const all = presences(entries, today);
            return (
              <SliderPreview
                cards={entries.flatMap(({ venue }, index) => (all[index] === 'SHOWN' && venue.isPublic ? [venue] : []))}
              />
            );
          }}
        />
      )}
    </ContentScreen>
  );
}
