import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { mutationResult } from '../../../lib/calls.ts';
import { failedCall } from '../../../lib/captcha/use-checked-call.ts';
import { errorCode } from '../../../lib/errors.ts';
import { useRuledForm } from '../../../lib/forms.ts';
import { ManagedVenueDocument, UpdateVenueDocument } from '../content/venue-content.gen.ts';
import { DraftSaver } from './draft-saver.ts';
import { keepLeftSave } from './use-edited-venue.ts';
import { keepTyping, withKeptTyping } from './kept-typing.ts';
import { VenueDraft, type EditedVenue } from './venue-draft.ts';
import type { VenueField, VenueForm } from './venue-form.ts';
import { formOf, mergedForm, type VenueInput } from './venue-input.ts';

const nothing = () => {};

type Saved = { readonly venue: EditedVenue; readonly changeRequest: { readonly id: string } | null };

export type VenueEditor = ReturnType<typeof useVenueEditor>;

/**
 * The form of a venue, and how it is saved: a draft after each pause, one that is public by a press of a button only.
 * What is not saved yet is kept in the tab.
 */
export function useVenueEditor(initial: EditedVenue) {
  const client = useApolloClient();
  const [venue, setVenue] = useState(initial);
  const automatic = venue.reviewStatus !== 'APPROVED';
  const { id } = initial;
  const [restored] = useState(() => withKeptTyping(id, formOf(initial.content)));
  const [draft] = useState(() => new VenueDraft(initial));
  const [found, setFound] = useState(() => restored !== null && draft.changed(restored).length > 0);
  const form = useRuledForm<VenueForm>(
    restored ?? formOf(initial.content),
    useCallback((values: VenueForm) => draft.issues(values, draft.complete), [draft]),
    nothing,
  );
  const { getValues, setValue, trigger, reset, subscribe } = form;

  const saver = useMemo(
    () =>
      new DraftSaver<VenueInput, Saved>({
        automatic,
        changes: () => draft.changes(getValues()),
        send: async (input) => {
          try {
            const { data } = await client.mutate({
              mutation: UpdateVenueDocument,
              variables: { input: { ...input, id, version: draft.version, comment: draft.comment.trim() || null } },
              fetchPolicy: 'no-cache',
            });
            return mutationResult(data?.updateVenue, 'venue');
          } catch (error) {
            return failedCall(errorCode(error));
          }
        },
        saved: (answer, sent) => {
          draft.sent(sent, answer.venue);
          setVenue(answer.venue);
          // A slug that was not typed follows the name.
          const { slug } = answer.venue.content;
          if (getValues('slug').trim() === (sent.slug ?? getValues('slug').trim())) {
            draft.sent({ slug }, answer.venue);
            if (getValues('slug') !== slug) setValue('slug', slug);
          }
        },
        refused: (fields) => {
          const places = draft.refused(fields, getValues());
          void trigger(places as VenueField[]);
        },
      }),
    [automatic, client, draft, getValues, id, setValue, trigger],
  );
  const state = useSyncExternalStore(saver.subscribe, saver.state, saver.state);

  useEffect(() => {
    const keep = () => keepTyping(id, draft.changed(getValues()), getValues());
    const changed = () => {
      keep();
      saver.changed();
    };
    saver.start();
    changed();
    const unsubscribe = [
      subscribe({ formState: { values: true }, callback: changed }),
      saver.subscribe(() => {
        if (saver.state().status === 'clean') keepTyping(id, [], getValues());
      }),
    ];
    const online = () => {
      if (automatic) void saver.flush();
    };
    window.addEventListener('online', online);
    return () => {
      for (const each of unsubscribe) each();
      window.removeEventListener('online', online);
      saver.stop();
      // Who leaves within a pause has it saved all the same; what could not be is found again.
      if (automatic && saver.state().status !== 'clean') keepLeftSave(id, saver.flush().then(keep));
    };
  }, [automatic, draft, getValues, id, saver, subscribe]);

  const read = useCallback(async (): Promise<EditedVenue | null> => {
    const { data } = await client.query({
      query: ManagedVenueDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    return data?.managedVenue ?? null;
  }, [client, id]);

  /** Takes another version over; what was typed here stays when `mine`. */
  const takeOver = useCallback(
    (theirs: EditedVenue, mine: boolean) => {
      const changed = draft.changed(getValues());
      const typed = structuredClone(getValues());
      draft.take(theirs);
      setVenue(theirs);
      reset(mine ? mergedForm(formOf(theirs.content), typed, changed) : formOf(theirs.content));
      saver.settle();
    },
    [draft, getValues, reset, saver],
  );

  return {
    form,
    venue,
    state,
    /** Whether it is saved by itself. */
    automatic,
    saver,
    draft,
    /** What was typed before and never saved has been found in the tab, and is not all saved yet. */
    found: found && !(state.savedAt !== null && state.status === 'clean'),
    keepFound: useCallback(() => setFound(false), []),
    /** Leaves everything as the API has it. */
    discard: useCallback(() => {
      setFound(false);
      takeOver(venue, false);
    }, [takeOver, venue]),
    read,
    takeOver,
    /** Takes over what the API says of the venue now (another version, its photos), unless somebody else has changed its content. */
    refresh: useCallback(async () => {
      const now = await read();
      if (!now) return;
      if (draft.takeNumberOf(now)) setVenue(now);
    }, [draft, read]),
    setVenue,
  };
}
