import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-static/icons/circle-check.svg?react';
import CircleDashed from 'lucide-static/icons/circle-dashed.svg?react';
import type { ReactNode } from 'react';
import { useFormats } from '../../../lib/formats.ts';
import type { Viewer } from '../../../lib/session/use-session.ts';
import { Flex, Item, List, Span, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';

function Point({ done, children, todo }: { done: boolean; children: ReactNode; todo?: ReactNode }) {
  return (
    <Item display="flex" gap="3" py="3" borderTop="1px solid" borderColor="rule">
      <Span display="inline-flex" flexShrink="0" pt="0.5" color={done ? 'sage.text' : 'gold.text'}>
        {done ? <CircleCheck size={20} aria-hidden /> : <CircleDashed size={20} aria-hidden />}
      </Span>
      <Flex flex="1" flexWrap="wrap" columnGap="4" justifyContent="space-between">
        <Text>{children}</Text>
        {!done && todo}
      </Flex>
    </Item>
  );
}

/** How an account stands, and what would make it better. */
export function AccountState({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui();
  const { date } = useFormats();
  return (
    <Card as="section" padded aria-labelledby="account-state">
      <Stack gap="3">
        <Heading as="h2" look="h3" id="account-state">
          <Trans id="welcome.account">Your account</Trans>
        </Heading>
        <List>
          <Point done>{t({ id: 'welcome.approved', message: `Active, since ${date(viewer.createdAt)}` })}</Point>
          <Point
            done={viewer.emailVerified}
            todo={<Link to="/verify-email">{t({ id: 'welcome.verify', message: 'Resend the e-mail' })}</Link>}
          >
            {viewer.emailVerified
              ? t({ id: 'welcome.verified', message: 'E-mail address confirmed' })
              : t({ id: 'welcome.unverified', message: 'E-mail address not confirmed yet' })}
          </Point>
          <Point
            done={viewer.twoFactorEnabled}
            todo={
              <Link to="/dashboard/profile#securite">
                {t({ id: 'welcome.protect', message: 'Turn on two-step sign-in' })}
              </Link>
            }
          >
            {viewer.twoFactorEnabled
              ? t({ id: 'welcome.twoFactor', message: 'Protected by two-step sign-in' })
              : t({ id: 'welcome.noTwoFactor', message: 'Signing in requires only a password' })}
          </Point>
        </List>
      </Stack>
    </Card>
  );
}
