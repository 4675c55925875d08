import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import type { ReactNode } from 'react';
import { errorMessage } from './errors.ts';
import { Stack } from '../ui/box.ts';
import { Notice } from '../ui/notice.tsx';
import { Text } from '../ui/text.tsx';

type SendFailureProps = {
  code: string;
  /** Seconds until another try makes sense. */
  wait: number | null;
  /** What did not come about: “Login failed”. */
  title?: ReactNode;
  /** What a form says of codes of its own. */
  texts?: Readonly<Record<string, ReactNode>>;
  /** Sentences for all other codes, where those of the whole site say too little. */
  messageOf?: typeof errorMessage;
};

/** Why it could not be sent, and what to do: nothing typed is lost, and the same button tries again. */
export function SendFailure({ code, wait, title, texts, messageOf = errorMessage }: SendFailureProps) {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const minutes = wait === null ? null : Math.max(1, Math.ceil(wait / 60));
  const say = (): string => {
    switch (code) {
      case 'NETWORK':
        return t({
          id: 'send.network',
          message:
            'Network error: Unable to connect to server. Please check your connection. Everything you typed is kept: send again once you are back online.',
        });
      case 'RATE_LIMITED':
        return minutes === null
          ? i18n._(errorMessage(code))
          : t({
              id: 'send.rateLimited',
              message: plural(minutes, {
                one: 'Too many submissions from your connection. Everything you typed is kept: send again in a minute.',
                other:
                  'Too many submissions from your connection. Everything you typed is kept: send again in # minutes.',
              }),
            });
      case 'CAPTCHA_FAILED':
        return t({
          id: 'send.captcha',
          message: 'Robot protection could not be verified. Everything you typed is kept: send again.',
        });
      case 'CONFLICT':
        return t({
          id: 'send.conflict',
          message: 'Your submission is being recorded. Wait a few seconds, then press again to see its number.',
        });
      case 'UNPROCESSABLE':
        return t({
          id: 'send.arrived',
          message:
            'Your previous submission had already arrived: you have an e-mail confirming it, with a link to change it. To send this as a new one, press again.',
        });
      case 'VENUES':
        return t({
          id: 'send.venues',
          message: 'A venue you chose is no longer on the site. Remove it, then send again.',
        });
      case 'CHANGED_MEANWHILE':
        return t({
          id: 'send.changedMeanwhile',
          message: 'This request was changed elsewhere in the meantime. Reload the page to see the current version.',
        });
      case 'TOO_LATE':
        return t({
          id: 'send.tooLate',
          message: 'This is no longer possible for your request. Reload the page to see where it stands.',
        });
      default:
        return i18n._(messageOf(code));
    }
  };
  return (
    <Notice tone="danger" role="alert">
      <Stack gap="1">
        <Text fontWeight="600">{title ?? <Trans id="send.failed">Not sent yet</Trans>}</Text>
        <Text look="small">{texts?.[code] ?? say()}</Text>
      </Stack>
    </Notice>
  );
}
