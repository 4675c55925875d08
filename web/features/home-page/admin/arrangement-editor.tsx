import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { MutationResult } from '../../../lib/calls.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { SortableList } from '../../../lib/sortable-list.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Text, VisuallyHidden } from '../../../ui/text.tsx';
import { ArrangedRow } from './arranged-row.tsx';
import { ConflictNotice } from '../../../lib/conflict-notice.tsx';
import { LeaveQuestion } from '../../../lib/leave-question.tsx';
import { lineOf, type DraftEntry } from './curated.ts';
import { useDraft, type Arrangement } from './use-draft.ts';
import { VenuePicker } from './venue-picker.tsx';

type ArrangementEditorProps = {
  server: Arrangement;
  max: number;
  /** Whether each has a first and a last day. */
  withDays?: boolean;
  /** Says that all places are taken. */
  fullText: string;
  emptyText: string;
  listLabel: string;
  /** What stands beside a venue. */
  renderBadge: (entry: DraftEntry, entries: readonly DraftEntry[]) => ReactNode;
  save: (entries: readonly DraftEntry[], revision: string) => Promise<MutationResult<unknown>>;
  saving: boolean;
  /** Asks for what the server has now, and gives its revision. */
  reload: () => Promise<string | null>;
  /** Drawn above the list, from what is not saved yet. */
  renderPreview?: (entries: readonly DraftEntry[]) => ReactNode;
};

/** Venues in an order: found, moved, removed; saved by its button. Changes by others meanwhile are reported, not overwritten. */
export function ArrangementEditor(props: ArrangementEditorProps) {
  const { server, max, withDays = false, fullText, emptyText, listLabel, save, saving, reload } = props;
  const { t } = useLingui();
  const draft = useDraft(server);
  const { entries, isDirty } = draft;
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [said, setSaid] = useState('');
  const backwards = new Set(
    entries.filter(({ startsOn, endsOn }) => startsOn !== '' && endsOn !== '' && endsOn < startsOn).map(({ id }) => id),
  );
  const change = (next: readonly DraftEntry[]) => {
    setFailure(null);
    setSaid('');
    draft.change(next);
  };
  const send = async (revision: string) => {
    setFailure(null);
    const outcome = await save(entries, revision);
    if (outcome.kind === 'done') {
      draft.drop();
      setSaid(t({ id: 'content.saved', message: 'Saved. Visitors see it right away.' }));
    } else setFailure(outcome.kind === 'failed' ? outcome : { kind: 'failed', code: 'VALIDATION_FAILED', wait: null });
  };
  const overwrite = async () => {
    const revision = await reload();
    if (revision === null) return setFailure({ kind: 'failed', code: 'NETWORK', wait: null });
    draft.rebase(revision);
    await send(revision);
  };
  const takeTheirs = async () => {
    await reload();
    draft.drop();
    setFailure(null);
  };
  return (
    <Stack gap="5">
      {props.renderPreview?.(entries)}
      <VenuePicker
        label={t({ id: 'content.add', message: 'Add a venue' })}
        taken={new Set(entries.map(({ id }) => id))}
        full={entries.length >= max ? fullText : null}
        onPick={(card) => change([...entries, { id: card.id, venue: lineOf(card), startsOn: '', endsOn: '' }])}
      />
      {entries.length > 0 ? (
        <SortableList
          label={listLabel}
          rows={entries}
          nameOf={({ venue }) => venue.name}
          onMove={(ids) => change(ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []))}
        >
          {(entry, place) => (
            <ArrangedRow
              entry={entry}
              place={place}
              badge={props.renderBadge(entry, entries)}
              fault={
                backwards.has(entry.id)
                  ? t({ id: 'adminOffers.endBeforeStart', message: 'The last day is before the first.' })
                  : null
              }
              onDays={
                withDays
                  ? (days) => change(entries.map((each) => (each.id === entry.id ? { ...each, ...days } : each)))
                  : undefined
              }
              onRemove={() => change(entries.filter(({ id }) => id !== entry.id))}
            />
          )}
        </SortableList>
      ) : (
        <EmptyState title={emptyText} />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {!isDirty && said !== '' && (
        <Text look="small" color="sage.text" fontWeight="600" aria-hidden>
          {said}
        </Text>
      )}
      {/* What went wrong stays in sight with the bar, which would else cover it. */}
      <Stack gap="3" position="sticky" aboveNotice="0.75rem" zIndex="3">
        {failure?.code === 'CONFLICT' ? (
          <ConflictNotice busy={saving} onOverwrite={() => void overwrite()} onTheirs={() => void takeTheirs()}>
            {t({
              id: 'content.conflict',
              message:
                'Someone else has changed this list in the meantime. Your changes are not saved yet, and none of them are lost.',
            })}
          </ConflictNotice>
        ) : (
          failure && (
            <SendFailure
              code={failure.code}
              wait={failure.wait}
              title={t({ id: 'content.notSaved', message: 'Nothing was saved' })}
            />
          )
        )}
        {isDirty && (
          <ActionBar
            label={t({ id: 'content.unsavedLabel', message: 'Changes' })}
            text={t({ id: 'content.unsaved', message: 'Unsaved changes' })}
            clearLabel={t({ id: 'content.discard', message: 'Discard changes' })}
            onClear={() => {
              draft.drop();
              setFailure(null);
            }}
          >
            <Button
              size="sm"
              look="solid"
              busy={saving}
              disabled={backwards.size > 0}
              onClick={() => void send(draft.revision)}
            >
              {t({ id: 'content.save', message: 'Save and publish' })}
            </Button>
          </ActionBar>
        )}
      </Stack>
      <LeaveQuestion unsaved={isDirty}>
        {t({
          id: 'content.leaveText',
          message: 'Your changes to this list are not saved. Visitors still see the previous version.',
        })}
      </LeaveQuestion>
    </Stack>
  );
}
