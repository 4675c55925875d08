import { mutate, type Outcome, read, REQUEST_RESULT, type VenueResult, update } from '../../testing/managed-venues.ts';
import type { Person } from '../../testing/signed-in.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { recordOf } from './managed-venue-record.queries.ts';
import type { EditableContent } from './venue-patch-content.ts';

/** The public venue; null = it is not public. */
export const publicVenue = async (app: TestApp, id: string) =>
  (
    await app.graphql<{ venue: { name: string; slug: string; photos: { id: string; alt: string }[] } | null }>(
      `{ venue(id: "${id}") { name slug photos { id alt } } }`,
    )
  ).data.venue;
/** Edits the current version of a venue. */
export const change = async (person: Person, id: string, input: object): Promise<Outcome> =>
  update(person, id, (await read(person, id))!.version, input);
export const withdraw = (person: Person, requestId: string) =>
  mutate(person, 'withdrawChangeRequest', 'IdInput', { id: requestId }, REQUEST_RESULT);
export const approve = (person: Person, requestId: string, version: number) =>
  mutate(person, 'approveChangeRequest', 'ApproveChangeRequestInput', { id: requestId, version }, REQUEST_RESULT);
export const reject = (person: Person, requestId: string, version: number, reason: string) =>
  mutate(person, 'rejectChangeRequest', 'RejectChangeRequestInput', { id: requestId, version, reason }, REQUEST_RESULT);

/** Sets the pictures of an owner's change request. */
export const proposePhotos = (
  { app, database }: TestApp,
  { id: ownerId }: Pick<Person, 'id'>,
  venueId: string,
  wanted: Pick<EditableContent, 'photos' | 'homepageImageId'>,
) =>
  database.transaction(async (transaction) => {
    const owner = { id: ownerId, role: 'CLIENT', sessionId: '' };
    const venue = (await recordOf(transaction, venueId))!;
    await app.services.venueTransitions.change(transaction, owner, venue, wanted, null);
  });

/** The fields of a request that the tests read. */
export interface RequestResult {
  fields: string[];
  conflicts: string[];
  availableActions: string[];
  before: VenueResult['content'];
  now: VenueResult['content'] | null;
  after: VenueResult['content'];
}

export const requestOf = async (person: Person, requestId: string): Promise<RequestResult | null> => {
  const SIDE = '{ name category rooms { name } photos { id alt isPending } homepageImageId }';
  const { data } = await person.graphql<{ changeRequest: RequestResult | null }>(
    `query ($id: ID!) { changeRequest(id: $id) { fields conflicts availableActions before ${SIDE} now ${SIDE} after ${SIDE} } }`,
    { id: requestId },
  );
  return data.changeRequest;
};
