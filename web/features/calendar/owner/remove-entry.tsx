import type { UseDisclosureReturn } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import { tell } from '../../../ui/toaster.tsx';
import type { OwnedEntry } from './day-states.ts';
import { useCalendarCalls } from './use-calendar-calls.ts';
import type { CalendarLabels } from './use-calendar-labels.ts';

type RemoveEntryProps = {
  /** The entry that the question is about; it stays while the dialog closes. */
  entry: OwnedEntry | null;
  question: Pick<UseDisclosureReturn, 'open' | 'onClose'>;
  words: CalendarLabels;
};

/** Asks once before an entry goes. */
export function RemoveEntry({ entry, question, words }: RemoveEntryProps) {
  const { t } = useLingui();
  const { remove, removing } = useCalendarCalls();
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const removed = useRef(false);
  if (!entry) return null;
  const [state, when] = [words.stateOf(entry), words.span(entry)];
  const close = () => {
    setFailure(null);
    question.onClose();
  };
  const confirm = async () => {
    removed.current = false;
    const outcome = await remove(entry);
    if (outcome.kind !== 'done') {
      setFailure(outcome.kind === 'failed' ? outcome : null);
      return;
    }
    removed.current = true;
    close();
    tell({ tone: 'sage', lines: [t({ id: 'calendar.removed', message: 'The entry has been deleted.' })] });
  };
  return (
    <ConfirmDialog
      dialog={{ open: question.open, onClose: close }}
      title={t({ id: 'calendar.removeTitle', message: 'Delete this entry?' })}
      confirmLabel={t({ id: 'calendar.removeConfirm', message: 'Delete the entry' })}
      cancelLabel={t({ id: 'calendar.keep', message: 'Keep it' })}
      busy={removing}
      finalFocus={() => (removed.current ? document.querySelector('h1') : null)}
      onConfirm={() => void confirm()}
    >
      <Text>
        {t({ id: 'calendar.removeText', message: `${state}, ${when}: these dates become free for visitors.` })}
      </Text>
      {entry.repeats && <Text>{t({ id: 'calendar.removeAll', message: 'Its repetitions go with it.' })}</Text>}
      {failure && (
        <SendFailure
          code={failure.code}
          wait={failure.wait}
          title={t({ id: 'calendar.notRemoved', message: 'The entry could not be deleted' })}
        />
      )}
    </ConfirmDialog>
  );
}
