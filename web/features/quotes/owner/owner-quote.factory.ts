import type { Answer } from '../../../testing/api.ts';
import type { OwnerQuoteDocument } from './owner-quotes.gen.ts';

type Quote = NonNullable<Answer<typeof OwnerQuoteDocument>['quoteRequest']>;
type Venue = Quote['venues'][number];
type VenueAnswer = NonNullable<Venue['answer']>;

/** A request as its owner gets it from the API, with changes for a test. */
export function ownerQuote(wanted: Partial<Quote> = {}): Quote {
  return {
    id: 'q1',
    reference: 'DEV-2026-000042',
    state: 'FORWARDED',
    progress: 'TO_ANSWER',
    availableActions: ['ANSWER'],
    forwardedAt: '2026-11-20T10:00:00.000Z',
    eventType: 'JOURNEE_ETUDE',
    startDate: '2027-03-01',
    endDate: '2027-03-02',
    flexibleDates: false,
    participants: 60,
    layout: 'THEATRE',
    bedrooms: null,
    budgetPerPerson: { amount: 8_550, currency: 'EUR' },
    catering: ['LUNCH'],
    cateringNote: null,
    equipment: [],
    equipmentNote: null,
    message: 'Nous arrivons par le train.',
    mustHaves: ['DATES'],
    contact: {
      firstName: 'Jeanne',
      lastName: 'Essai',
      companyName: 'Essai SAS',
      email: 'jeanne@essai.test',
      phone: '01 99 00 00 01',
      language: 'fr',
    },
    venues: [ownerVenue()],
    ...wanted,
  };
}

export function ownerVenue(wanted: Partial<Venue> = {}): Venue {
  return {
    venueId: 'v1',
    name: 'Le Rivage',
    city: 'Annecy',
    fit: [
      { criterion: 'PARTICIPANTS', verdict: 'MISMATCH', wanted: 60, listed: 40 },
      { criterion: 'DATES', verdict: 'MATCH', wanted: null, listed: null },
    ],
    answer: null,
    ...wanted,
  };
}

export function ownerAnswer(wanted: Partial<VenueAnswer> = {}): VenueAnswer {
  return {
    id: 'a1',
    kind: 'OFFER',
    text: 'Au plaisir.',
    question: null,
    reply: null,
    repliedAt: null,
    validUntil: '2027-01-31',
    startDate: null,
    endDate: null,
    lines: [
      {
        label: 'Forfait',
        unitPrice: { amount: 6_250, currency: 'EUR' },
        vatPercent: 10,
        basis: 'PER_PARTICIPANT',
        quantity: 1,
        total: { amount: 375_000, currency: 'EUR' },
      },
    ],
    totals: { exclVat: { amount: 375_000, currency: 'EUR' } },
    heldDates: null,
    chosenAt: null,
    version: 1,
    updatedAt: '2026-11-21T10:00:00.000Z',
    ...wanted,
  };
}
