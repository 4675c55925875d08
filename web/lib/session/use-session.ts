import { skipToken, useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { sessionOf, type Session, type SessionStatus } from './session.ts';
import { useViewerQuery, type ViewerQuery } from './viewer.gen.ts';

/** The signed-in user, for every screen. */
export type Viewer = NonNullable<ViewerQuery['viewer']>;

type SessionState = { readonly session: Session; readonly status: SessionStatus; readonly viewer: Viewer | null };

/** The session, looked at from the first component that asks for it; `viewer` is there when `status` is `signedIn`. */
export function useSession(): SessionState {
  const session = sessionOf(useApolloClient());
  const status = useSyncExternalStore(session.subscribe, session.status, () => 'unknown' as const);
  const { data } = useViewerQuery(status === 'signedIn' ? { fetchPolicy: 'cache-only' } : skipToken);
  const viewer = status === 'signedIn' ? (data?.viewer ?? null) : null;
  return { session, status: status === 'signedIn' && !viewer ? 'unknown' : status, viewer };
}
