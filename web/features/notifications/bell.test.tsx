import { ApolloClient, ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { OperationTypeNode } from 'graphql';
import type { ReactNode } from 'react';
import { Subject } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { createCache } from '../../lib/apollo-client.ts';
import { useOwnNews } from '../../lib/session/own-news.ts';
import { api, server, type Answer } from '../../testing/api.ts';
import { renderWithApp } from '../../testing/render-with-app.tsx';
import { Bell } from './bell.tsx';
import {
  MarkAllNotificationsReadDocument,
  MarkNotificationReadDocument,
  NotificationFeedDocument,
} from './notifications.gen.ts';

type Told = { id: string; isRead: boolean; company?: string };

/** What the server holds, the latest first. */
let held: Told[];
const ROLE = 'CLIENT';
let socket: Subject<ApolloLink.Result>;

const reference = (id: string) => `DEV-2026-00000${id}`;
const counts = (): Feed['notificationCounts'] => ({
  unread: held.filter(({ isRead }) => !isRead).length,
  unreadQuoteRequests: 0,
  quotesToAnswer: 0,
  pendingRegistrations: null,
  pendingVenues: null,
  pendingChangeRequests: null,
  newMessages: null,
});
type Feed = Answer<typeof NotificationFeedDocument>;

const whole = ({ id, isRead, company }: Told): Feed['notifications']['edges'][number]['node'] => ({
  id,
  type: 'QUOTE_REQUEST',
  params: [
    { name: 'reference', value: reference(id) },
    { name: 'event', value: 'withdrawn' },
    ...(company === undefined ? [] : [{ name: 'company', value: company }]),
  ],
  link: `/dashboard/quotes/${id}`,
  isRead,
  createdAt: '2026-11-21T10:00:00.000Z',
});

beforeEach(() => {
  held = [{ id: '1', isRead: true }];
  socket = new Subject();
  server.use(
    api.query(NotificationFeedDocument, () => ({
      notifications: { edges: held.slice(0, 8).map((each) => ({ node: whole(each) })) },
      notificationCounts: counts(),
    })),
  );
});

/** The socket reports a change when it opens, after an interruption, and at each change. */
const tell = () =>
  act(async () =>
    socket.next({ data: { notificationCountsChanged: { __typename: 'NotificationCounts', ...counts() } } }),
  );

function open(page: ReactNode = null) {
  const link = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new ApolloLink(() => socket),
    new BaseHttpLink({ uri: 'http://localhost:4000/graphql' }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  return renderWithApp(
    <>
      <Bell role={ROLE} allAddress="/dashboard/notifications" />
      {page}
    </>,
    { client },
  );
}

const lines = () => screen.getAllByRole('listitem', { hidden: true }).map((line) => line.textContent);
const linesOf = (id: string) => lines().filter((text) => text.includes(reference(id)));

test('shows the latest in words, and how many are unread', async () => {
  held = [
    { id: '2', isRead: false },
    { id: '1', isRead: true },
  ];
  await open();
  expect(await screen.findByLabelText('Notifications, 1 notification non lue')).toBeDefined();
  expect(linesOf('2')[0]).toContain('La demande DEV-2026-000002 a été retirée.');
  expect(linesOf('1')).toHaveLength(1);
});

test('says so when there is nothing', async () => {
  held = [];
  await open();
  expect(await screen.findByText('Aucune notification')).toBeDefined();
});

test('what comes is told by a toast and listed, each once', async () => {
  await open();
  await waitFor(() => expect(linesOf('1')).toHaveLength(1));
  held = [{ id: '2', isRead: false }, ...held];
  await tell();
  const toast = await screen.findByRole('link', { name: 'Voir' });
  expect(toast.getAttribute('href')).toBe('/dashboard/quotes/2');
  await tell();
  expect(linesOf('2')).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: 'Voir' })).toHaveLength(1);
});

test('what came between the question and the opening of the socket is not lost', async () => {
  await open();
  await waitFor(() => expect(linesOf('1')).toHaveLength(1));
  // It arrived before the subscription began: no event reported it.
  held = [{ id: '2', isRead: false }, ...held];
  expect(linesOf('2')).toHaveLength(0);
  // Then the socket opens, which is an event.
  await tell();
  await waitFor(() => expect(linesOf('2')).toHaveLength(1));
  expect(await screen.findByRole('link', { name: 'Voir' })).toBeDefined();
});

test('what could not be asked for is asked for when the browser is online again', async () => {
  await open();
  await waitFor(() => expect(linesOf('1')).toHaveLength(1));
  held = [{ id: '2', isRead: false }, ...held];
  server.use(api.query(NotificationFeedDocument, () => HttpResponse.error(), { once: true }));
  await tell();
  expect(linesOf('2')).toHaveLength(0);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(linesOf('2')).toHaveLength(1));
});

test('several that came during a break are told at once, and each is there once', async () => {
  await open();
  await waitFor(() => expect(linesOf('1')).toHaveLength(1));
  held = [{ id: '4', isRead: false }, { id: '3', isRead: false }, { id: '2', isRead: false }, ...held];
  await tell();
  expect(await screen.findByText('3 nouvelles notifications')).toBeDefined();
  for (const id of ['1', '2', '3', '4']) expect(linesOf(id)).toHaveLength(1);
});

test('what a deletion lets in at the end of the list is no news', async () => {
  held = Array.from({ length: 9 }, (_, index) => ({ id: String(index + 1), isRead: false }));
  await open();
  await waitFor(() => expect(linesOf('8')).toHaveLength(1));
  held = held.slice(1);
  await tell();
  await waitFor(() => expect(linesOf('9')).toHaveLength(1));
  expect(screen.queryByRole('link', { name: 'Voir' })).toBeNull();
});

test('what comes has the page below ask anew; what was there does not', async () => {
  let asked = 0;
  function Page() {
    useOwnNews(async () => void (asked += 1));
    return null;
  }
  await open(<Page />);
  await tell();
  await waitFor(() => expect(linesOf('1')).toHaveLength(1));
  expect(asked).toBe(0);
  held = [{ id: '2', isRead: false }, ...held];
  await tell();
  await waitFor(() => expect(asked).toBe(1));
});

test('a company that is told is named', async () => {
  held = [{ id: '2', isRead: false, company: 'Ateliers Réunis' }];
  await open();
  const sentence = 'Ateliers Réunis a retiré sa demande DEV-2026-000002.';
  expect(await screen.findByText(sentence, { exact: false })).toBeDefined();
});

test('a click marks as read and leads there', async () => {
  held = [{ id: '2', isRead: false }];
  server.use(
    api.mutation(MarkNotificationReadDocument, ({ variables }) => {
      const { id } = variables.input;
      held = held.map((each) => (each.id === id ? { ...each, isRead: true } : each));
      const notification = { id: '2', isRead: true };
      return { markNotificationRead: { notification, counts: counts(), errors: [] } };
    }),
  );
  const { user, address } = await open();
  const link = await screen.findByRole('link', { name: /DEV-2026-000002/, hidden: true });
  await user.click(link);
  expect(address()).toBe('/dashboard/quotes/2');
  expect(held[0]?.isRead).toBe(true);
});

test('a failure is said in the words of the specification', async () => {
  held = [{ id: '2', isRead: false }];
  server.use(api.mutation(MarkAllNotificationsReadDocument, () => HttpResponse.error()));
  const { user, container } = await open();
  await user.click(await screen.findByText('Tout marquer comme lu'));
  const said = await within(container).findByText('Les notifications n’ont pas pu être marquées comme lues');
  expect(said).toBeDefined();
});
