import { useLingui } from '@lingui/react/macro';
import Laptop from 'lucide-static/icons/laptop.svg?react';
import Smartphone from 'lucide-static/icons/smartphone.svg?react';
import { Flex, Item, Span, Stack } from '../ui/box.ts';
import { Button } from '../ui/button.tsx';
import { Badge } from '../ui/layout.tsx';
import { Text } from '../ui/text.tsx';
import { useFormats } from './formats.ts';
import { readUserAgent } from './user-agent.ts';

type SessionLineProps = {
  /** As the API returns it; `current` is the session of the viewer. */
  session: { userAgent: string; current: boolean; lastSeenAt: string };
  onEnd: () => void;
};

/** A browser in which somebody is signed in, and the button that ends it. */
export function SessionLine({ session, onEnd }: SessionLineProps) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const { browser, system, mobile } = readUserAgent(session.userAgent);
  const unknown = t({ id: 'profile.unknownBrowser', message: 'Unknown browser' });
  const name = [browser ?? unknown, system].filter(Boolean).join(' · ');
  const Icon = mobile ? Smartphone : Laptop;
  return (
    <Item display="flex" gap="3" alignItems="center" py="3" borderTop="1px solid" borderColor="rule">
      <Span display="inline-flex" color="ink.muted" flexShrink="0">
        <Icon size={22} aria-hidden />
      </Span>
      <Stack gap="0" flex="1" minWidth="0">
        <Flex gap="2" alignItems="center" flexWrap="wrap">
          <Text fontWeight="600">{name}</Text>
          {session.current && <Badge tone="sage">{t({ id: 'profile.thisSession', message: 'this one' })}</Badge>}
        </Flex>
        <Text look="small" tone="muted">
          {t({ id: 'profile.lastSeen', message: `Last active on ${dateTime(session.lastSeenAt)}` })}
        </Text>
      </Stack>
      {!session.current && (
        <Button
          size="sm"
          onClick={onEnd}
          aria-label={t({ id: 'profile.revokeNamed', message: `End the session ${name}` })}
        >
          {t({ id: 'profile.revoke', message: 'End' })}
        </Button>
      )}
    </Item>
  );
}
