import { useCallback } from 'react';
import { useCall, useMutate, useMutationCall } from '../../../lib/calls.ts';
import { withFiles } from '../../../lib/uploads.ts';
import { OwnerCalendarDocument } from '../owner/calendar.gen.ts';
import {
  CreateCalendarAddressDocument,
  LinkCalendarDocument,
  LinkedCalendarsDocument,
  RefreshLinkedCalendarDocument,
  RevokeCalendarAddressDocument,
  UnlinkCalendarDocument,
  UploadCalendarDocument,
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

/** What reading another calendar changes: the links, and what the calendar shows. */
const READ_ALL = { refetch: [LinkedCalendarsDocument, OwnerCalendarDocument] };

/** Links calendars of other programs. None of these rejects. */
export function useLinkedCalls() {
  const [link, linking] = useMutationCall(
    LinkCalendarDocument,
    'linkCalendar',
    (venueId: string, roomId: string | null, url: string) => ({ input: { venueId, roomId, url } }),
    READ_ALL,
  );
  const mutate = useMutate();
  const [upload, uploading] = useCall(
    useCallback(
      (venueId: string, roomId: string | null, file: File) =>
        mutate(
          UploadCalendarDocument,
          'uploadCalendar',
          { input: { venueId, roomId, file } },
          {
            ...READ_ALL,
            context: withFiles({ 'variables.input.file': file }),
          },
        ),
      [mutate],
    ),
  );
  const [refresh, refreshing] = useMutationCall(
    RefreshLinkedCalendarDocument,
    'refreshLinkedCalendar',
    (id: string) => ({ input: { id } }),
    READ_ALL,
  );
  const [unlink, unlinking] = useMutationCall(
    UnlinkCalendarDocument,
    'unlinkCalendar',
    (id: string) => ({ input: { id } }),
    READ_ALL,
  );
  return { link, linking, upload, uploading, refresh, refreshing, unlink, unlinking };
}
