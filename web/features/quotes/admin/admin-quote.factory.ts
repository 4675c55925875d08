/** A request as the API tells the house of it, or as the test wants it. */
export function adminQuote(wanted: object = {}): Record<string, unknown> {
  return {
    __typename: 'QuoteRequest',
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
    steps: [
      {
        __typename: 'QuoteRequestStep',
        action: null,
        actor: 'VISITOR',
        by: null,
        state: 'NEW',
        at: '2026-11-20T10:00:00.000Z',
      },
    ],
    ...wanted,
  };
}

export function askedVenue(wanted: object = {}): Record<string, unknown> {
  return {
    __typename: 'RequestedVenue',
    venueId: 'v1',
    name: 'Le Rivage',
    city: 'Annecy',
    hasOwner: true,
    forwardedAt: null,
    remindedAt: null,
    waits: false,
    mayBeReminded: false,
    fit: [{ __typename: 'QuoteFit', criterion: 'PARTICIPANTS', verdict: 'MATCH', wanted: 60, listed: 80 }],
    ...wanted,
  };
}

export function adminContact(wanted: object = {}): Record<string, unknown> {
  return {
    __typename: 'QuoteContact',
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
export function adminQuoteLine(wanted: object = {}): Record<string, unknown> {
  return {
    __typename: 'QuoteRequest',
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
      { __typename: 'QuoteMove', action: 'REVIEW', to: 'IN_REVIEW' },
      { __typename: 'QuoteMove', action: 'REJECT', to: 'REJECTED' },
    ],
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    version: 1,
    ...wanted,
  };
}
