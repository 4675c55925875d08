import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { TOKEN_KEY } from '../../../schema/constants.ts';
import { api, server, type Answer } from '../../testing/api.ts';
import { renderWithApp } from '../../testing/render-with-app.tsx';
import { aToken, signedInAs } from '../../testing/viewer.ts';
import NotificationsPage from './notifications-page.tsx';
import {
  DeleteNotificationDocument,
  DeleteReadNotificationsDocument,
  NotificationsDocument,
} from './notifications.gen.ts';

type Kind = Answer<typeof NotificationsDocument>['notifications']['edges'][number]['node']['type'];
type Told = { id: string; type: Kind; params: Record<string, string>; isRead: boolean; createdAt: string };

let held: Told[];
const COUNTS = {
  unread: 1,
  unreadQuoteRequests: 0,
  quotesToAnswer: 0,
  pendingRegistrations: null,
  pendingVenues: null,
  pendingChangeRequests: null,
  newMessages: null,
};

beforeEach(() => {
  held = [
    {
      id: '1',
      type: 'ESTABLISHMENT_APPROVED',
      params: { venue: 'Le Rivage' },
      isRead: false,
      createdAt: '2026-11-20T23:30:00Z',
    },
    { id: '2', type: 'SUBSCRIPTION_EXPIRING', params: { days: '7' }, isRead: true, createdAt: '2026-11-20T10:00:00Z' },
  ];
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(
    ...signedInAs(),
    api.query(NotificationsDocument, ({ variables }) => {
      const filter = variables.filter;
      const items = held
        .filter(({ isRead }) => !filter.unread || !isRead)
        .map(({ params, ...each }) => ({
          link: null,
          ...each,
          params: Object.entries(params).map(([name, value]) => ({ name, value })),
        }));
      return {
        notifications: {
          edges: items.map((node) => ({ node })),
          pageInfo: {
            hasNextPage: variables.after === undefined,
            hasPreviousPage: variables.after !== undefined,
            startCursor: 'first',
            endCursor: 'last',
          },
          totalCount: items.length,
        },
      };
    }),
  );
});

const open = (url = '/dashboard/notifications') =>
  renderWithApp(<NotificationsPage />, { url, path: '/dashboard/notifications' });

test('they stand under the days on which they came, in Paris, each a sentence that leads where it is about', async () => {
  await open();
  const link = await screen.findByRole('link', { name: /Le Rivage est approuvé/ });
  expect(link.getAttribute('href')).toBe('/dashboard/manage-establishments');
  expect(screen.getByText('Votre abonnement se termine dans 7 jours.')).toBeDefined();
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days[1]).toBe('20 novembre 2026');
  expect(days[0]).not.toBe(days[1]);
});

test('the unread ones alone are an address', async () => {
  const { user, address } = await open();
  await screen.findByText('Votre abonnement se termine dans 7 jours.');
  await user.click(screen.getByRole('radio', { name: 'Non lues' }));
  await waitFor(() => expect(screen.queryByText('Votre abonnement se termine dans 7 jours.')).toBeNull());
  expect(address()).toBe('/dashboard/notifications?filtre=non-lues');
});

test('the part that follows is an address, and says how many there are', async () => {
  const { user, address } = await open('/dashboard/notifications?filtre=non-lues');
  expect(await screen.findByText('1 notification')).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Page suivante' }));
  expect(address()).toBe('/dashboard/notifications?filtre=non-lues&after=last');
  const back = await screen.findByRole('link', { name: 'Page précédente' });
  expect(back.getAttribute('href')).toBe('/dashboard/notifications?filtre=non-lues&before=first');
});

test('one that is deleted goes, and the focus goes to the title', async () => {
  server.use(
    api.mutation(DeleteNotificationDocument, ({ variables }) => {
      const { id } = variables.input;
      held = held.filter((each) => each.id !== id);
      return { deleteNotification: { deletedId: id, counts: COUNTS, errors: [] } };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Supprimer.*7 jours/ }));
  await waitFor(() => expect(screen.queryByText('Votre abonnement se termine dans 7 jours.')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Notifications');
});

test('deleting all that was read asks once', async () => {
  let asked = 0;
  server.use(
    api.mutation(DeleteReadNotificationsDocument, () => {
      asked += 1;
      held = held.filter(({ isRead }) => !isRead);
      return { deleteReadNotifications: { counts: COUNTS } };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Supprimer les notifications lues' }));
  expect(asked).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(screen.queryByText('Votre abonnement se termine dans 7 jours.')).toBeNull());
  expect(asked).toBe(1);
});

test('nothing is said to be nothing, and a failure can be tried again', async () => {
  held = [];
  const { unmount } = await open();
  expect(await screen.findByText('Aucune notification')).toBeDefined();
  unmount();
  server.use(api.query(NotificationsDocument, () => HttpResponse.error(), { once: true }));
  const { user } = await open();
  expect(await screen.findByText('Les notifications n’ont pas pu être chargées')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Aucune notification')).toBeDefined();
});
