import { bySimpleName, type SimpleValues } from '../../../../schema/venue-fields.ts';
import type { Answer } from '../../../testing/api.ts';
import type { ChangeRequestDocument, EditedVenueFragment, VenueContentPartsFragment } from './venue-content.gen.ts';

/** The content of a venue as the API answers it; whole, unless said. */
export function aContent(given: Partial<VenueContentPartsFragment> = {}): VenueContentPartsFragment {
  return {
    ...(bySimpleName(() => null) as SimpleValues),
    name: 'Domaine des Ormes',
    slug: 'domaine-des-ormes-lyon-2e',
    kind: 'CHATEAU',
    category: 4,
    description: 'Un parc, une orangerie.',
    address: '1 rue des Ormes',
    postalCode: '69002',
    communeCode: '69382',
    city: 'Lyon 2e',
    latitude: 45.75,
    longitude: 4.83,
    positionPrecision: 'COMMUNE',
    bedrooms: 40,
    sleeps: 80,
    contactName: 'Anne Orme',
    contactPhone: '01 99 00 00 01',
    contactEmail: 'contact@ormes.test',
    website: 'https://ormes.test',
    eventTypes: ['JOURNEE_ETUDE'],
    amenities: ['WIFI'],
    tags: ['orangerie'],
    rates: [],
    rooms: [
      {
        name: 'Orangerie',
        description: null,
        areaSqm: 120,
        ceilingHeightM: 3.5,
        daylight: true,
        stepFree: false,
        capacities: [{ layout: 'THEATRE', capacity: 100 }],
      },
    ],
    accesses: [{ type: 'STATION', name: 'Perrache', minutes: 10, mode: 'WALK' }],
    pointsOfInterest: [{ name: 'Confluences', distanceKm: 1.5 }],
    activities: [{ name: 'Œnologie', description: null, onSite: true }],
    paragraphs: [{ title: 'Histoire', text: 'Depuis 1780.' }],
    photos: [
      {
        alt: 'La façade',
        isPending: false,
        photoId: 'photo-1',
        url: '/uploads/1.jpg',
        width: 1600,
        height: 1200,
        placeholder: 'data:image/png;base64,',
        avif: null,
        webp: null,
      },
    ],
    homepageImageId: null,
    ...given,
  };
}

/** A venue as its form reads it: a draft of one's own, unless said. */
export function anEditedVenue(
  given: Partial<Omit<EditedVenueFragment, 'content'>> & { content?: Partial<VenueContentPartsFragment> } = {},
): EditedVenueFragment {
  const { content, ...rest } = given;
  return {
    id: 'venue-1',
    slug: 'domaine-des-ormes-lyon-2e',
    status: 'DRAFT',
    reviewStatus: 'DRAFT',
    rejectionReason: null,
    isPublic: false,
    version: 1,
    changedAt: '2026-11-21T08:00:00.000Z',
    availableActions: ['EDIT', 'SUBMIT', 'DELETE'],
    completeness: { percent: 80, missing: ['POSITION', 'MORE_PHOTOS'], next: 'POSITION', required: [] },
    pendingChange: null,
    ...rest,
    content: aContent(content),
  };
}

type ChangeRequest = NonNullable<Answer<typeof ChangeRequestDocument>['changeRequest']>;

/** A change of a description that waits for its decision, unless said. */
export function aChangeRequest(given: Partial<ChangeRequest> = {}): ChangeRequest {
  return {
    id: 'request-1',
    type: 'UPDATE',
    status: 'PENDING',
    fields: ['DESCRIPTION'],
    conflicts: [],
    reason: null,
    note: null,
    comment: 'Nous avons agrandi.',
    submittedAt: '2026-11-20T08:00:00.000Z',
    processedAt: null,
    processedBy: null,
    submittedBy: { id: 'o', name: 'Anne Orme', companyName: 'Ormes SA' },
    version: 3,
    availableActions: ['APPROVE', 'REJECT'],
    venue: { id: 'venue-1', slug: 'ormes', name: 'Domaine des Ormes', city: 'Lyon 2e' },
    before: aContent(),
    now: null,
    after: aContent({ description: 'Un parc, une orangerie agrandie.' }),
    ...given,
  };
}
