import type { Request, Response } from 'express';
import { API_BASE_PATH } from '../../../schema/constants.ts';
import type { VenueServices } from './services.ts';
import type { Viewer } from '../../platform/authz.ts';
import { BodyReader } from '../../platform/http/body-reader.ts';
import { signedIn } from '../../platform/http/callers.ts';
import { conflictFor, markVersion, versionSeen } from '../../platform/http/conditions.ts';
import { sendPrivateJson } from '../../platform/http/json-answers.ts';
import type { RestRoutes } from '../../platform/http/rest-routes.ts';
import { tellChangeRequest, toRestRequest } from './change-request.rest.ts';
import { readVenue, toNewVenue } from './venue-body.ts';
import { assertMayCreate, isAdministrator, VENUE_CREATORS } from './venue.policy.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';

type Parts = Pick<VenueServices, 'venues' | 'managedRest'>;

/** Writes of venues over REST. The public routes are the same by another name: same session, same rules. */
export function venueRoutes(routes: RestRoutes, parts: Parts): void {
  for (const prefix of ['', '/public']) {
    routes
      .post(
        `${prefix}/establishments`,
        {
          access: VENUE_CREATORS,
          audit: AuditAction.CREATE_VENUE,
          refreshes: [LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS],
          honours: ['idempotency-key'],
        },
        signedIn((request, response, viewer) => create(parts, request, response, viewer)),
      )
      .put(
        `${prefix}/establishments/{id}`,
        {
          access: 'signedIn',
          audit: AuditAction.EDIT_VENUE,
          refreshes: [LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT],
          honours: ['if-match'],
        },
        signedIn((request, response, viewer) => update(parts, request, response, viewer)),
      )
      .delete(
        `${prefix}/establishments/{id}`,
        {
          access: 'signedIn',
          audit: AuditAction.DELETE_VENUE,
          refreshes: [LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT],
          honours: ['if-match'],
        },
        signedIn((request, response, viewer) => remove(parts, request, response, viewer)),
      );
  }
}

async function create({ venues, managedRest }: Parts, request: Request, response: Response, viewer: Viewer) {
  assertMayCreate(viewer);
  const read = readVenue(new BodyReader(request.body));
  const { venue } = await venues.create(viewer, toNewVenue(read), request.get('idempotency-key') ?? null);
  // What an owner may not decide is dropped.
  if (isAdministrator(viewer)) {
    const { ownerId: _, ...flags } = read.staff;
    if (Object.values(flags).some((flag) => flag === true)) {
      await venues.update(viewer, venue.id, { staff: flags, version: null });
    }
  }
  response.status(201).setHeader('location', `${API_BASE_PATH}/establishments/${venue.id}`);
  await sendVenue(managedRest, response, venue.id);
}

async function update({ venues, managedRest }: Parts, request: Request, response: Response, viewer: Viewer) {
  const { version, ...change } = readVenue(new BodyReader(request.body));
  const { venue, changeRequest } = await venues
    .update(viewer, String(request.params['id']), { ...change, version: versionSeen(request) ?? version ?? null })
    .catch(conflictFor(request));
  if (changeRequest) tellChangeRequest(response, changeRequest);
  await sendVenue(managedRest, response, venue.id);
}

async function remove({ venues }: Parts, request: Request, response: Response, viewer: Viewer) {
  const done = await venues
    .delete(viewer, String(request.params['id']), null, versionSeen(request))
    .catch(conflictFor(request));
  if ('venue' in done && done.changeRequest) {
    tellChangeRequest(response, done.changeRequest);
    sendPrivateJson(response, JSON.stringify({ changeRequest: toRestRequest(done.changeRequest) }));
  } else {
    response.status(204).end();
  }
}

async function sendVenue(managedRest: Parts['managedRest'], response: Response, id: string): Promise<void> {
  const { json, version } = await managedRest(id);
  markVersion(response, version);
  sendPrivateJson(response, json);
}
