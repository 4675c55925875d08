import type { NotificationServices } from './services.ts';
import { API_BASE_PATH, PAGE_SIZE } from '../../../schema/constants.ts';
import { signedIn } from '../../platform/http/callers.ts';
import { sendPrivateJson } from '../../platform/http/json-answers.ts';
import { pageHeaders } from '../../platform/http/page-headers.ts';
import { QueryReader } from '../../platform/http/query-reader.ts';
import type { RestRoutes } from '../../platform/http/rest-routes.ts';
import { validateInput } from '../../platform/validation.ts';
import { NotificationArgs } from './notification.inputs.ts';
import type { NotificationView } from './notification.types.ts';

const PATH = '/notifications';
const READ = { access: 'signedIn' } as const;
const WRITE = {
  access: 'signedIn',
  audit: { exempt: 'One’s own bell, of no consequence for anybody else.' },
} as const;

/** Notifications over REST. */
export function notificationRoutes(routes: RestRoutes, { inbox }: Pick<NotificationServices, 'inbox'>): void {
  routes.get(
    PATH,
    READ,
    signedIn(async (request, response, viewer) => {
      const { args, conditions } = await readList(request.originalUrl);
      const { items, ...place } = await inbox.list(viewer.id, args.filter, args);
      response.set(pageHeaders({ ...place, path: API_BASE_PATH + PATH, conditions }));
      sendPrivateJson(response, JSON.stringify(items.map(toRestNotification)));
    }),
  );
  routes.get(
    `${PATH}/count`,
    READ,
    signedIn(async (_request, response, viewer) => {
      const { unread } = await inbox.counts(viewer.id);
      sendPrivateJson(response, JSON.stringify({ count: unread }));
    }),
  );
  routes.put(
    `${PATH}/read-all`,
    WRITE,
    signedIn(async (_request, response, viewer) => {
      await inbox.markAllRead(viewer.id);
      sendPrivateJson(response, JSON.stringify({ count: 0 }));
    }),
  );
  routes.put(
    `${PATH}/{id}/read`,
    WRITE,
    signedIn(async (request, response, viewer) => {
      const read = await inbox.markRead(viewer.id, String(request.params['id']));
      sendPrivateJson(response, JSON.stringify(toRestNotification(read)));
    }),
  );
  routes.delete(
    `${PATH}/{id}`,
    WRITE,
    signedIn(async (request, response, viewer) => {
      await inbox.remove(viewer.id, String(request.params['id']));
      response.status(204).end();
    }),
  );
  routes.delete(
    PATH,
    WRITE,
    signedIn(async (_request, response, viewer) => {
      await inbox.removeRead(viewer.id);
      response.status(204).end();
    }),
  );
}

async function readList(url: string) {
  const query = new QueryReader(url, ['page', 'limit', 'isRead']);
  const isRead = query.flag('isRead');
  const args = Object.assign(new NotificationArgs(), {
    filter: isRead === undefined ? {} : { unread: !isRead },
    page: query.whole('page') ?? 1,
    pageSize: query.whole('limit') ?? PAGE_SIZE.default,
  });
  query.end();
  await validateInput(args);
  return { args, conditions: query.pairs().filter(([name]) => name !== 'page') };
}

/** With the type as the specification writes it, and the parts of the sentence by their names. */
function toRestNotification({ type, params, ...rest }: NotificationView): object {
  return {
    ...rest,
    type: type.toLowerCase(),
    params: Object.fromEntries(params.map(({ name, value }) => [name, value])),
  };
}
