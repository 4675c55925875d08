import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import { styled } from '../../../ui/styled.ts';
import RotateCw from 'lucide-static/icons/rotate-cw.svg?react';
import X from 'lucide-static/icons/x.svg?react';
import { Box, Flex, Item, List, Stack } from '../../../ui/box.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { photoText } from './photo-messages.ts';
import { mayBeTriedAgain, type Upload } from './use-uploads.ts';

const Progress = styled('progress', {
  base: {
    display: 'block',
    width: 'full',
    height: '1',
    appearance: 'none',
    border: 'none',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'sunken',
    '&::-webkit-progress-bar': { bg: 'sunken' },
    '&::-webkit-progress-value': { bg: 'sage' },
    '&::-moz-progress-bar': { bg: 'sage' },
  },
});

type UploadListProps = {
  uploads: readonly Upload[];
  onCancel: (id: number) => void;
  onRetry: (id: number) => void;
};

/** Pictures on their way, and those that did not arrive. */
export function UploadList({ uploads, onCancel, onRetry }: UploadListProps) {
  const { t } = useLingui();
  if (uploads.length === 0) return null;
  const failed = uploads.filter(({ state }) => state === 'failed');
  return (
    <Stack gap="2">
      {failed.length > 1 && (
        <Button size="sm" look="ghost" alignSelf="flex-end" onClick={() => failed.forEach(({ id }) => onCancel(id))}>
          <X size={16} aria-hidden />
          {t({
            id: 'photos.dismissAll',
            message: plural(failed.length, { one: 'Clear # failed file', other: 'Clear the # failed files' }),
          })}
        </Button>
      )}
      <List
        aria-label={t({ id: 'photos.uploads', message: 'Uploads' })}
        display="grid"
        border="1px solid"
        borderColor="rule"
        borderRadius="md"
        bg="surface"
      >
        {uploads.map((upload, index) => (
          <Item key={upload.id} px="4" py="2.5" borderTop={index > 0 ? '1px solid' : undefined} borderColor="rule">
            <Line upload={upload} onCancel={() => onCancel(upload.id)} onRetry={() => onRetry(upload.id)} />
          </Item>
        ))}
      </List>
    </Stack>
  );
}

function Line({ upload, onCancel, onRetry }: { upload: Upload; onCancel: () => void; onRetry: () => void }) {
  const { t } = useLingui();
  const { file, share, state } = upload;
  const { name } = file;
  return (
    <Flex gap="3" alignItems="center">
      <Stack gap="1.5" flex="1" minWidth="0">
        <Flex gap="3" justifyContent="space-between">
          <Text look="small" fontWeight="600" truncate>
            {name}
          </Text>
          {state !== 'failed' && <Share upload={upload} />}
        </Flex>
        {state === 'failed' ? (
          <Reason upload={upload} />
        ) : (
          <Progress
            max={1}
            value={state === 'waiting' ? 0 : share}
            // Sent: the versions are being made.
            animation={share < 1 ? undefined : 'shimmer 900ms ease-in-out infinite alternate'}
            aria-label={t({ id: 'photos.progressOf', message: `Uploading ${name}` })}
          />
        )}
      </Stack>
      {state === 'failed' && mayBeTriedAgain(upload) && (
        <Button size="sm" onClick={onRetry} aria-label={t({ id: 'photos.retryOf', message: `Try again: ${name}` })}>
          <RotateCw size={16} aria-hidden />
          <Trans id="photos.retry">Try again</Trans>
        </Button>
      )}
      <IconButton
        size="sm"
        label={
          state === 'failed'
            ? t({ id: 'photos.dismiss', message: `Remove ${name} from the list` })
            : t({ id: 'photos.cancel', message: `Cancel uploading ${name}` })
        }
        onClick={onCancel}
      >
        <X size={18} aria-hidden />
      </IconButton>
    </Flex>
  );
}

function Share({ upload: { share, state } }: { upload: Upload }) {
  const { t } = useLingui();
  const { percent } = useFormats();
  return (
    <Box flexShrink="0">
      <Text look="caption" tone="muted" fontVariantNumeric="tabular-nums">
        {state === 'waiting'
          ? t({ id: 'photos.waiting', message: 'Waiting' })
          : share < 1
            ? percent(share)
            : t({ id: 'photos.processing', message: 'Processing…' })}
      </Text>
    </Box>
  );
}

function Reason({ upload: { code } }: { upload: Upload }) {
  const { i18n } = useI18n();
  return (
    <Text look="small" tone="danger" role="alert">
      {i18n._(photoText(code ?? 'INTERNAL'))}
    </Text>
  );
}
