import type { ApolloClient } from '@apollo/client';
import { SESSION } from '../../../schema/constants.ts';
import { errorCode } from '../errors.ts';
import { endSession, refresh, validate } from './session-calls.ts';
import { dropToken, onDoubt, onToken, subjectOf, writeToken } from './token-events.ts';
import { readToken } from './token.ts';
import { ViewerDocument } from './viewer.gen.ts';

/**
 * `unknown`: not looked at yet, as on the server. `unreachable`: there is a token, and nobody who could say whose. `left` and `ended` tell a
 * visitor who signed out here from one whose session went away (another tab, another device, its time).
 */
export type SessionStatus = 'unknown' | 'anonymous' | 'signedIn' | 'unreachable' | 'left' | 'ended';

export type Session = {
  readonly status: () => SessionStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the token of a login; resolves when the user is known. */
  readonly begin: (token: string) => Promise<void>;
  /** Signs out, in all tabs. */
  readonly leave: () => void;
  /** Asks the server anew. */
  readonly check: () => Promise<void>;
};

function createSession(client: ApolloClient): Session {
  const listeners = new Set<() => void>();
  let status: SessionStatus = 'unknown';
  /** Of the user who is signed in. */
  let subject: string | null = null;
  let stop: (() => void) | null = null;
  /** What was known of the user before is gone; asking earlier would be given up with it. */
  let cleared: Promise<unknown> = Promise.resolve();

  const become = (next: SessionStatus) => {
    if (status === next) return;
    status = next;
    for (const listener of listeners) listener();
  };

  const forget = (next: SessionStatus) => {
    subject = null;
    become(next);
    // What he saw is nobody else's; requests under way are given up.
    cleared = client.clearStore().catch(() => {});
  };

  const loadViewer = async (token: string): Promise<void> => {
    await cleared;
    try {
      const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
      if (!data?.viewer) {
        dropToken(readToken() ?? token);
        return;
      }
      subject = data.viewer.id;
      become('signedIn');
    } catch (error) {
      const current = readToken();
      if (current === null) return;
      if (errorCode(error) === 'UNAUTHENTICATED') dropToken(current);
      // The connection is at fault, not the session: it is tried again when the browser is online.
      else if (status !== 'signedIn') become('unreachable');
    }
  };

  const check = async (): Promise<void> => {
    const token = readToken();
    if (token === null) {
      follow();
      return;
    }
    const verdict = await validate(token).catch(() => null);
    if (verdict && (verdict.expired || !verdict.valid)) {
      dropToken(token);
      return;
    }
    if (verdict?.shouldRefresh) await refresh(token).catch(() => null);
    if (readToken() !== null && status !== 'signedIn') await loadViewer(token);
  };

  /** What the token says now, in this tab or another. */
  function follow(): void {
    const token = readToken();
    if (token === null) {
      if (status === 'signedIn' || status === 'unreachable') forget('ended');
      else if (status === 'unknown') become('anonymous');
      return;
    }
    if (status === 'signedIn' && subjectOf(token) === subject) return;
    if (status === 'signedIn') forget('unknown');
    void loadViewer(token);
  }

  const start = () => {
    const timer = setInterval(() => void check(), SESSION.validateIntervalMs);
    const again = () => {
      if (status === 'unreachable') void check();
    };
    window.addEventListener('online', again);
    const stops = [
      onToken(follow),
      onDoubt(() => void check()),
      () => window.removeEventListener('online', again),
      () => clearInterval(timer),
    ];
    stop = () => stops.forEach((end) => end());
    if (status !== 'signedIn') void check();
  };

  return {
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
    begin: async (token) => {
      if (status === 'signedIn') forget('unknown');
      writeToken(token);
      await loadViewer(token);
    },
    leave: () => {
      const token = readToken();
      forget('left');
      if (token === null) return;
      dropToken(token);
      void endSession(token);
    },
    check,
  };
}

const sessions = new WeakMap<ApolloClient, Session>();

/** The session of a client: the page has one, a test one of its own. */
export function sessionOf(client: ApolloClient): Session {
  const known = sessions.get(client);
  if (known) return known;
  const session = createSession(client);
  sessions.set(client, session);
  return session;
}
