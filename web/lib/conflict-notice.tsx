import { Trans } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import { Flex, Stack } from '../ui/box.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Text } from '../ui/text.tsx';

type ConflictNoticeProps = {
  busy: boolean;
  onOverwrite: (event: MouseEvent) => void;
  onTheirs: () => void;
  /** What happened. */
  children: ReactNode;
};

/** Somebody else has saved something else meanwhile: whose is to hold? */
export function ConflictNotice({ busy, onOverwrite, onTheirs, children }: ConflictNoticeProps) {
  return (
    <Notice tone="gold" role="alert">
      <Stack gap="3">
        <Text>{children}</Text>
        <Flex gap="3" flexWrap="wrap">
          <Button size="sm" onClick={onTheirs}>
            <Trans id="content.takeTheirs">View the other version</Trans>
          </Button>
          <Button size="sm" busy={busy} onClick={onOverwrite}>
            <Trans id="content.overwrite">Save my version</Trans>
          </Button>
        </Flex>
      </Stack>
    </Notice>
  );
}
