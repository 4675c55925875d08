import { Trans } from '@lingui/react/macro';
import UserPlus from 'lucide-static/icons/user-plus.svg?react';
import { UsersList } from './users-list.tsx';
import { PageTop } from '../../../lib/page-top.tsx';
import { Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';

/** `/admin/users`: everybody with an account. */
export default function UsersPage() {
  return (
    <Stack gap="4">
      <PageTop title={<Trans id="people.users">Users</Trans>}>
        <LinkButton to="/admin/users/new" look="solid">
          <UserPlus size={18} aria-hidden />
          <Trans id="people.add">New user</Trans>
        </LinkButton>
      </PageTop>
      <UsersList />
    </Stack>
  );
}
