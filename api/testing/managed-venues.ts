import type { Database } from '../platform/database/database.ts';
import { refreshCatalogue } from '../features/search/catalogue-writer.ts';
import { createVenues, roomContent } from '../features/venues/venue.factory.ts';
import type { Person } from './signed-in.ts';
import { type Payload } from './payloads.ts';

/** The fields of a venue for tests. */
const VENUE = `id slug version status reviewStatus rejectionReason isPublished isPublic availableActions
  completeness { percent missing next required }
  owner { id }
  content { name slug city communeCode postalCode description latitude longitude positionPrecision category
    contactEmail tags rooms { name capacity } photos { id alt isPending } homepageImageId }
  pendingChange { id type status fields }
  flags { isFeatured topFiveOrder }`;
const ERRORS = `errors { ... on UserError { __typename code message } ... on ValidationFailed { fields { path code } }`;
export const VENUE_RESULT = `venue { ${VENUE} } changeRequest { id type status version fields }
  ${ERRORS} ... on PlanLimitReached { limit } }`;
export const REQUEST_RESULT = `changeRequest { id status version reason processedBy { id } } ${ERRORS} }`;

/** The same as a type. */
export interface VenueResult {
  id: string;
  slug: string;
  version: number;
  status: string;
  reviewStatus: string;
  rejectionReason: string | null;
  isPublished: boolean;
  isPublic: boolean;
  availableActions: string[];
  completeness: { percent: number; missing: string[]; next: string | null; required: string[] };
  owner: { id: string } | null;
  content: {
    name: string;
    slug: string;
    city: string;
    communeCode: string;
    postalCode: string;
    description: string;
    latitude: number;
    longitude: number;
    positionPrecision: string;
    category: number | null;
    contactEmail: string | null;
    tags: string[];
    rooms: { name: string; capacity: number }[];
    photos: { id: string; alt: string; isPending: boolean }[];
    homepageImageId: string | null;
  };
  pendingChange: { id: string; type: string; status: string; fields: string[] } | null;
  flags: { isFeatured: boolean; topFiveOrder: number | null };
}

/** The outcome of a mutation; `venue` is set if there are no errors. */
export interface Outcome extends Payload {
  venue: VenueResult;
  changeRequest: {
    id: string;
    type: string;
    status: string;
    version: number;
    fields: string[];
    reason: string | null;
  } | null;
  deletedId: string;
}

/** Runs a mutation on venues, by its name and the type of its input. */
export async function mutate(
  person: Person,
  name: string,
  type: string,
  input: object,
  result: string = VENUE_RESULT,
): Promise<Outcome> {
  const { data, errors } = await person.graphql<Record<string, Outcome>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${result} } }`,
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data[name]!;
}

export const create = (person: Person, input: object) => mutate(person, 'createVenue', 'CreateVenueInput', input);
export const update = (person: Person, id: string, version: number, input: object) =>
  mutate(person, 'updateVenue', 'UpdateVenueInput', { id, version, ...input });
/** An action that takes only the venue. */
export const step = (person: Person, name: string, id: string) => mutate(person, name, 'IdInput', { id });
export const approve = (person: Person, id: string, version: number) =>
  mutate(person, 'approveVenue', 'VersionedInput', { id, version });
export const reject = (person: Person, id: string, version: number, reason: string) =>
  mutate(person, 'rejectVenue', 'RejectVenueInput', { id, version, reason });
export const remove = (person: Person, id: string) =>
  mutate(
    person,
    'deleteVenue',
    'DeleteVenueInput',
    { id },
    `deletedId changeRequest { id type status version fields } ${ERRORS} }`,
  );

/** The venue for its managers; null = they find none. */
export async function read(person: Person, id: string): Promise<VenueResult | null> {
  const { data, errors } = await person.graphql<{ managedVenue: VenueResult | null }>(
    `query ($id: ID!) { managedVenue(id: $id) { ${VENUE} } }`,
    { id },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.managedVenue;
}

/** Adds pictures without files to a venue. */
export async function addPhotoRows(
  database: Database,
  venueId: string,
  count: number,
  isPending: boolean = false,
): Promise<string[]> {
  return database.transaction(async (transaction) => {
    const rows = await transaction.query<{ id: string }>(
      `insert into photo (venue_id, position, alt, width, height, placeholder, variants, is_pending)
       select $1, n, 'Vue ' || n, 100, 80, 'data:', jsonb_build_array(jsonb_build_object('type', 'image/jpeg',
         'width', 100, 'key', $1 || '/' || n || '.jpg')), $3
       from (select count(*) as there from photo where venue_id = $1) c, generate_series(there, there + $2 - 1) n
       returning id`,
      [venueId, count, isPending],
    );
    await refreshCatalogue(transaction, [venueId]);
    return rows.map(({ id }) => id);
  });
}

/** A complete venue of an owner, in the given state of review. */
export async function completeVenue(
  database: Database,
  ownerId: string | null,
  wanted: Parameters<typeof createVenues>[1][number] = {},
): Promise<string> {
  const [id = ''] = await createVenues(database, [
    {
      ownerId,
      rooms: [roomContent()],
      eventTypes: ['JOURNEE_ETUDE' as never],
      contactEmail: 'salles@exemple.test',
      contactPhone: '+33 1 99 00 12 34',
      ...wanted,
    },
  ]);
  await addPhotoRows(database, id, 1);
  return id;
}
