import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginAddress } from '../../lib/session/return-path.ts';
import { useSession, type Viewer } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';

type GuardProps = {
  /** Who may be here. Others who are signed in go to the home page. */
  roles: readonly Viewer['role'][];
  /** While the session is not known yet. */
  waiting: ReactNode;
  /** Around the message that the session could not be loaded. */
  frame: (content: ReactNode) => ReactNode;
  children: (viewer: Viewer) => ReactNode;
};

/** Lets in who may be here; everybody else signs in first, and comes back to this page. */
export function Guard({ roles, waiting, frame, children }: GuardProps) {
  const { status, viewer, session } = useSession();
  const { pathname, search, hash } = useLocation();
  const { t } = useLingui();
  // Who signed out here goes to the home page; who comes back here afterwards is a visitor like any other.
  const [hadLeft] = useState(status === 'left');
  if (viewer) return roles.includes(viewer.role) ? children(viewer) : <Navigate to="/" replace />;
  switch (status) {
    case 'left':
      return <Navigate to={hadLeft ? loginAddress(pathname + search + hash) : '/'} replace />;
    case 'anonymous':
    case 'ended':
      return <Navigate to={loginAddress(pathname + search + hash)} replace />;
    case 'unreachable':
      return frame(
        <ErrorState
          title={t({ id: 'session.unreachable', message: 'Your account could not be reached' })}
          actions={
            <Button look="quiet" onClick={() => void session.check()}>
              {t({ id: 'session.retry', message: 'Try again' })}
            </Button>
          }
        >
          {t({
            id: 'session.unreachableText',
            message:
              'You are still signed in, but the server is not responding. Try again, or wait until you are back online.',
          })}
        </ErrorState>,
      );
    case 'unknown':
    case 'signedIn':
      return waiting;
  }
}
