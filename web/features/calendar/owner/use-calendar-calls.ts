import { useMutationCall } from '../../../lib/calls.ts';
import {
  ConfirmCalendarDocument,
  DeleteCalendarEntryDocument,
  OwnerCalendarDocument,
  SaveCalendarEntryDocument,
  type SaveCalendarEntryMutationVariables,
} from './calendar.gen.ts';
import type { OwnedEntry } from './day-states.ts';

const READ_AGAIN = { refetch: [OwnerCalendarDocument] };

/** Writes a calendar. None of these rejects. */
export function useCalendarCalls() {
  const [save, saving] = useMutationCall(
    SaveCalendarEntryDocument,
    'saveCalendarEntry',
    (input: SaveCalendarEntryMutationVariables['input']) => ({ input }),
    READ_AGAIN,
  );
  const [remove, removing] = useMutationCall(
    DeleteCalendarEntryDocument,
    'deleteCalendarEntry',
    ({ id, version }: Pick<OwnedEntry, 'id' | 'version'>) => ({ input: { id, version } }),
    READ_AGAIN,
  );
  const [confirm, confirming] = useMutationCall(
    ConfirmCalendarDocument,
    'confirmCalendar',
    (id: string) => ({ input: { id } }),
    READ_AGAIN,
  );
  return { save, saving, remove, removing, confirm, confirming };
}
