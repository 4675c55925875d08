import { Trans, useLingui } from '@lingui/react/macro';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useCall } from '../../lib/calls.ts';
import { SendFailure } from '../../lib/send-failure.tsx';
import { Stack } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { DropFrame } from '../../ui/drop-frame.ts';
import { Text, VisuallyHidden } from '../../ui/text.tsx';
import { FaultNotice } from './fault-notice.tsx';
import { uploadFile, type RefusedFile } from './upload-file.ts';

/** Where a file of venues is dropped, or chosen. */
export function UploadZone({ onUploaded }: { onUploaded: (id: string) => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const [failure, setFailure] = useState<{ code: string; wait: number | null } | null>(null);
  const [upload, uploading] = useCall(uploadFile);
  const send = async (file: File | undefined) => {
    if (!file || uploading) return;
    setRefused(null);
    setFailure(null);
    const outcome = await upload(file);
    if (outcome.kind === 'done') onUploaded(outcome.id);
    else if (outcome.kind === 'refused') setRefused(outcome);
    else setFailure(outcome);
  };
  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  };
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void send(target.files?.[0]);
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <Stack gap="3">
      <DropFrame
        over={over}
        onDragEnter={onDrag}
        onDragOver={onDrag}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Stack alignItems="center" textAlign="center" gap="3">
          <FileUp size={28} strokeWidth={1.5} aria-hidden />
          <Text>
            <Trans id="transfer.drop">Drop a CSV file here</Trans>
          </Text>
          <Button busy={uploading} onClick={() => input.current?.click()}>
            <Trans id="transfer.choose">Choose a file</Trans>
          </Button>
          <Text look="caption" tone="muted">
            <Trans id="transfer.help">
              CSV with semicolons or commas, UTF-8 or Latin-1, up to 30 MB. Nothing is written until you have seen a
              check.
            </Trans>
          </Text>
          <VisuallyHidden>
            <input
              ref={input}
              type="file"
              accept=".csv,.txt,text/csv"
              tabIndex={-1}
              aria-label={t({ id: 'transfer.choose', message: 'Choose a file' })}
              onChange={onChoose}
            />
          </VisuallyHidden>
        </Stack>
      </DropFrame>
      {refused && (
        <FaultNotice
          title={t({ id: 'transfer.refused', message: 'This file cannot be imported' })}
          faults={refused.faults}
        />
      )}
      {failure && (
        <SendFailure
          code={failure.code}
          wait={failure.wait}
          title={t({ id: 'transfer.notSent', message: 'The file could not be sent' })}
        />
      )}
    </Stack>
  );
}
