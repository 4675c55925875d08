import { useLingui } from '@lingui/react/macro';
import FileUp from 'lucide-static/icons/file-up.svg?react';
import { useState } from 'react';
import { useCall } from '../../lib/calls.ts';
import { SendFailure } from '../../lib/send-failure.tsx';
import { Stack } from '../../ui/box.ts';
import { FileUpload } from '../../ui/file-upload.tsx';
import { FaultNotice } from './fault-notice.tsx';
import { uploadFile, type RefusedFile } from './upload-file.ts';

/** Where a file of venues is dropped, or chosen. */
export function UploadZone({ onUploaded }: { onUploaded: (id: string) => void }) {
  const { t } = useLingui();
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
  return (
    <Stack gap="3">
      <FileUpload
        icon={<FileUp size={28} strokeWidth={1.5} aria-hidden />}
        label={t({ id: 'transfer.drop', message: 'Drop a CSV file here' })}
        chooseLabel={t({ id: 'transfer.choose', message: 'Choose a file' })}
        help={t({
          id: 'transfer.help',
          message:
            'CSV with semicolons or commas, UTF-8 or Latin-1, up to 30 MB. Nothing is written until you have seen a check.',
        })}
        accept=".csv,.txt,text/csv"
        busy={uploading}
        onFiles={([file]) => void send(file)}
      />
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
