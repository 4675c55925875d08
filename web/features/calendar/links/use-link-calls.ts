import { useMutationCall } from '../../../lib/calls.ts';
import {
  CreateCalendarAddressDocument,
  LinkedCalendarsDocument,
  RevokeCalendarAddressDocument,
} from './linked-calendars.gen.ts';

const READ_AGAIN = { refetch: [LinkedCalendarsDocument] };

/** Makes and ends the addresses at which other calendars read ours. None of these rejects. */
export function useAddressCalls() {
  const [create, creating] = useMutationCall(
    CreateCalendarAddressDocument,
    'createCalendarAddress',
    (venueId: string, roomId: string | null) => ({ input: { venueId, roomId } }),
    { ...READ_AGAIN, needs: ['url'] },
  );
  const [revoke, revoking] = useMutationCall(
    RevokeCalendarAddressDocument,
    'revokeCalendarAddress',
    (id: string) => ({ input: { id } }),
    READ_AGAIN,
  );
  return { create, creating, revoke, revoking };
}
