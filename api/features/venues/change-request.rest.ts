import type { Response } from 'express';
import { API_BASE_PATH } from '../../../schema/constants.ts';
import type { VenueServices } from './services.ts';
import { AppError } from '../../platform/errors.ts';
import { signedIn } from '../../platform/http/callers.ts';
import { sendPrivateJson } from '../../platform/http/json-answers.ts';
import type { RestRoutes } from '../../platform/http/rest-routes.ts';
import { wordOf } from '../../platform/http/words.ts';
import type { ChangeRequestView } from './change-request.types.ts';

/** What waits for a moderator, for who has asked for it and for the platform. */
export function changeRequestRoutes(
  routes: RestRoutes,
  { changeRequests }: Pick<VenueServices, 'changeRequests'>,
): void {
  routes.get(
    '/change-requests/{id}',
    { access: 'signedIn' },
    signedIn(async (request, response, viewer) => {
      const found = await changeRequests.find(viewer, String(request.params['id']));
      if (!found) throw new AppError('NOT_FOUND', 'Change request not found');
      sendPrivateJson(response, JSON.stringify(toRestRequest(found)));
    }),
  );
}

/** Answers that something waits, and where to follow it. */
export function tellChangeRequest(response: Response, { id }: ChangeRequestView): void {
  response.status(202).setHeader('location', `${API_BASE_PATH}/change-requests/${id}`);
}

/** A change request with the names of the specification. */
export function toRestRequest(request: ChangeRequestView): object {
  return {
    id: request.id,
    type: wordOf(request.type),
    status: wordOf(request.status),
    establishmentId: request.venue.id,
    changes: request.fields.map((field) => wordOf(field)),
    comments: request.comment,
    reason: request.reason,
    submittedOn: request.submittedAt,
    processedOn: request.processedAt,
  };
}
