import { useParams } from 'react-router';
import { UserDetail } from './user-detail.tsx';
import { HistoryLink } from '../../../lib/history-link.tsx';
import { Stack } from '../../../ui/box.ts';

/** `/admin/users/{id}`: one user. */
export default function UserPage() {
  const { id = '' } = useParams();
  return (
    <Stack gap="5">
      <UserDetail key={id} id={id} />
      <HistoryLink type="USER" id={id} />
    </Stack>
  );
}
