import type { Icon } from '../../../ui/icon.ts';
import Check from 'lucide-static/icons/check.svg?react';
import CircleAlert from 'lucide-static/icons/circle-alert.svg?react';
import CircleDashed from 'lucide-static/icons/circle-dashed.svg?react';
import { useMemo, useState, type FocusEvent, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { Box, Span, Stack } from '../../../ui/box.ts';
import { Badge } from '../../../ui/layout.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { FieldMessagesContext } from '../../../lib/form-fields.tsx';
import { LeaveDialog } from '../../../lib/leave-dialog.tsx';
import { useTerm } from '../../../lib/terms.ts';
import { GAP_PLACES, type VenueGap } from '../content/venue-gaps.ts';
import { CompletenessCard } from './completeness-card.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { EditorBar } from './editor-bar.tsx';
import { errorPaths } from './error-paths.ts';
import { ProblemsNotice } from './problems-notice.tsx';
import { StatusNotices } from './status-notices.tsx';
import { TabPanel } from './tab-panel.tsx';
import { useTab } from './use-tab.ts';
import { useVenueEditor, type VenueEditor as Editor } from './use-venue-editor.ts';
import type { EditedVenue } from './venue-draft.ts';
import type { VenueField } from './venue-form.ts';
import { VENUE_MESSAGES } from './venue-messages.ts';
import { countByTab, inOrder, isTab, TAB_NAMES, TABS, type Tab } from './venue-tabs.ts';

/** A field that is left is marked after the press that leaves it: a sentence that comes moves what is pressed. */
const PRESS_MS = 300;

export type VenueEditorProps = {
  venue: EditedVenue;
  /** Whether changes of an approved venue wait for the moderators; they don't for those who moderate. */
  moderated: boolean;
  /** Whether somebody of the platform edits it, who needs no word about reviews. */
  byPlatform?: boolean;
  /** The photos of the venue, which are saved by themselves; `refresh` reads the venue again after a change of them. */
  renderPhotos: (venue: EditedVenue, refresh: () => Promise<void>) => ReactNode;
  /** What waits for the moderators. `refresh` takes over the venue as it then is; what is typed stays. */
  renderPending: (venue: EditedVenue, refresh: () => Promise<void>) => ReactNode;
  /** The head of the page. */
  renderHead: (venue: EditedVenue) => ReactNode;
  /** It was put before the moderators. */
  onSubmitted: (venue: EditedVenue) => void;
};

/** The form of a venue, tab by tab, with how complete it is and whether it is saved. */
export function VenueEditor(props: VenueEditorProps) {
  const editor = useVenueEditor(props.venue);
  return (
    <FieldMessagesContext value={VENUE_MESSAGES}>
      <FormProvider {...editor.form}>
        <EditorView {...props} editor={editor} />
      </FormProvider>
    </FieldMessagesContext>
  );
}

function EditorView({
  editor,
  moderated,
  byPlatform = false,
  renderPhotos,
  renderPending,
  renderHead,
  onSubmitted,
}: VenueEditorProps & { editor: Editor }) {
  const { t } = useLingui();
  const tabName = useTerm(TAB_NAMES);
  const { tab, show, goTo, goToField } = useTab();
  const { venue, form, state, saver, automatic } = editor;
  const [noPhoto, setNoPhoto] = useState(false);
  const [refused, setRefused] = useState(false);
  const byRequest = moderated && !automatic;
  const photoMissing = noPhoto && venue.content.photos.length === 0;
  const wrong = [...errorPaths(form.formState.errors), ...(photoMissing ? ['photos'] : [])];
  const counts = countByTab(wrong);
  const { missing, required } = venue.completeness;
  const isOn = (id: Tab) => (gap: VenueGap) => GAP_PLACES[gap][0] === id;
  /** Whether a tab is done: what is wrong on it, else what is required, else what would improve it. */
  const markOf = (id: Tab): { mark: ReactNode; note: string } => {
    const count = counts[id] ?? 0;
    if (count > 0)
      return {
        mark: <Badge tone="danger">{count}</Badge>,
        note: t({
          id: 'venueForm.tabProblems',
          message: plural(count, { one: '# to correct', other: '# to correct' }),
        }),
      };
    if (required.some(isOn(id)))
      return {
        mark: <Mark tone="required" as={CircleAlert} />,
        note: t({ id: 'venueForm.tabRequired', message: 'required' }),
      };
    if (missing.some(isOn(id)))
      return {
        mark: <Mark tone="open" as={CircleDashed} />,
        note: t({ id: 'venueForm.tabOpen', message: 'can be improved' }),
      };
    return { mark: <Mark tone="done" as={Check} />, note: t({ id: 'venueForm.tabDone', message: 'done' }) };
  };
  const { getValues } = form;

  const markLeft = ({ target }: FocusEvent) => {
    const { name } = target as HTMLInputElement;
    setTimeout(() => {
      if (name in editor.draft.issues(getValues(), editor.draft.complete)) void form.trigger(name as VenueField);
    }, PRESS_MS);
  };
  const showWrong = async () => {
    await form.trigger();
    const [first] = inOrder(Object.keys(editor.draft.issues(getValues(), false)));
    if (first) goToField(first);
  };
  const goToProblem = (path: string) => (path === 'photos' ? goTo('photos', null) : goToField(path));
  const goToGap = (gap: VenueGap) => {
    const [place, field] = GAP_PLACES[gap];
    if (isTab(place)) goTo(place, field?.startsWith('rooms.') && getValues('rooms').length === 0 ? null : field);
  };

  const { refresh, read, takeOver } = editor;
  const beginAnew = useMemo(
    () => async () => {
      const now = await read();
      if (now) takeOver(now, true);
    },
    [read, takeOver],
  );
  return (
    <Stack gap={{ base: '4', md: '5' }} minWidth="0">
      {renderHead(venue)}
      <StatusNotices
        editor={editor}
        byRequest={byRequest}
        byPlatform={byPlatform}
        pending={renderPending(venue, beginAnew)}
      />
      {state.status === 'conflict' && <ConflictNotice editor={editor} onChosen={() => goTo(tab, null)} />}
      {refused && wrong.length > 0 ? (
        <ProblemsNotice paths={wrong} onGo={goToProblem} />
      ) : (
        venue.completeness.missing.length > 0 && <CompletenessCard completeness={venue.completeness} onGo={goToGap} />
      )}
      <Tabs
        label={t({ id: 'venueForm.tabs', message: 'Parts of the form' })}
        selectLabel={t({ id: 'venueForm.part', message: 'Part of the form' })}
        tabs={TABS.map((id) => ({ id, label: tabName(id), ...markOf(id) }))}
        current={tab}
        onSelect={show}
      >
        <Box display="contents" onBlur={markLeft}>
          <TabPanel tab={tab} venueId={venue.id} slugInForce={venue.slug} photos={renderPhotos(venue, refresh)} />
        </Box>
      </Tabs>
      <EditorBar
        editor={editor}
        byRequest={byRequest}
        onShowWrong={() => void showWrong()}
        onRefused={(paths) => {
          setNoPhoto(paths.includes('photos'));
          setRefused(true);
        }}
        onSubmitted={onSubmitted}
      />
      <LeaveDialog unsaved={state.status !== 'clean'} save={automatic ? saver.flush : null} />
    </Stack>
  );
}

const COLOURS = { required: 'gold.text', open: 'ink.subtle', done: 'sage.text' } as const;

function Mark({ tone, as: Icon }: { tone: keyof typeof COLOURS; as: Icon }) {
  return (
    <Span display="inline-flex" color={COLOURS[tone]}>
      <Icon size={16} strokeWidth={2.25} aria-hidden />
    </Span>
  );
}
