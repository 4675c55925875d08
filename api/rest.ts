import 'reflect-metadata';
import express, { type Express, type Handler } from 'express';
import { API_BASE_PATH, PRODUCT_NAME, TAGLINE } from '../schema/constants.ts';
import type { Services } from './context.ts';
import { tellDeskOfRest } from './desk-topics.ts';
import { actingInRest } from './audit-actions.ts';
import { auditOpenApi } from './features/audit/audit.openapi.ts';
import { auditRoutes } from './features/audit/audit.rest.ts';
import { accountRoutes } from './features/accounts/account.rest.ts';
import { registrationOpenApi } from './features/accounts/registration.openapi.ts';
import { sessionOpenApi } from './features/accounts/session.openapi.ts';
import { userOpenApi } from './features/accounts/user.openapi.ts';
import { userRoutes } from './features/accounts/user.rest.ts';
import { messageOpenApi } from './features/messages/message.openapi.ts';
import { messageRoutes } from './features/messages/message.rest.ts';
import { notificationOpenApi } from './features/notifications/notification.openapi.ts';
import { notificationRoutes } from './features/notifications/notification.rest.ts';
import { quoteOpenApi } from './features/quotes/quote.openapi.ts';
import { quoteRoutes } from './features/quotes/quote.rest.ts';
import { searchOpenApi } from './features/search/search.openapi.ts';
import { searchRoutes } from './features/search/search.rest.ts';
import { venueOpenApi } from './features/venues/venue.openapi.ts';
import { venueRoutes } from './features/venues/venue.rest.ts';
import { photoOpenApi } from './features/venues/photo.openapi.ts';
import { photoRoutes } from './features/venues/photo.rest.ts';
import { quoteExportOpenApi } from './features/quotes/quote-export.openapi.ts';
import { quoteExportRoutes } from './features/quotes/quote-export.rest.ts';
import { transferOpenApi } from './features/transfer/transfer.openapi.ts';
import { transferRoutes } from './features/transfer/transfer.rest.ts';
import { formatCsvRow } from './features/transfer/csv-cell.ts';
import { captchaOpenApi, captchaRoutes } from './kernel/captcha/captcha.rest.ts';
import { AppError } from './kernel/errors.ts';
import { apiDocs } from './kernel/http/api-docs.ts';
import { allowOrigin } from './kernel/http/cors.ts';
import { sendError } from './kernel/http/json-errors.ts';
import { RestRoutes } from './kernel/http/rest-routes.ts';
import { COMMON_PART } from './kernel/openapi/common.ts';
import { FORMS_PART } from './kernel/openapi/forms.ts';
import { composeOpenApi, type OpenApiDocument } from './kernel/openapi/document.ts';

/** The longest form has some 30 kB. */
const BODY_LIMIT = '64kb';

const DESCRIPTION = `
The same answers as GraphQL gives, for those who prefer addresses.

- Values that are empty, \`null\` or \`undefined\` count as not sent; parameters that nobody knows are ignored; a value that a known
  parameter does not take is an error.
- Lists are plain JSON arrays, with their length in \`X-Total-Count\` and the addresses of their other pages in \`Link\`.
- Public reads carry an \`ETag\`.
`.trim();

/** Every route of the REST facade. */
export function restRoutes(services: Services): RestRoutes {
  const routes = new RestRoutes();
  searchRoutes(routes, services);
  venueRoutes(routes, services);
  photoRoutes(routes, services);
  quoteRoutes(routes, services);
  quoteExportRoutes(routes, services, formatCsvRow);
  transferRoutes(routes, services);
  messageRoutes(routes, services);
  accountRoutes(routes, services);
  userRoutes(routes, services);
  notificationRoutes(routes, services);
  auditRoutes(routes, services, formatCsvRow);
  captchaRoutes(routes, services.captcha);
  return routes;
}

/** The document that describes them. */
export function restDocument(): OpenApiDocument {
  const info = { title: `${PRODUCT_NAME} REST API`, version: '1.0.0', summary: TAGLINE.en, description: DESCRIPTION };
  return composeOpenApi(info, API_BASE_PATH, [
    COMMON_PART,
    FORMS_PART,
    searchOpenApi,
    venueOpenApi,
    photoOpenApi,
    quoteOpenApi,
    quoteExportOpenApi,
    transferOpenApi,
    messageOpenApi,
    captchaOpenApi,
    sessionOpenApi,
    registrationOpenApi,
    userOpenApi,
    notificationOpenApi,
    auditOpenApi,
  ]);
}

export interface RestMount {
  /** The pages of this origin may read the answers. */
  origin: string;
  /** Finds out who calls. */
  knowCaller: Handler;
  /** Refuses what pages of other origins send. */
  ownOrigins: Handler;
}

/** Mounts the REST facade, its description and the page that shows it. */
export function mountRest(app: Express, services: Services, { origin, knowCaller, ownOrigins }: RestMount): void {
  app.use(
    API_BASE_PATH,
    allowOrigin(origin),
    ownOrigins,
    knowCaller,
    apiDocs(restDocument(), API_BASE_PATH),
    express.json({ limit: BODY_LIMIT }),
    tellDeskOfRest(services.desk),
    restRoutes(services).router(actingInRest(services.auditLog)),
    (_request, response) => sendError(response, new AppError('NOT_FOUND')),
  );
}
