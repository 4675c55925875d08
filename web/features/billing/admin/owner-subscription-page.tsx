import { useParams } from 'react-router';
import { OwnerSubscription } from './owner-subscription.tsx';

/** `/admin/subscriptions/{user}`: the plan of one owner. */
export default function OwnerSubscriptionPage() {
  const { id = '' } = useParams();
  return <OwnerSubscription key={id} id={id} />;
}
