import { mutate, type Outcome, read, REQUEST_RESULT, type SeenVenue, update } from '../../testing/managed-venues.ts';
import type { Person } from '../../testing/signed-in.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { recordOf } from './managed-venue-record.queries.ts';
import type { EditableContent } from './venue-patch-content.ts';

/** The venue as the public sees it; null = it sees none. */
export const publicVenue = async (app: TestApp, id: string) =>
  (
    await app.graphql<{ venue: { name: string; slug: string; photos: { id: string; alt: string }[] } | null }>(
      `{ venue(id: "${id}") { name slug photos { id alt } } }`,
    )
  ).data.venue;
/** Changes a venue as it is now. */
export const change = async (person: Person, id: string, input: object): Promise<Outcome> =>
  update(person, id, (await read(person, id))!.version, input);
export const withdraw = (person: Person, requestId: string) =>
  mutate(person, 'withdrawChangeRequest', 'IdInput', { id: requestId }, REQUEST_RESULT);
export const approve = (person: Person, requestId: string, version: number) =>
  mutate(person, 'approveChangeRequest', 'ApproveChangeRequestInput', { id: requestId, version }, REQUEST_RESULT);
export const reject = (person: Person, requestId: string, version: number, reason: string) =>
  mutate(person, 'rejectChangeRequest', 'RejectChangeRequestInput', { id: requestId, version, reason }, REQUEST_RESULT);

/** Has the change request of an owner want these pictures. */
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

/** A request as the tests read it. */
export interface SeenRequest {
  fields: string[];
  conflicts: string[];
  availableActions: string[];
  before: SeenVenue['content'];
  now: SeenVenue['content'] | null;
  after: SeenVenue['content'];
}

export const requestOf = async (person: Person, requestId: string): Promise<SeenRequest | null> => {
  const SIDE = '{ name category rooms { name } photos { id alt isPending } homepageImageId }';
  const { data } = await person.graphql<{ changeRequest: SeenRequest | null }>(
    `query ($id: ID!) { changeRequest(id: $id) { fields conflicts availableActions before ${SIDE} now ${SIDE} after ${SIDE} } }`,
    { id: requestId },
  );
  return data.changeRequest;
};
