import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { Row } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { OwnedEntry } from './day-states.ts';
import { EntriesList } from './entries-list.tsx';
import type { CalendarLabels } from './use-calendar-labels.ts';

type DayDialogProps = {
  day: string;
  entries: readonly OwnedEntry[];
  words: CalendarLabels;
  onClose: () => void;
  onEdit: (entry: OwnedEntry) => void;
  onRemove: (entry: OwnedEntry) => void;
  onAdd: () => void;
};

/** The entries of a day that has several. */
export function DayDialog({ day, entries, words, onClose, onEdit, onRemove, onAdd }: DayDialogProps) {
  const { date } = useFormats();
  return (
    <Dialog
      dialog={{ open: true, onClose }}
      title={date(day)}
      footer={
        <Row justifyContent="flex-end" gap="3">
          <Button onClick={onClose}>
            <Trans id="dialog.close">Close</Trans>
          </Button>
          <Button look="solid" onClick={onAdd}>
            <Trans id="calendar.newEntry">New entry</Trans>
          </Button>
        </Row>
      }
    >
      <EntriesList entries={entries} words={words} onEdit={onEdit} onRemove={onRemove} />
    </Dialog>
  );
}
