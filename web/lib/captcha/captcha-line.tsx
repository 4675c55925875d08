import { useLingui } from '@lingui/react/macro';
import ShieldAlert from 'lucide-static/icons/shield-alert.svg?react';
import ShieldCheck from 'lucide-static/icons/shield-check.svg?react';
import { Row, Span } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Text } from '../../ui/text.tsx';
import type { Captcha } from './use-captcha.ts';

type CaptchaLineProps = {
  captcha: Captcha;
  /**
   * Whether somebody has begun to fill in the form. Before, the line keeps its place: were it to come with the focus, the button below would
   * move away from under the pointer, and the press would be lost.
   */
  begun?: boolean;
};

/** How the check stands, in one line; with a button only where there is something to do. */
export function CaptchaLine({ captcha: { state, renew }, begun = true }: CaptchaLineProps) {
  const { t } = useLingui();
  const failed = state === 'failed';
  const words = {
    idle: t({ id: 'captcha.checking', message: 'Robot protection: checking…' }),
    checking: t({ id: 'captcha.checking', message: 'Robot protection: checking…' }),
    done: t({ id: 'captcha.done', message: 'Robot protection: verified, nothing for you to do.' }),
    failed: t({ id: 'captcha.failed', message: 'Robot protection: the check could not be completed.' }),
  }[state];
  return (
    <Row gap="3" minHeight="11" visibility={begun ? 'visible' : 'hidden'}>
      <Text role="status" look="small" tone={failed ? 'danger' : 'muted'} display="flex" alignItems="center" gap="2">
        <Span display="inline-flex" flexShrink="0" color={state === 'done' ? 'sage.text' : 'inherit'}>
          {state === 'done' && <ShieldCheck size={18} aria-hidden />}
          {failed && <ShieldAlert size={18} aria-hidden />}
          {(state === 'checking' || state === 'idle') && <Spinner />}
        </Span>
        {words}
      </Text>
      {failed && (
        <Button size="sm" onClick={renew}>
          {t({ id: 'captcha.retry', message: 'Check again' })}
        </Button>
      )}
    </Row>
  );
}
