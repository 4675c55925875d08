import { dayFromToday } from '../../platform/clock.ts';
import { type Payload } from '../../testing/payloads.ts';

/** A request as a form sends it over GraphQL, in every field or as the test wants it. */
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

/** The same over REST. */
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

/** All of an answer. */
const WHOLE_ANSWER = `fragment WholeAnswer on QuoteAnswer {
  id slug venueName venueCity kind text question reply repliedAt validUntil startDate endDate chosenAt ownerLeftAt availableActions version updatedAt
  lines { label unitPrice { amount } vatPercent basis quantity total { amount currency } }
  totals { exclVat { amount } vat { amount } inclVat { amount } exclVatPerParticipant { amount } inclVatPerParticipant { amount }
    vatShares { percent base { amount } vat { amount } } }
}`;

/** Everything that visitors see of their request. */
export const WHOLE_REQUEST = `fragment Whole on QuoteRequest {
  id reference state availableActions steps { action actor by state at } rejectionReason withdrawnAt linkExpiresAt version createdAt updatedAt
  contact { firstName lastName companyName email phone language } eventType startDate endDate flexibleDates participants layout bedrooms
  budgetPerPerson { amount } catering cateringNote equipment equipmentNote message mustHaves venues { venueId slug name city hasOwner fit { verdict } }
  answers { ...WholeAnswer }
}
${WHOLE_ANSWER}`;

export const REQUEST_QUOTE = `mutation ($input: RequestQuoteInput!) {
  requestQuote(input: $input) {
    token request { ...Whole } ${LIMITED_ERRORS} } } ${WHOLE_REQUEST}`;

export const READ_QUOTE = `query ($token: String!) { quoteRequestByLink(token: $token) { ...Whole } } ${WHOLE_REQUEST}`;

export const CHANGE_QUOTE = `mutation ($input: ChangeQuoteRequestInput!) {
  changeQuoteRequest(input: $input) {
    request { ...Whole } ${LIMITED_ERRORS} } } ${WHOLE_REQUEST}`;

export const WITHDRAW_QUOTE = `mutation ($input: WithdrawQuoteRequestInput!) {
  withdrawQuoteRequest(input: $input) {
    request { ...Whole } ${LIMITED_ERRORS} } } ${WHOLE_REQUEST}`;

/** What the mutations answer. */
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

/** A quote as an owner sends it, in every field or as the test wants it. */
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

const WHOLE_FORWARDED = `fragment Forwarded on QuoteRequest {
  id reference state progress availableActions forwardedAt participants message
  contact { firstName lastName companyName email phone language }
  version steps { at } venueCount isUnread rejectionReason withdrawalReason answers { id }
  venues { venueId name city hasOwner waits fit { criterion verdict wanted listed } answer { ...WholeAnswer } }
}
${WHOLE_ANSWER}`;

export const ANSWER_QUOTE = `mutation ($input: QuoteAnswerInput!) {
  answerQuoteRequest(input: $input) {
    request { ...Forwarded } ${LIMITED_ERRORS} } } ${WHOLE_FORWARDED}`;

export const FORWARDED_QUOTE = `query ($id: ID!) { quoteRequest(id: $id) { ...Forwarded } } ${WHOLE_FORWARDED}`;

export const FORWARDED_QUOTES = `query ($filter: ForwardedQuoteFilter, $page: Int, $pageSize: Int) {
  forwardedQuoteRequests(filter: $filter, page: $page, pageSize: $pageSize) {
    items { reference progress } totalCount page pageCount } }`;

export const MANAGED_QUOTES = `query ($filter: ManagedQuoteFilter) {
  quoteRequests(filter: $filter) { items { reference state venueCount offerCount startDate } totalCount } }`;

/** The types of the inputs of steps of the platform that take more than which request. */
const INPUTS: Record<string, string> = {
  forwardQuoteRequest: 'ForwardQuoteRequestInput',
  rejectQuoteRequest: 'RejectQuoteRequestInput',
  closeQuoteRequest: 'CloseQuoteRequestInput',
};

/** A step of the platform. */
export function moderation(name: string): string {
  return `mutation ($input: ${INPUTS[name] ?? 'VersionedInput'}!) {
    ${name}(input: $input) {
      request {
        id state version rejectionReason availableActions venues { name hasOwner forwardedAt } answers { id chosenAt }
        steps { action actor state } } ${ERRORS} } }`;
}

/** What visitors do with an answer. */
export function choice(name: string): string {
  const input = name === 'replyToQuoteQuestion' ? 'ReplyToQuoteQuestionInput' : 'QuoteChoiceInput';
  return `mutation ($input: ${input}!) {
    ${name}(input: $input) {
      request { ...Whole } ${LIMITED_ERRORS} } } ${WHOLE_REQUEST}`;
}

/** What tests look at of an answer. */
export interface AnsweredView {
  id: string;
  kind: string;
  version: number;
  chosenAt: string | null;
  availableActions: string[];
  updatedAt: string;
}

export interface ForwardedView {
  id: string;
  progress: string;
  venues: { venueId: string; fit: object[]; answer: AnsweredView | null }[];
}

/** What came of a mutation. */
export interface Outcome<Request = { version: number; venues: object[] }> extends Payload {
  request?: Request;
}
