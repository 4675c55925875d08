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
  texts?: Readonly<Record<string, string>>;
};

/** Why it could not be sent, and what to do: nothing typed is lost, and the same button tries again. */
export function SendFailure({ code, wait, title, texts }: SendFailureProps) {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const minutes = wait === null ? null : Math.max(1, Math.ceil(wait / 60));
  const say = (): string => {
    switch (code) {
      case 'NETWORK':
        return t({
          id: 'send.network',
          message: 'The connection is gone. Everything you typed is kept: send again once you are online.',
        });
      case 'RATE_LIMITED':
        return minutes === null
          ? i18n._(errorMessage(code))
          : t({
              id: 'send.rateLimited',
              message: plural(minutes, {
                one: 'Many requests came from here. Everything you typed is kept: send again in a minute.',
                other: 'Many requests came from here. Everything you typed is kept: send again in # minutes.',
              }),
            });
      case 'CAPTCHA_FAILED':
        return t({
          id: 'send.captcha',
          message: 'The protection against robots could not be checked. Everything you typed is kept: send again.',
        });
      case 'CONFLICT':
        return t({
          id: 'send.conflict',
          message:
            'What you sent is being taken in at this moment. Wait some seconds, then press again to see its number.',
        });
      case 'UNPROCESSABLE':
        return t({
          id: 'send.arrived',
          message:
            'What you sent before had arrived already: your mail says so, and has the link to change it. To send this as a new one, press again.',
        });
      case 'VENUES':
        return t({
          id: 'send.venues',
          message: 'A venue that you chose is no longer on the site. Leave it out, then send again.',
        });
      case 'CHANGED_MEANWHILE':
        return t({
          id: 'send.changedMeanwhile',
          message: 'This request was changed elsewhere in the meantime. Load the page again to see how it is now.',
        });
      case 'TOO_LATE':
        return t({
          id: 'send.tooLate',
          message: 'This can no longer be done with your request. Load the page again to see where it stands.',
        });
      default:
        return i18n._(errorMessage(code));
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
