import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { mutationResult, useCall } from '../../../lib/calls.ts';
import { failedCall } from '../../../lib/captcha/use-checked-call.ts';
import { SubmitVenueDocument } from '../content/venue-content.gen.ts';
import type { VenueEditor } from './use-venue-editor.ts';
import type { EditedVenue } from './venue-draft.ts';

type Submitted =
  | { readonly kind: 'done'; readonly venue: EditedVenue }
  /** It lacks these; `photos` is one of them. */
  | { readonly kind: 'wrong'; readonly paths: readonly string[] };

/** Puts the venue before the moderators: judged here first, saved, then sent. */
export function useSubmitVenue(editor: VenueEditor) {
  const client = useApolloClient();
  const { form, saver, venue, draft, setVenue } = editor;
  return useCall<[], Submitted>(
    useCallback(async () => {
      draft.complete = true;
      const missing = venue.content.photos.length === 0 ? ['photos'] : [];
      const paths = [...Object.keys(draft.issues(form.getValues(), true)), ...missing];
      await form.trigger();
      if (paths.length > 0) return { kind: 'wrong', paths };
      if (!(await saver.flush())) {
        const { status, failure } = saver.state();
        if (failure) return failure;
        return status === 'conflict' ? failedCall('CONFLICT') : { kind: 'wrong', paths: [] };
      }
      const { data } = await client.mutate({
        mutation: SubmitVenueDocument,
        variables: { id: venue.id },
        fetchPolicy: 'no-cache',
      });
      const outcome = mutationResult(data?.submitVenue, 'venue');
      if (outcome.kind === 'failed') return outcome;
      if (outcome.kind === 'done') {
        setVenue(outcome.answer.venue);
        return { kind: 'done', venue: outcome.answer.venue };
      }
      const refused = draft.refused(outcome.fields, form.getValues());
      await form.trigger();
      return { kind: 'wrong', paths: refused };
    }, [client, draft, form, saver, setVenue, venue]),
  );
}
