import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { ws } from 'msw/ws';
import { api } from './api.ts';

/** A token as the API makes them, unsigned. */
export function aToken(sub = 'user-1', mark = '1'): string {
  return ['head', btoa(JSON.stringify({ sub, mark })).replaceAll('=', ''), 'signature'].join('.');
}

export const VIEWER = {
  __typename: 'User',
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

export const COUNTS = {
  __typename: 'NotificationCounts',
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
export const signedInAs = (viewer: object = VIEWER) => [
  api.query('Viewer', () => HttpResponse.json({ data: { viewer } })),
  api.query('NotificationFeed', () =>
    HttpResponse.json({
      data: { notifications: { __typename: 'NotificationConnection', edges: [] }, notificationCounts: COUNTS },
    }),
  ),
  socket,
  http.post('*/api/token/validate', () => HttpResponse.json({ valid: true, shouldRefresh: false, expired: false })),
  http.post('*/api/activities', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/auth/logout', () => new HttpResponse(null, { status: 204 })),
];
