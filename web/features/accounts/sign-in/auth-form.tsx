import { styled } from '../../../ui/styled.ts';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';

const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });

/** A form of these pages: judged by us, not by the browser, and closed until the script is there. */
export function AuthForm({ live, children, ...props }: ComponentProps<typeof Form> & { live: boolean }) {
  return (
    <Form noValidate inert={!live} {...props}>
      <WithoutScript />
      {children}
    </Form>
  );
}

function WithoutScript() {
  const { email } = usePageInfo().site.operator;
  return (
    <noscript>
      <Notice tone="gold">
        <Text>
          <Trans id="auth.needsScript">
            Accounts require JavaScript. Enable it for this site, or write to <a href={`mailto:${email}`}>{email}</a>.
          </Trans>
        </Text>
      </Notice>
    </noscript>
  );
}
