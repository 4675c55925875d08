import { Trans, useLingui } from '@lingui/react/macro';
import Globe from 'lucide-static/icons/globe.svg?react';
import { Button } from '../../../ui/button.tsx';

type PublishButtonProps = { name: string; size?: 'sm'; busy: boolean; onPublish: () => void };

/** The one next step of a venue that was approved; so it stands in sight, not in a menu. */
export function PublishButton({ name, size, busy, onPublish }: PublishButtonProps) {
  const { t } = useLingui();
  return (
    <Button
      look="solid"
      {...(size ? { size } : {})}
      busy={busy}
      alignSelf="flex-start"
      aria-label={t({ id: 'venueAction.publishNamed', message: `Publish ${name}` })}
      onClick={onPublish}
    >
      <Globe size={size ? 16 : 18} aria-hidden />
      <Trans id="venueAction.publish">Publish</Trans>
    </Button>
  );
}
