import type { Response } from 'express';
import { API_BASE_PATH } from '../../../schema/constants.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AppError } from '../../platform/errors.ts';
import { markVersion } from '../../platform/http/conditions.ts';
import { sendPrivateJson } from '../../platform/http/json-answers.ts';
import { restName } from '../../platform/rest/enum-names.ts';
import { id, moment, text, told, enumValue, enumValues } from '../../platform/rest/fields.ts';
import { answer, handledRoute, route } from '../../platform/rest/route.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { ChangeRequestDetails } from './change-request.types.ts';
import { NEW_VENUE_FORM, toChange, toNewVenue, VENUE_FORM } from './rest-venue-form.ts';
import { ESTABLISHMENTS as tag, MANAGED_ESTABLISHMENT, VENUE_ID } from './rest-venue.types.ts';
import type { VenuesContext } from './services.ts';
import { ChangeRequestStatus, ChangeRequestType, VenueField } from './venue-management.enums.ts';
import { isAdministrator, MAY_NOT_CREATE, VENUE_CREATORS } from './venue.policy.ts';

const CHANGE_REQUEST = told(
  {
    id: id('Id of the request.'),
    type: enumValue('What is asked for.', ChangeRequestType),
    status: enumValue('What became of it.', ChangeRequestStatus),
    establishmentId: id('Id of the establishment.'),
    changes: enumValues('What it changes; empty for a creation or deletion.', VenueField),
    comments: text('What the owner says about it; null = nothing.').nullable(),
    reason: text('Why it was rejected; null = nothing.').nullable(),
    submittedOn: moment('When it was asked for.'),
    processedOn: moment('When it was decided; null = it waits.').nullable(),
  },
  'What is asked of the moderators.',
  'ChangeRequest',
);
const REQUEST_FIELDS = 'id type status venue { id } fields comment reason submittedAt processedAt';
const REFRESHED = [LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS];
const PENDING = 'It is asked for, and waits for a moderator.';

/** Writes of a venue. The public routes are aliases with the same session and rules. */
function writesBelow(prefix: '' | '/public') {
  const alias = prefix ? 'The same as without `/public`: same session, same rules. ' : '';
  const suffix = prefix ? 'ByPublicPath' : '';
  return [
    handledRoute({
      at: `POST ${prefix}/establishments`,
      id: prefix ? 'createPublicEstablishment' : 'createEstablishment',
      tag,
      summary: 'Make a draft of a venue',
      description: `${alias}Name and city are enough. It is the caller’s, unpublished, and waits to be submitted for review.`,
      access: VENUE_CREATORS,
      refusals: { FORBIDDEN: MAY_NOT_CREATE },
      audit: AuditAction.CREATE_VENUE,
      refreshes: REFRESHED,
      body: NEW_VENUE_FORM,
      honours: ['idempotency-key'],
      answers: { 201: answer('The draft.', MANAGED_ESTABLISHMENT, 'VersionTag', 'Created') },
      errors: [403],
      handle: async (
        { venues, managedRest, caller: { viewer } }: VenuesContext,
        { body, idempotencyKey = null },
        { response },
      ) => {
        const change = toChange(body);
        const { venue } = await venues.create(viewer, toNewVenue(change), idempotencyKey);
        // Fields that an owner may not set are ignored.
        const { ownerId: _, ...flags } = change.staff;
        if (isAdministrator(viewer) && Object.values(flags).some((flag) => flag === true))
          await venues.update(viewer, venue.id, { staff: flags, version: null });
        response.setHeader('location', `${API_BASE_PATH}/establishments/${venue.id}`);
        await sendVenue(managedRest, response, venue.id);
      },
    }),
    handledRoute({
      at: `PUT ${prefix}/establishments/{id}`,
      id: `updateEstablishment${suffix}`,
      tag,
      summary: 'Change a venue',
      description: `${alias}The body is a JSON Merge Patch (RFC 7396): what is not sent stays as it is, \`null\` clears it, lists are whole; a venue that was read can be sent back. What an owner changes of one that is approved waits for a moderator: the answer is then 202, with what is in force.`,
      access: 'signedIn',
      audit: AuditAction.EDIT_VENUE,
      refreshes: [...REFRESHED, LiveTopic.CONTENT],
      params: { id: VENUE_ID },
      body: VENUE_FORM,
      honours: ['if-match'],
      answers: {
        200: answer('The venue as it is now.', MANAGED_ESTABLISHMENT, 'VersionTag'),
        202: answer('The venue as it is in force; the change waits.', MANAGED_ESTABLISHMENT, 'VersionTag', 'Followed'),
      },
      errors: [403, 404],
      handle: async ({ venues, managedRest, caller }: VenuesContext, { params, body, version }, { response }) => {
        const change = { ...toChange(body), version: version ?? body.version ?? null };
        const { venue, changeRequest } = await venues.update(caller.viewer, params['id']!, change);
        if (changeRequest) sendChangeRequest(response, changeRequest);
        await sendVenue(managedRest, response, venue.id);
      },
    }),
    route({
      at: `DELETE ${prefix}/establishments/{id}`,
      id: `deleteEstablishment${suffix}`,
      tag,
      summary: 'Delete a venue',
      description: `${alias}An administrator can restore it for 30 days. The owner of an approved one asks for it.`,
      params: { id: VENUE_ID },
      honours: ['if-match'],
      answers: {
        204: answer('It is deleted.'),
        202: answer(PENDING, told({ changeRequest: CHANGE_REQUEST }, 'What was asked for.'), 'Followed'),
      },
      errors: [403, 404],
      runs: `mutation ($id: ID!, $version: Int) {
        deleteVenue(input: { id: $id, version: $version }) { changeRequest { ${REQUEST_FIELDS} } }
      }`,
      variables: ({ params, version }) => ({ ...params, version }),
      toAnswer: ({ deleteVenue }: { deleteVenue: { changeRequest: ChangeRequestDetails | null } }, response) => {
        const { changeRequest } = deleteVenue;
        if (!changeRequest) return undefined;
        sendChangeRequest(response, changeRequest);
        return { changeRequest: toRestRequest(changeRequest) };
      },
    }),
  ];
}

/** Writes of venues over REST, and their change requests. */
export const VENUE_ROUTES = [
  ...writesBelow(''),
  ...writesBelow('/public'),
  route({
    at: 'GET /change-requests/{id}',
    id: 'getChangeRequest',
    tag,
    summary: 'What became of a change request',
    description:
      'For who has asked for it and for the platform. GraphQL’s `changeRequest` has both sides of the change.',
    params: { id: text('Id of the request, as the `Location` of a 202 names it.') },
    answers: { 200: answer('The request.', CHANGE_REQUEST) },
    errors: [404],
    runs: `query ($id: ID!) { changeRequest(id: $id) { ${REQUEST_FIELDS} } }`,
    variables: ({ params }) => params,
    toAnswer: ({ changeRequest }: { changeRequest: ChangeRequestDetails | null }) => {
      if (!changeRequest) throw new AppError('NOT_FOUND', 'Change request not found');
      return toRestRequest(changeRequest);
    },
  }),
];

async function sendVenue(managedRest: VenuesContext['managedRest'], response: Response, venueId: string) {
  const { json, version } = await managedRest(venueId);
  markVersion(response, version);
  sendPrivateJson(response, json);
}

/** Answers that a request is pending, with its URL. */
function sendChangeRequest(response: Response, request: ChangeRequestDetails): void {
  response.status(202).setHeader('location', `${API_BASE_PATH}/change-requests/${request.id}`);
}

/** A change request in the format of the specification. */
function toRestRequest(request: ChangeRequestDetails): object {
  return {
    id: request.id,
    type: restName(request.type),
    status: restName(request.status),
    establishmentId: request.venue.id,
    changes: request.fields.map((field) => restName(field)),
    comments: request.comment,
    reason: request.reason,
    submittedOn: request.submittedAt,
    processedOn: request.processedAt,
  };
}
