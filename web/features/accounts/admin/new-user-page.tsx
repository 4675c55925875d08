import { Trans } from '@lingui/react/macro';
import { NewUserForm } from './new-user-form.tsx';
import { Stack } from '../../../ui/box.ts';
import { Heading } from '../../../ui/text.tsx';

/** `/admin/users/new`: an account for somebody. */
export default function NewUserPage() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Heading as="h1" look="h1">
        <Trans id="people.add">New user</Trans>
      </Heading>
      <NewUserForm />
    </Stack>
  );
}
