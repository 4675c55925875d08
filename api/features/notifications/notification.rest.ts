import type { Services } from '../../context.ts';
import { API_BASE_PATH, PAGE_SIZE } from '../../../schema/constants.ts';
import { signedIn } from '../../kernel/http/callers.ts';
import { sendPrivateJson } from '../../kernel/http/json-answers.ts';
import { pageHeaders } from '../../kernel/http/page-headers.ts';
import { QueryReader } from '../../kernel/http/query-reader.ts';
import type { RestRoutes } from '../../kernel/http/rest-routes.ts';
import { validateInput } from '../../kernel/validation.ts';
import { NotificationArgs } from './notification.args.ts';
import type { NotificationView } from './notification.types.ts';

const PATH = '/notifications';

/** Notifications over REST. */
export function notificationRoutes(routes: RestRoutes, { inbox }: Pick<Services, 'inbox'>): void {
  routes.get(
    PATH,
    signedIn(async (request, response, viewer) => {
      const { args, conditions } = await readList(request.originalUrl);
      const { items, ...place } = await inbox.list(viewer.id, args.filter, args);
      response.set(pageHeaders({ ...place, path: API_BASE_PATH + PATH, conditions }));
      sendPrivateJson(response, JSON.stringify(items.map(toRestNotification)));
    }),
  );
  routes.get(
    `${PATH}/count`,
    signedIn(async (_request, response, viewer) => {
      const { unread } = await inbox.counts(viewer.id);
      sendPrivateJson(response, JSON.stringify({ count: unread }));
    }),
  );
  routes.put(
    `${PATH}/read-all`,
    signedIn(async (_request, response, viewer) => {
      await inbox.markAllRead(viewer.id);
      sendPrivateJson(response, JSON.stringify({ count: 0 }));
    }),
  );
  routes.put(
    `${PATH}/{id}/read`,
    signedIn(async (request, response, viewer) => {
      const read = await inbox.markRead(viewer.id, String(request.params['id']));
      sendPrivateJson(response, JSON.stringify(toRestNotification(read)));
    }),
  );
  routes.delete(
    `${PATH}/{id}`,
    signedIn(async (request, response, viewer) => {
      await inbox.remove(viewer.id, String(request.params['id']));
      response.status(204).end();
    }),
  );
  routes.delete(
    PATH,
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
