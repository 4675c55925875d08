import { dayFromToday } from '../../platform/clock.ts';
import { type Payload } from '../../testing/payloads.ts';

/** The fields of a request in GraphQL, with the given ones replaced. */
export function quoteInput(wanted: object = {}): Record<string, unknown> {
  return {
    firstName: 'Élodie',
    lastName: 'Marchand',
    companyName: 'Ateliers Réunis',
    email: 'elodie.marchand@ateliers-reunis.example',
    phone: '01 99 00 12 34',
    eventType: 'JOURNEE_ETUDE',
    startDate: dayFromToday(40),
    endDate: dayFromToday(41),
    flexibleDates: true,
    participants: 45,
    layout: 'U_SHAPE',
    bedrooms: 12,
    budgetPerPersonCents: 95_00,
    catering: ['COFFEE_BREAKS', 'LUNCH'],
    cateringNote: 'Deux personnes végétariennes.',
    equipment: ['PROJECTOR', 'HYBRID_STREAMING'],
    equipmentNote: 'Un micro-cravate.',
    message: 'Nous arrivons par le train.\nMerci !',
    venueIds: [],
    mustHaves: ['DATES', 'LAYOUT'],
    language: 'fr',
    consent: true,
    ...wanted,
  };
}

/** The same in REST. */
export function quoteBody(wanted: object = {}): Record<string, unknown> {
  const { venueIds, ...input } = quoteInput();
  return {
    ...input,
    eventType: 'journee-etude',
    layout: 'u-shape',
    catering: ['coffee-breaks', 'lunch'],
    equipment: ['projector', 'hybrid-streaming'],
    mustHaves: ['dates', 'layout'],
    establishmentIds: venueIds,
    ...wanted,
  };
}

const ERRORS = `errors {
  ... on UserError { __typename code message }
  ... on ValidationFailed { fields { path code params { name value } } } }`;
const LIMITED_ERRORS = `${ERRORS.slice(0, -1)} ... on RateLimited { retryAfter } }`;

/** All fields of an answer. */
const FULL_ANSWER = `fragment FullAnswer on QuoteAnswer {
  id slug venueName venueCity kind text question reply repliedAt validUntil startDate endDate chosenAt ownerLeftAt availableActions version updatedAt
  heldDates { state startsOn endsOn optionUntil isExpired roomId roomName }
  lines { label unitPrice { amount } vatPercent basis quantity total { amount currency } }
  totals { exclVat { amount } vat { amount } inclVat { amount } exclVatPerParticipant { amount } inclVatPerParticipant { amount }
    vatShares { percent base { amount } vat { amount } } }
}`;

/** All fields that visitors see of their request. */
export const FULL_REQUEST = `fragment FullRequest on QuoteRequest {
  id reference state availableActions steps { action actor by state at } rejectionReason withdrawnAt linkExpiresAt version createdAt updatedAt
  contact { firstName lastName companyName email phone language } eventType startDate endDate flexibleDates participants layout bedrooms
  budgetPerPerson { amount } catering cateringNote equipment equipmentNote message mustHaves venues { venueId slug name city hasOwner fit { verdict } }
  answers { ...FullAnswer }
}
${FULL_ANSWER}`;

export const REQUEST_QUOTE = `mutation ($input: RequestQuoteInput!) {
  requestQuote(input: $input) {
    token request { ...FullRequest } ${LIMITED_ERRORS} } } ${FULL_REQUEST}`;

export const READ_QUOTE = `query ($token: String!) { quoteRequestByLink(token: $token) { ...FullRequest } } ${FULL_REQUEST}`;

export const CHANGE_QUOTE = `mutation ($input: ChangeQuoteRequestInput!) {
  changeQuoteRequest(input: $input) {
    request { ...FullRequest } ${LIMITED_ERRORS} } } ${FULL_REQUEST}`;

export const WITHDRAW_QUOTE = `mutation ($input: WithdrawQuoteRequestInput!) {
  withdrawQuoteRequest(input: $input) {
    request { ...FullRequest } ${LIMITED_ERRORS} } } ${FULL_REQUEST}`;

/** The answers of the mutations. */
export interface QuoteAnswer extends Payload {
  token?: string;
  request?: {
    id: string;
    reference: string;
    state: string;
    contact: { email: string };
    version: number;
    withdrawnAt: string | null;
    steps: { state: string }[];
  };
}

/** The fields of an offer, with the given ones replaced. */
export function answerInput(wanted: object): Record<string, unknown> {
  return {
    kind: 'OFFER',
    text: 'Au plaisir de vous recevoir.',
    validUntil: dayFromToday(20),
    lines: [
      { label: 'Journée d’étude', unitPriceCents: 62_00, vatPercent: 10, basis: 'PER_PARTICIPANT', quantity: 1 },
      { label: 'Location de la salle', unitPriceCents: 450_00, vatPercent: 20, basis: 'FLAT', quantity: 1 },
    ],
    ...wanted,
  };
}

/** One line of a quote. */
export function aLine() {
  return { label: 'Salle', unitPriceCents: 100_00, vatPercent: 20, basis: 'FLAT', quantity: 1 };
}

const FULL_FORWARDED = `fragment Forwarded on QuoteRequest {
  id reference state progress availableActions forwardedAt participants message
  contact { firstName lastName companyName email phone language }
  version steps { at } venueCount isUnread rejectionReason withdrawalReason answers { id }
  venues { venueId name city hasOwner waits fit { criterion verdict wanted listed } answer { ...FullAnswer } }
}
${FULL_ANSWER}`;

export const ANSWER_QUOTE = `mutation ($input: QuoteAnswerInput!) {
  answerQuoteRequest(input: $input) {
    request { ...Forwarded } ${LIMITED_ERRORS} } } ${FULL_FORWARDED}`;

export const FORWARDED_QUOTE = `query ($id: ID!) { quoteRequest(id: $id) { ...Forwarded } } ${FULL_FORWARDED}`;

export const FORWARDED_QUOTES = `query ($filter: ForwardedQuoteFilter, $sort: ForwardedQuoteSort, $first: Int, $after: String, $last: Int, $before: String) {
  forwardedQuoteRequests(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
    edges { node { reference progress forwardedAt } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount
    progressCounts { progress count } } }`;

export const MANAGED_QUOTES = `query ($filter: ManagedQuoteFilter) {
  quoteRequests(filter: $filter) { edges { node { reference state venueCount offerCount startDate } } totalCount } }`;

/** The inputs of actions that take more than the id. */
const INPUTS: Record<string, string> = {
  forwardQuoteRequest: 'ForwardQuoteRequestInput',
  rejectQuoteRequest: 'RejectQuoteRequestInput',
  closeQuoteRequest: 'CloseQuoteRequestInput',
};

/** An action of staff. */
export function moderation(name: string): string {
  return `mutation ($input: ${INPUTS[name] ?? 'VersionedInput'}!) {
    ${name}(input: $input) {
      request {
        id state version rejectionReason availableActions venues { name hasOwner forwardedAt } answers { id chosenAt }
        steps { action actor state } } ${ERRORS} } }`;
}

/** Actions of visitors on an answer. */
export function choice(name: string): string {
  const input = name === 'replyToQuoteQuestion' ? 'ReplyToQuoteQuestionInput' : 'QuoteChoiceInput';
  return `mutation ($input: ${input}!) {
    ${name}(input: $input) {
      request { ...FullRequest } ${LIMITED_ERRORS} } } ${FULL_REQUEST}`;
}

/** The fields of an answer for tests. */
export interface AnsweredView {
  id: string;
  kind: string;
  version: number;
  chosenAt: string | null;
  heldDates: { state: string; roomName: string | null; optionUntil: string | null; isExpired: boolean } | null;
  availableActions: string[];
  updatedAt: string;
}

export interface ForwardedView {
  id: string;
  progress: string;
  venues: { venueId: string; fit: { criterion: string; verdict: string }[]; answer: AnsweredView | null }[];
}

/** The outcome of a mutation. */
export interface Outcome<Request = { version: number; venues: object[] }> extends Payload {
  request?: Request;
}
