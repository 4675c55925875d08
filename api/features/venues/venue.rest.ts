import type { Request, Response } from 'express';
import type { Services } from '../../context.ts';
import type { Viewer } from '../../kernel/authz.ts';
import { BodyReader } from '../../kernel/http/body-reader.ts';
import { signedIn } from '../../kernel/http/callers.ts';
import { sendPrivateJson } from '../../kernel/http/json-answers.ts';
import type { RestRoutes } from '../../kernel/http/rest-routes.ts';
import type { ChangeRequestView } from './change-request.types.ts';
import { readVenue, toNewVenue } from './venue.body.ts';
import { assertMayCreate, isAdministrator } from './venue.policy.ts';

type Parts = Pick<Services, 'venues' | 'managedRest'>;

/** Writes of venues over REST. The public routes are the same by another name: same session, same rules. */
export function venueRoutes(routes: RestRoutes, parts: Parts): void {
  for (const prefix of ['', '/public']) {
    routes
      .post(
        `${prefix}/establishments`,
        signedIn((request, response, viewer) => create(parts, request, response, viewer)),
      )
      .put(
        `${prefix}/establishments/{id}`,
        signedIn((request, response, viewer) => update(parts, request, response, viewer)),
      )
      .delete(
        `${prefix}/establishments/{id}`,
        signedIn((request, response, viewer) => remove(parts, request, response, viewer)),
      );
  }
}

async function create({ venues, managedRest }: Parts, { body }: Request, response: Response, viewer: Viewer) {
  assertMayCreate(viewer);
  const read = readVenue(new BodyReader(body));
  const { venue } = await venues.create(viewer, toNewVenue(read));
  // What an owner may not decide is dropped.
  if (isAdministrator(viewer)) {
    const { ownerId: _, ...flags } = read.staff;
    if (Object.values(flags).some((flag) => flag === true)) {
      await venues.update(viewer, venue.id, { staff: flags, version: null });
    }
  }
  response.status(201);
  sendPrivateJson(response, await managedRest(venue.id));
}

async function update({ venues, managedRest }: Parts, request: Request, response: Response, viewer: Viewer) {
  const { version = null, ...change } = readVenue(new BodyReader(request.body));
  const { venue } = await venues.update(viewer, String(request.params['id']), { ...change, version });
  sendPrivateJson(response, await managedRest(venue.id));
}

async function remove({ venues }: Parts, request: Request, response: Response, viewer: Viewer) {
  const done = await venues.delete(viewer, String(request.params['id']));
  if ('venue' in done && done.changeRequest) {
    response.status(202);
    sendPrivateJson(response, JSON.stringify({ changeRequest: toRestRequest(done.changeRequest) }));
  } else {
    response.status(204).end();
  }
}

/** A change request with the names of the specification. */
function toRestRequest({ id, type, status, venue, comment, submittedAt }: ChangeRequestView): object {
  return {
    id,
    type: type.toLowerCase(),
    status: status.toLowerCase(),
    establishmentId: venue.id,
    comments: comment,
    submittedOn: submittedAt,
  };
}
