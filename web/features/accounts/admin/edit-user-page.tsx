import { useParams } from 'react-router';
import { EditUser } from './edit-user-form.tsx';

/** `/admin/users/{id}/edit`: what an administrator changes of a user. */
export default function EditUserPage() {
  const { id = '' } = useParams();
  return <EditUser key={id} id={id} />;
}
