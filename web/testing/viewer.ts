import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { ws } from 'msw/ws';
import { api, type Answer } from './api.ts';
import { ViewerDocument } from '../lib/session/viewer.gen.ts';
import { NotificationFeedDocument } from '../features/notifications/notifications.gen.ts';

/** A token as the API makes them, unsigned. */
export function aToken(sub = 'user-1', mark = '1'): string {
  return ['head', btoa(JSON.stringify({ sub, mark })).replaceAll('=', ''), 'signature'].join('.');
}

type Viewer = NonNullable<Answer<typeof ViewerDocument>['viewer']>;

export const VIEWER: Viewer = {
  id: 'user-1',
  email: 'jeanne@essai.test',
  firstName: 'Jeanne',
  lastName: 'Essai',
  role: 'CLIENT',
  avatarUrl: null,
  emailVerified: true,
  twoFactorEnabled: false,
  createdAt: '2026-11-01T08:00:00.000Z',
};

export const COUNTS: Answer<typeof NotificationFeedDocument>['notificationCounts'] = {
  unread: 0,
  unreadQuoteRequests: 0,
  quotesToAnswer: 0,
  pendingRegistrations: null,
  pendingVenues: null,
  pendingChangeRequests: null,
  newMessages: null,
};

/** The socket of the areas: it opens, and nothing comes. */
const socket = ws.link('ws://localhost:4000/graphql').addEventListener('connection', ({ client }) => {
  client.addEventListener('message', ({ data }) => {
    if ((JSON.parse(data as string) as { type: string }).type === 'connection_init')
      client.send(JSON.stringify({ type: 'connection_ack' }));
  });
});

/** The API answers as if this user were signed in, whatever the token. */
export const signedInAs = (viewer = VIEWER) => [
  api.query(ViewerDocument, () => ({ viewer })),
  api.query(NotificationFeedDocument, () => ({ notifications: { edges: [] }, notificationCounts: COUNTS })),
  socket,
  http.post('*/api/token/validate', () => HttpResponse.json({ valid: true, shouldRefresh: false, expired: false })),
  http.post('*/api/activities', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/auth/logout', () => new HttpResponse(null, { status: 204 })),
];
