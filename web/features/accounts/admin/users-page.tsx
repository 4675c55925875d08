import { Trans } from '@lingui/react/macro';
import UserPlus from 'lucide-react/icons/user-plus';
import { UsersList } from './users-list.tsx';
import { Flex, Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/text.tsx';

/** `/admin/users`: everybody with an account. */
export default function UsersPage() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Flex as="header" gap="4" justifyContent="space-between" alignItems="center" flexWrap="wrap">
        <Heading as="h1" look="h1">
          <Trans id="people.users">Users</Trans>
        </Heading>
        <LinkButton to="/admin/users/new" look="solid">
          <UserPlus size={18} aria-hidden />
          <Trans id="people.add">New user</Trans>
        </LinkButton>
      </Flex>
      <UsersList />
    </Stack>
  );
}
