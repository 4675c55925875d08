import { useCallback, useState } from 'react';
import { errorCode } from '../../../lib/errors.ts';
import type { Place } from './admin-url.ts';
import {
  type BulkAction,
  type AdminVenue,
  PLACE_INPUTS,
  type Publication,
  publishedAs,
  type StaffInput,
  withPlace,
} from './admin-venue.ts';
import { tell } from '../../../ui/toaster.tsx';
import { useTold } from './use-told.ts';
import { useActOnAdminVenuesMutation, useSetVenuesStaffMutation } from './venues-admin.gen.ts';

type Outcomes = readonly { readonly id: string; readonly done: boolean; readonly code: string | null }[];
/** What of a venue is changed here, be it in the list or on its own page. */
export type ActedVenue = Pick<AdminVenue, 'id' | 'name' | 'flags'> & Publication;
type Wished = Partial<Pick<AdminVenue, 'flags'> & Publication>;

/**
 * What is changed in the list of venues. A switch stands at once as it was set; if that is refused, it goes back and the reason is told.
 * @param refetch reads the list again.
 */
export function useAdminChanges(refetch: () => Promise<unknown>) {
  const telling = useTold();
  const [busy, setBusy] = useState(false);
  const [wishes, setWishes] = useState<ReadonlyMap<string, Wished>>(new Map());
  const [setStaff] = useSetVenuesStaffMutation();
  const [actOn] = useActOnAdminVenuesMutation();

  const look = useCallback(() => refetch().catch(() => {}), [refetch]);

  const wish = (id: string, wished: Wished | null) =>
    setWishes((before) => {
      const after = new Map(before);
      if (wished) after.set(id, { ...after.get(id), ...wished });
      else after.delete(id);
      return after;
    });

  /** One venue, shown as wished until the API has answered. */
  const tryOne = async (venue: ActedVenue, wished: Wished, call: () => Promise<Outcomes | null | undefined>) => {
    tell(null);
    wish(venue.id, wished);
    const code = await codeOf(call);
    if (code !== null) tell({ tone: 'danger', lines: [telling.refused('modify', venue.name, code)] });
    await look();
    wish(venue.id, null);
  };

  const tryMany = async (
    kind: 'modify' | 'delete',
    venues: readonly ActedVenue[],
    call: () => Promise<Outcomes | null | undefined>,
  ) => {
    tell(null);
    setBusy(true);
    try {
      tell(telling.many(kind, (await call()) ?? [], venues));
    } catch (error) {
      tell({ tone: 'danger', lines: [telling.failure(kind, errorCode(error))] });
    }
    await look();
    setBusy(false);
  };

  const staff = async (venues: readonly ActedVenue[], input: StaffInput) =>
    (await setStaff({ variables: { input: { ...input, ids: venues.map(({ id }) => id) } } })).data?.updateVenuesStaff
      .outcomes;
  const act = async (venues: readonly ActedVenue[], action: BulkAction) =>
    (await actOn({ variables: { ids: venues.map(({ id }) => id), action } })).data?.actOnVenues.outcomes;

  return {
    busy,
    /** The venue as it is wished. */
    shown: <Venue extends ActedVenue>(venue: Venue): Venue => ({ ...venue, ...wishes.get(venue.id) }),
    place: (venue: ActedVenue, place: Place, on: boolean) =>
      void tryOne(venue, { flags: withPlace(venue.flags, place, on) }, () =>
        staff([venue], { [PLACE_INPUTS[place]]: on }),
      ),
    publish: (venue: ActedVenue, on: boolean) =>
      void tryOne(venue, publishedAs(venue, on), () => act([venue], on ? 'PUBLISH' : 'UNPUBLISH')),
    act: (venues: readonly ActedVenue[], action: BulkAction) =>
      tryMany(action === 'DELETE' ? 'delete' : 'modify', venues, () => act(venues, action)),
    staff: (venues: readonly ActedVenue[], input: StaffInput) => tryMany('modify', venues, () => staff(venues, input)),
  };
}

/** Code of what went wrong; null = nothing did. */
async function codeOf(call: () => Promise<Outcomes | null | undefined>): Promise<string | null> {
  try {
    const [outcome] = (await call()) ?? [];
    if (!outcome) return 'INTERNAL';
    return outcome.done ? null : (outcome.code ?? 'INTERNAL');
  } catch (error) {
    return errorCode(error);
  }
}
