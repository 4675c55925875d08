import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-static/icons/check.svg?react';
import LinkIcon from 'lucide-static/icons/link.svg?react';
import Mail from 'lucide-static/icons/mail.svg?react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/field.tsx';
import { Text } from '../../../ui/text.tsx';

const Panel = styled('div', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 0.5rem)',
    left: '0',
    zIndex: 'popover',
    display: 'grid',
    gap: '2',
    width: '19rem',
    maxWidth: 'calc(100vw - 2rem)',
    p: '4',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
    boxShadow: 'card',
    animation: 'appear 150ms',
  },
});

const MailLink = styled('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    px: '3',
    borderRadius: 'md',
    fontWeight: '600',
    _hover: { bg: 'sunken' },
  },
});

/** What the sharing button opens where the device has nothing of its own. */
export default function SharePanel({ title, url }: { title: string; url: string }) {
  const { t } = useLingui();
  const [answer, setAnswer] = useState<'copied' | 'refused' | null>(null);
  const address = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setAnswer('copied');
    } catch {
      // No permission, or no secure connection: the visitor copies what is chosen.
      address.current?.select();
      setAnswer('refused');
    }
  };
  const mail = new URLSearchParams({ subject: title, body: `${title}\n${url}` }).toString().replaceAll('+', '%20');
  return (
    <Panel role="group" aria-label={t({ id: 'share.title', message: 'Share this venue' })}>
      <TextInput
        ref={address}
        readOnly
        value={url}
        fontSize="sm"
        aria-label={t({ id: 'share.address', message: 'Address of the page' })}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button ref={first} look="ghost" justifyContent="flex-start" px="3" onClick={() => void copy()}>
        {answer === 'copied' ? <Check size={18} strokeWidth={2} aria-hidden /> : <LinkIcon size={18} aria-hidden />}
        <Trans id="share.copy">Copy the link</Trans>
      </Button>
      <MailLink href={`mailto:?${mail}`}>
        <Mail size={18} aria-hidden />
        <Trans id="share.mail">Send by e-mail</Trans>
      </MailLink>
      <Text look="small" role="status" tone="muted" px="3">
        {answer === 'copied' && <Trans id="share.copied">Link copied.</Trans>}
        {answer === 'refused' && (
          <Trans id="share.refused">Your browser did not allow it: copy the address above.</Trans>
        )}
      </Text>
    </Panel>
  );
}
