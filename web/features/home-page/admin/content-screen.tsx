import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../lib/errors.ts';
import { Flex, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Heading, Text } from '../../../ui/text.tsx';

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
    <Stack gap={{ base: '5', md: '6' }}>
      <Stack as="header" gap="2">
        <Flex justifyContent="space-between" alignItems="flex-end" flexWrap="wrap" gap="3">
          <Heading as="h1" look="h1">
            {title}
          </Heading>
          {action}
        </Flex>
        <Text tone="muted" maxWidth="3xl">
          {lead}
        </Text>
      </Stack>
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
