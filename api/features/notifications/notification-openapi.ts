import { type Json, type OpenApiPart, ref, json } from '../../platform/openapi/document.ts';
import { NotificationType } from './notification.entity.ts';

const NOTIFICATION: Json = {
  type: 'object',
  description:
    'Something that its recipient is told. Here are the sentence in French, and its type and what fills it for screens that have their own.',
  required: ['id', 'type', 'message', 'params', 'link', 'isRead', 'createdAt'],
  properties: {
    id: { type: 'string', format: 'uuid', description: 'Id of the notification.' },
    type: {
      type: 'string',
      enum: Object.values(NotificationType).map((type) => type.toLowerCase()),
      description: 'What is told.',
      examples: ['quote_request'],
    },
    message: {
      type: 'string',
      description: 'The sentence in French.',
      examples: ['Demande de devis DEV-2026-000042.'],
    },
    params: {
      type: 'object',
      description: 'What fills the sentence.',
      additionalProperties: { type: 'string' },
      examples: [{ reference: 'DEV-2026-000042' }],
    },
    link: { type: ['string', 'null'], description: 'Path on the site that it leads to.', examples: ['/admin/quotes'] },
    isRead: { type: 'boolean', description: 'Whether it was read.' },
    createdAt: { type: 'string', format: 'date-time', description: 'Since when it is there.' },
  },
};

const COUNT: Json = {
  type: 'object',
  description: 'How many were not read.',
  required: ['count'],
  properties: { count: { type: 'integer', minimum: 0, description: 'Notifications.' } },
};

const OWN = { tags: ['Notifications'], security: [{ bearer: [] }] };
const ALWAYS = { 401: ref('responses', 'Unauthorized'), 405: ref('responses', 'MethodNotAllowed') };
const ID: Json = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Id of the notification.',
  schema: { type: 'string', format: 'uuid' },
};
const count = { description: 'The number.', content: json(ref('schemas', 'NotificationCount')) };
const one = { description: 'The notification.', content: json(ref('schemas', 'Notification')) };
const done = { description: 'Done.' };

export const notificationOpenApi: OpenApiPart = {
  tags: [{ name: 'Notifications', description: 'What one is told. Everybody has only his own.' }],
  paths: {
    '/notifications': {
      get: {
        ...OWN,
        operationId: 'listNotifications',
        summary: 'One’s notifications',
        description: 'The newest first.',
        parameters: [
          {
            name: 'isRead',
            in: 'query',
            description: 'True: only those that were read; false: only those that were not.',
            schema: { type: 'boolean' },
            example: false,
          },
          ref('parameters', 'Page'),
          ref('parameters', 'Limit'),
        ],
        responses: {
          200: {
            description: 'One page of the list.',
            headers: { 'X-Total-Count': ref('headers', 'TotalCount'), Link: ref('headers', 'Link') },
            content: json({ type: 'array', items: ref('schemas', 'Notification') }),
          },
          400: ref('responses', 'BadRequest'),
          ...ALWAYS,
        },
      },
      delete: {
        ...OWN,
        operationId: 'deleteReadNotifications',
        summary: 'Deletes what was read',
        description: 'All notifications of who asks that he has read.',
        responses: { 204: done, ...ALWAYS },
      },
    },
    '/notifications/count': {
      get: {
        ...OWN,
        operationId: 'countNotifications',
        summary: 'How many were not read',
        description: 'Asked for every 60 seconds by clients without a WebSocket.',
        responses: { 200: count, ...ALWAYS },
      },
    },
    '/notifications/read-all': {
      put: {
        ...OWN,
        operationId: 'markAllNotificationsRead',
        summary: 'Marks all as read',
        description: 'All notifications of who asks.',
        responses: { 200: count, ...ALWAYS },
      },
    },
    '/notifications/{id}/read': {
      put: {
        ...OWN,
        operationId: 'markNotificationRead',
        summary: 'Marks one as read',
        description: 'Another’s is not found.',
        parameters: [ID],
        responses: { 200: one, 404: ref('responses', 'NotFound'), ...ALWAYS },
      },
    },
    '/notifications/{id}': {
      delete: {
        ...OWN,
        operationId: 'deleteNotification',
        summary: 'Deletes one',
        description: 'Another’s is not found.',
        parameters: [ID],
        responses: { 204: done, 404: ref('responses', 'NotFound'), ...ALWAYS },
      },
    },
  },
  components: { schemas: { Notification: NOTIFICATION, NotificationCount: COUNT } },
};
