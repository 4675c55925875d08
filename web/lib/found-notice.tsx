import { Trans } from '@lingui/react/macro';
import { Stack } from '../ui/box.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Text } from '../ui/text.tsx';

/** A form begins with what was typed into it before and kept in the tab. */
export function FoundNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice tone="sage" role="status">
      <Stack gap="2" alignItems="flex-start">
        <Text look="small">
          <Trans id="draft.found">We found what you typed here earlier and did not save.</Trans>
        </Text>
        <Button size="sm" onClick={onDiscard}>
          <Trans id="draft.discard">Discard it</Trans>
        </Button>
      </Stack>
    </Notice>
  );
}
