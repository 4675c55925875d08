import { useLingui } from '@lingui/react/macro';
import type { Viewer } from '../../lib/session/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Box, List } from '../../ui/box.ts';
import { HeaderMenu } from '../../ui/header-menu.tsx';
import { Text } from '../../ui/text.tsx';
import { UserLinks } from './user-links.tsx';

/** The menu of somebody who is signed in: their name, their pages, the way out. */
export function UserMenu({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui();
  const { firstName, lastName, email } = viewer;
  return (
    <HeaderMenu
      label={t({ id: 'menu.accountOf', message: `My account: ${firstName} ${lastName}` })}
      icon={<Avatar firstName={firstName} lastName={lastName} picture={viewer.avatarUrl} size="sm" />}
      side="right"
    >
      <Box px="3" pt="1" pb="2" mb="1" borderBottom="1px solid" borderColor="rule" maxWidth="xs">
        <Text fontWeight="600" lineHeight="snug" overflowWrap="anywhere">
          {firstName} {lastName}
        </Text>
        <Text look="caption" tone="muted" overflowWrap="anywhere">
          {email}
        </Text>
      </Box>
      <List>
        <UserLinks viewer={viewer} />
      </List>
    </HeaderMenu>
  );
}
