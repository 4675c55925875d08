import type { Answer } from '../../../testing/api.ts';
import type { AdminQuoteDocument, AdminQuotesDocument } from './quotes-admin.gen.ts';

type Quote = NonNullable<Answer<typeof AdminQuoteDocument>['quoteRequest']>;
type Venue = Quote['venues'][number];
type Contact = NonNullable<Quote['contact']>;
type Line = Answer<typeof AdminQuotesDocument>['quoteRequests']['edges'][number]['node'];

/** A request as administrators get it from the API, with changes for a test. */
export function adminQuote(wanted: Partial<Quote> = {}): Quote {
  return {
    id: 'q1',
    reference: 'DEV-2026-000042',
    state: 'NEW',
    availableActions: ['REVIEW', 'FORWARD', 'REJECT', 'ARCHIVE'],
    rejectionReason: null,
    withdrawnAt: null,
    withdrawalReason: null,
    isAnonymised: false,
    version: 1,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    contact: adminContact(),
    eventType: 'JOURNEE_ETUDE',
    startDate: '2027-03-01',
    endDate: '2027-03-02',
    flexibleDates: false,
    participants: 60,
    layout: null,
    bedrooms: null,
    budgetPerPerson: null,
    catering: [],
    cateringNote: null,
    equipment: [],
    equipmentNote: null,
    message: null,
    mustHaves: [],
    venues: [askedVenue()],
    answers: [],
    steps: [{ action: null, actor: 'VISITOR', by: null, state: 'NEW', at: '2026-11-20T10:00:00.000Z' }],
    ...wanted,
  };
}

export function askedVenue(wanted: Partial<Venue> = {}): Venue {
  return {
    venueId: 'v1',
    name: 'Le Rivage',
    city: 'Annecy',
    hasOwner: true,
    forwardedAt: null,
    remindedAt: null,
    waits: false,
    mayBeReminded: false,
    fit: [{ criterion: 'PARTICIPANTS', verdict: 'MATCH', wanted: 60, listed: 80 }],
    ...wanted,
  };
}

export function adminContact(wanted: Partial<Contact> = {}): Contact {
  return {
    firstName: 'Jeanne',
    lastName: 'Essai',
    companyName: 'Essai SAS',
    email: 'jeanne@essai.test',
    phone: '01 99 00 00 01',
    language: 'fr',
    ...wanted,
  };
}

/** A line of the list. */
export function adminQuoteLine(wanted: Partial<Line> = {}): Line {
  return {
    id: 'q1',
    reference: 'DEV-2026-000042',
    state: 'NEW',
    contact: adminContact(),
    eventType: 'JOURNEE_ETUDE',
    participants: 60,
    startDate: null,
    endDate: null,
    flexibleDates: true,
    budgetPerPerson: null,
    venueCount: 1,
    offerCount: 0,
    waitingCount: 0,
    isUnread: true,
    moves: [
      { action: 'REVIEW', to: 'IN_REVIEW' },
      { action: 'REJECT', to: 'REJECTED' },
    ],
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    version: 1,
    ...wanted,
  };
}
