import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Archive from 'lucide-static/icons/archive.svg?react';
import { useState } from 'react';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { useMutationCall } from '../../../lib/calls.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { AdminMessageLine } from './admin-message.ts';
import { AdminArchiveMessagesDocument } from './messages-admin.gen.ts';

type ArchiveBarProps = { messages: readonly AdminMessageLine[]; onClear: () => void; onDone: () => void };

/** Puts the chosen messages away, and says how many. It can be taken back message by message, so it does not ask before. */
export function ArchiveBar({ messages, onClear, onDone }: ArchiveBarProps) {
  const { t } = useLingui();
  const [told, setTold] = useState('');
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [archive, archiving] = useMutationCall(
    AdminArchiveMessagesDocument,
    'archiveMessages',
    (ids: string[]) => ({ input: { ids } }),
    { needs: ['outcomes'] },
  );
  const run = async () => {
    setTold('');
    setFailure(null);
    const result = await archive(messages.map(({ id }) => id));
    if (result.kind === 'failed') setFailure(result);
    if (result.kind !== 'done') return;
    const { outcomes } = result.answer;
    const done = outcomes.filter(({ code }) => code === null).length;
    const before = outcomes.length - done;
    setTold(
      [
        t({
          id: 'adminMessages.archivedMany',
          message: plural(done, { one: '# message archived.', other: '# messages archived.' }),
        }),
        before > 0
          ? t({
              id: 'adminMessages.archivedBefore',
              message: plural(before, {
                one: '# was already archived.',
                other: '# were already archived.',
              }),
            })
          : '',
      ].join(' '),
    );
    onClear();
    onDone();
  };
  const count = messages.length;
  return (
    <>
      {told && (
        <Notice tone="sage" role="status">
          {told}
        </Notice>
      )}
      {failure && (
        <SendFailure
          code={failure.code}
          wait={failure.wait}
          title={t({ id: 'adminMessage.failed', message: 'Nothing was done' })}
        />
      )}
      {count > 0 && (
        <ActionBar
          label={t({ id: 'adminMessages.chosen', message: 'Selected messages' })}
          text={t({
            id: 'adminMessages.chosenCount',
            message: plural(count, { one: '# message selected', other: '# messages selected' }),
          })}
          clearLabel={t({ id: 'adminMessages.clear', message: 'Clear selection' })}
          onClear={onClear}
        >
          <Button size="sm" look="solid" busy={archiving} onClick={() => void run()}>
            <Archive size={16} aria-hidden />
            {t({ id: 'adminMessage.archive', message: 'Archive' })}
          </Button>
        </ActionBar>
      )}
    </>
  );
}
