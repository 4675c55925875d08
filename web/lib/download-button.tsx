import Download from 'lucide-static/icons/download.svg?react';
import { useCallback, useState, type ReactNode } from 'react';
import { API_BASE_PATH } from '../../schema/constants.ts';
import { Box } from '../ui/box.ts';
import { Button } from '../ui/button.tsx';
import { useCall } from './calls.ts';
import { failedCall, type FailedCall } from './captcha/use-checked-call.ts';
import { SendFailure } from './send-failure.tsx';
import { fetchWithBearer } from './session/fetch-with-bearer.ts';

const CODES: Readonly<Record<number, string>> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' };

type DownloadButtonProps = {
  /** Path of the file below that of the API, with its query. */
  path: string;
  /** What is said when it does not come. */
  failed: string;
  children: ReactNode;
};

/** Takes a file of the API away: the session travels in a header, which a plain link cannot send. */
export function DownloadButton({ path, failed, children }: DownloadButtonProps) {
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [take, taking] = useCall(
    useCallback(async () => {
      const answer = await fetchWithBearer(`${API_BASE_PATH}${path}`);
      if (!answer.ok) return failedCall(CODES[answer.status] ?? 'INTERNAL');
      const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
      return { kind: 'done', file: await answer.blob(), name: name ?? 'export.csv' } as const;
    }, [path]),
  );
  const save = async () => {
    setFailure(null);
    const outcome = await take();
    if (outcome.kind === 'failed') {
      setFailure(outcome);
      return;
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(outcome.file);
    link.download = outcome.name;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <Button size="sm" busy={taking} onClick={() => void save()}>
        <Download size={16} aria-hidden />
        {children}
      </Button>
      {failure && (
        <Box width="full">
          <SendFailure code={failure.code} wait={failure.wait} title={failed} />
        </Box>
      )}
    </>
  );
}
