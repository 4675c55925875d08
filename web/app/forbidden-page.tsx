import { Trans, useLingui } from '@lingui/react/macro';
import Lock from 'lucide-static/icons/lock.svg?react';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';

/** In the place of a page of an area that is not for everybody who works in it: says so, and whom to ask. */
export function ForbiddenPage({ base }: { base: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      as="h1"
      picture={<Lock size={36} strokeWidth={1.5} aria-hidden />}
      title={t({ id: 'forbidden.title', message: 'This page is for administrators' })}
      actions={
        <LinkButton to={base}>
          <Trans id="forbidden.back">Back to the dashboard</Trans>
        </LinkButton>
      }
    >
      {t({
        id: 'forbidden.text',
        message:
          'Your account does not have access to it. Ask an administrator of the platform: they can look it up for you, or give you another role.',
      })}
    </EmptyState>
  );
}
