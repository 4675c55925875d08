import * as z from 'zod';
import { API_BASE_PATH } from '../../../schema/constants.ts';
import { pageHeaders } from '../../platform/http/page-headers.ts';
import { flag, id, moment, text, told, whole } from '../../platform/rest/fields.ts';
import { flagParameter, PAGING } from '../../platform/rest/query.ts';
import { answer, route } from '../../platform/rest/route.ts';
import { NotificationType } from './notification.entity.ts';
import type { NotificationPage, NotificationView } from './notification.types.ts';

const TYPES = Object.values(NotificationType).map((type) => type.toLowerCase());
const NOTIFICATION = told(
  {
    id: id('Id of the notification.'),
    type: z.enum(TYPES).meta({ description: 'What is told.', examples: ['quote_request'] }),
    message: text('The sentence in French.', undefined, 'Demande de devis DEV-2026-000042.'),
    params: z
      .record(z.string(), z.string())
      .meta({ description: 'What fills the sentence.', examples: [{ reference: 'DEV-2026-000042' }] }),
    link: text('Path on the site that it leads to.', undefined, '/admin/quotes').nullable(),
    isRead: flag('Whether it was read.'),
    createdAt: moment('Since when it is there.'),
  },
  'Something that its recipient is told. Here are the sentence in French, and its type and what fills it for screens that have their own.',
  'Notification',
);
const COUNT = answer(
  'The number.',
  told({ count: whole('Notifications.', [0, 1_000_000]) }, 'How many were not read.', 'NotificationCount'),
);
const FIELDS = 'id type message params { name value } link isRead createdAt';

const tag = { name: 'Notifications', description: 'What one is told. Everybody has only their own.' };
const one = { tag, params: { id: id('Id of the notification.') }, errors: [404] };

/** Notifications over REST. */
export const NOTIFICATION_ROUTES = [
  route({
    at: 'GET /notifications',
    id: 'listNotifications',
    tag,
    summary: 'One’s notifications',
    description: 'The newest first.',
    query: {
      isRead: flagParameter('True: only those that were read; false: only those that were not.', false),
      ...PAGING,
    },
    answers: { 200: answer('One page of the list.', z.array(NOTIFICATION), 'TotalCount', 'Link') },
    runs: `query ($filter: NotificationFilter, $page: Int, $pageSize: Int) {
      notifications(filter: $filter, page: $page, pageSize: $pageSize) {
        items { ${FIELDS} } totalCount page pageCount
      }
    }`,
    variables: ({ query: { isRead, page, limit } }) => ({
      filter: isRead === undefined ? {} : { unread: !isRead },
      page,
      pageSize: limit,
    }),
    toAnswer: ({ notifications }: { notifications: NotificationPage }, response, { conditions }) => {
      const { items, ...place } = notifications;
      response.set(pageHeaders({ ...place, path: `${API_BASE_PATH}/notifications`, conditions }));
      return items.map(toRestNotification);
    },
  }),
  route({
    at: 'DELETE /notifications',
    id: 'deleteReadNotifications',
    tag,
    summary: 'Deletes what was read',
    description: 'All notifications of who asks that they have read.',
    answers: { 204: answer('Done.') },
    runs: 'mutation { deleteReadNotifications { counts { unread } } }',
  }),
  route({
    at: 'GET /notifications/count',
    id: 'countNotifications',
    tag,
    summary: 'How many were not read',
    description: 'Asked for every 60 seconds by clients without a WebSocket.',
    answers: { 200: COUNT },
    runs: 'query { notificationCounts { unread } }',
    toAnswer: ({ notificationCounts }: Counts<'notificationCounts'>) => ({ count: notificationCounts.unread }),
  }),
  route({
    at: 'PUT /notifications/read-all',
    id: 'markAllNotificationsRead',
    tag,
    summary: 'Marks all as read',
    description: 'All notifications of who asks.',
    answers: { 200: COUNT },
    runs: 'mutation { markAllNotificationsRead { counts { unread } } }',
    toAnswer: ({ markAllNotificationsRead: { counts } }: { markAllNotificationsRead: Counts<'counts'> }) => ({
      count: counts.unread,
    }),
  }),
  route({
    ...one,
    at: 'PUT /notifications/{id}/read',
    id: 'markNotificationRead',
    summary: 'Marks one as read',
    description: 'Another’s is not found.',
    answers: { 200: answer('The notification.', NOTIFICATION) },
    runs: `mutation ($id: ID!) {
      markNotificationRead(id: $id) { notification { ${FIELDS} } }
    }`,
    variables: ({ params }) => params,
    toAnswer: ({ markNotificationRead }: { markNotificationRead: { notification: NotificationView } }) =>
      toRestNotification(markNotificationRead.notification),
  }),
  route({
    ...one,
    at: 'DELETE /notifications/{id}',
    id: 'deleteNotification',
    summary: 'Deletes one',
    description: 'Another’s is not found.',
    answers: { 204: answer('Done.') },
    runs: 'mutation ($id: ID!) { deleteNotification(id: $id) { __typename } }',
    variables: ({ params }) => params,
  }),
];

type Counts<Name extends string> = Record<Name, { unread: number }>;

/** With the type as the specification writes it, and the parts of the sentence by their names. */
function toRestNotification({ type, params, ...rest }: NotificationView): object {
  return {
    ...rest,
    type: type.toLowerCase(),
    params: Object.fromEntries(params.map(({ name, value }) => [name, value])),
  };
}
