import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { recordPageView } from './session-calls.ts';
import { useSession } from './use-session.ts';

/** Tells of each page that somebody who is signed in comes to. */
export function ActivityRecorder(): null {
  const { viewer } = useSession();
  const { pathname } = useLocation();
  const told = useRef<string | null>(null);
  const userId = viewer?.id;
  useEffect(() => {
    if (userId === undefined || told.current === pathname) return;
    told.current = pathname;
    void recordPageView(userId, pathname);
  }, [pathname, userId]);
  return null;
}
