import * as z from 'zod';
import { API_BASE_PATH, PAGE_SIZE } from '../../../schema/constants.ts';
import { pagePlace } from '../../platform/graphql/paging.ts';
import { sendPrivateJson } from '../../platform/http/json-answers.ts';
import { pageHeaders } from '../../platform/http/page-headers.ts';
import { flag, id, moment, text, told, integer } from '../../platform/rest/fields.ts';
import { flagParameter, PAGING } from '../../platform/rest/query.ts';
import { answer, handledRoute, route } from '../../platform/rest/route.ts';
import type { Notification } from './notification.entity.ts';
import { NotificationType } from './notification.enums.ts';
import type { NotificationsContext } from './services.ts';

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
  told({ count: integer('Notifications.', [0, 1_000_000]) }, 'How many were not read.', 'NotificationCount'),
);
const FIELDS = 'id type message paramList: params { name value } link isRead createdAt';
const UNCHANGED = { exempt: 'Nothing is changed.' };

const tag = { name: 'Notifications', description: 'What one is told. Everybody has only their own.' };
const one = { tag, params: { id: id('Id of the notification.') }, errors: [404] };

/** Notifications over REST. */
export const NOTIFICATION_ROUTES = [
  // With numbered pages, which GraphQL does not have for growing lists.
  handledRoute({
    at: 'GET /notifications',
    id: 'listNotifications',
    tag,
    summary: 'One’s notifications',
    description: 'The newest first.',
    access: 'signedIn',
    audit: UNCHANGED,
    query: {
      isRead: flagParameter('True: only those that were read; false: only those that were not.', false),
      ...PAGING,
    },
    answers: { 200: answer('One page of the list.', z.array(NOTIFICATION), 'TotalCount', 'Link') },
    handle: async ({ inbox, caller }: NotificationsContext, { query, conditions }, { response }) => {
      const { isRead = null, page = 1, limit: pageSize = PAGE_SIZE.default } = query;
      const filter = { unread: isRead === null ? null : !isRead };
      const [found, totalCount] = await inbox.page(caller.viewer.id, filter, { page, pageSize });
      const place = pagePlace(totalCount, { page, pageSize });
      response.set(pageHeaders({ ...place, path: `${API_BASE_PATH}/notifications`, conditions }));
      const items = found.map(toRestNotification);
      sendPrivateJson(response, JSON.stringify(items));
    },
  }),
  route({
    at: 'DELETE /notifications',
    id: 'deleteReadNotifications',
    tag,
    summary: 'Deletes what was read',
    description: 'All notifications of the caller that they have read.',
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
    description: 'All notifications of the caller.',
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
      markNotificationRead(input: { id: $id }) { notification { ${FIELDS} } }
    }`,
    variables: ({ params }) => params,
    toAnswer: ({ markNotificationRead }: { markNotificationRead: { notification: NotificationFields } }) =>
      toRestNotification(markNotificationRead.notification),
  }),
  route({
    ...one,
    at: 'DELETE /notifications/{id}',
    id: 'deleteNotification',
    summary: 'Deletes one',
    description: 'Another’s is not found.',
    answers: { 204: answer('Done.') },
    runs: 'mutation ($id: ID!) { deleteNotification(input: { id: $id }) { __typename } }',
    variables: ({ params }) => params,
  }),
];

type Counts<Name extends string> = Record<Name, { unread: number }>;

type NotificationFields = Pick<Notification, 'id' | 'type' | 'message' | 'paramList' | 'link' | 'isRead' | 'createdAt'>;

/** With the type as in the specification, and the parameters of the sentence by name. */
function toRestNotification(given: NotificationFields): object {
  const { type, message, paramList, link, isRead, createdAt } = given;
  const params = Object.fromEntries(paramList.map(({ name, value }) => [name, value]));
  return { id: given.id, type: type.toLowerCase(), message, params, link, isRead, createdAt };
}
