import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../lib/errors.ts';
import { PageTop } from '../../../lib/page-top.tsx';
import { Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { ContentPages } from './content-pages.tsx';

type ContentScreenProps = {
  title: string;
  lead: ReactNode;
  /** At the right of the title. */
  action?: ReactNode;
  error: Error | undefined;
  retry: () => Promise<unknown>;
  /** Null while it is not known. */
  children: ReactNode;
};

/** A screen of what the platform shows: title, what it is for, and the list once it is there. */
export function ContentScreen({ title, lead, action, error, retry, children }: ContentScreenProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <Stack gap="5">
      <ContentPages />
      <PageTop title={title} lead={lead}>
        {action}
      </PageTop>
      {children ??
        (error ? (
          <ErrorState
            title={t({ id: 'list.failed', message: 'The list could not be loaded' })}
            actions={
              <Button look="quiet" onClick={() => void retry().catch(() => {})}>
                {t({ id: 'session.retry', message: 'Try again' })}
              </Button>
            }
          >
            {errorText(error)}
          </ErrorState>
        ) : (
          <Stack gap="3" aria-hidden>
            {Array.from({ length: 4 }, (_, index) => (
              <Skeleton key={index} height="20" borderRadius="md" />
            ))}
          </Stack>
        ))}
    </Stack>
  );
}
