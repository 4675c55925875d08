import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-static/icons/copy.svg?react';
import Download from 'lucide-static/icons/download.svg?react';
import { useEffect, useRef, useState } from 'react';
import { PRODUCT_NAME } from '../../../../schema/constants.ts';
import { Flex, Item, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text, VisuallyHidden } from '../../../ui/text.tsx';
import { saveFile } from '../../../lib/save-file.ts';

const Codes = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    gap: '2',
    p: '4',
    bg: 'surface',
    borderRadius: 'md',
    border: '1px solid',
    borderColor: 'rule',
    fontFamily: 'mono',
    fontSize: 'sm',
  },
});

/** The recovery codes, shown this once, to be kept. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
    } catch {
      // The codes stand there, and can be selected.
    }
  };
  return (
    <Notice tone="gold" ref={box} tabIndex={-1} outline="none">
      <Stack gap="4">
        <Stack gap="1">
          <Text fontWeight="600">
            <Trans id="profile.recovery">Save these recovery codes</Trans>
          </Text>
          <Text look="small">
            <Trans id="profile.recoveryText">
              Each one opens your account once if you lose your phone. They are shown only now: print them, or put them
              in your password manager.
            </Trans>
          </Text>
        </Stack>
        <Codes>
          {codes.map((code) => (
            <Item key={code}>{code}</Item>
          ))}
        </Codes>
        <Flex gap="3" flexWrap="wrap">
          <Button
            size="sm"
            onClick={() =>
              saveFile('codes-de-secours-pleniere.txt', 'text/plain', `${PRODUCT_NAME}\n\n${codes.join('\n')}\n`)
            }
          >
            <Download size={16} aria-hidden />
            <Trans id="profile.recoverySave">Save as a file</Trans>
          </Button>
          <Button size="sm" onClick={() => void copy()}>
            <Copy size={16} aria-hidden />
            {copied ? <Trans id="profile.recoveryCopied">Copied</Trans> : <Trans id="profile.recoveryCopy">Copy</Trans>}
          </Button>
          <Button size="sm" look="quiet" onClick={onDone}>
            <Trans id="profile.recoveryDone">I have saved them</Trans>
          </Button>
        </Flex>
        <VisuallyHidden role="status">
          {copied ? t({ id: 'profile.recoveryCopied', message: 'Copied' }) : ''}
        </VisuallyHidden>
      </Stack>
    </Notice>
  );
}
