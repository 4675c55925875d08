import { dayFromToday } from '../promotions/promotion.factory.ts';

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

const FAILURES = `
  ... on Failure { __typename code message }
  ... on ValidationFailed { fields { path code params { name value } } }
  ... on RateLimited { retryAfter }`;

/** All that a visitor sees of his request. */
export const WHOLE_REQUEST = `fragment Whole on QuoteRequest {
  id reference state availableActions history { state at } rejectionReason withdrawnAt linkExpiresAt version createdAt updatedAt
  firstName lastName companyName email phone language eventType startDate endDate flexibleDates participants layout bedrooms
  budgetPerPersonCents catering cateringNote equipment equipmentNote message mustHaves venues { id slug name city }
}`;

export const REQUEST_QUOTE = `mutation ($input: QuoteRequestInput!, $captchaToken: String!, $idempotencyKey: ID) {
  requestQuote(input: $input, captchaToken: $captchaToken, idempotencyKey: $idempotencyKey) {
    ... on QuoteRequested { __typename token request { ...Whole } } ${FAILURES} } } ${WHOLE_REQUEST}`;

export const READ_QUOTE = `query ($token: String!) { quoteRequest(token: $token) { ...Whole } } ${WHOLE_REQUEST}`;

export const CHANGE_QUOTE = `mutation ($token: String!, $input: QuoteRequestInput!, $version: Int!) {
  changeQuoteRequest(token: $token, input: $input, version: $version) {
    ... on QuoteRequestChanged { __typename request { ...Whole } } ${FAILURES} } } ${WHOLE_REQUEST}`;

export const WITHDRAW_QUOTE = `mutation ($token: String!, $reason: String) {
  withdrawQuoteRequest(token: $token, reason: $reason) {
    ... on QuoteRequestChanged { __typename request { ...Whole } } ${FAILURES} } } ${WHOLE_REQUEST}`;

/** What the mutations answer. */
export interface QuoteAnswer {
  __typename: string;
  code?: string;
  fields?: { path: string; code: string }[];
  retryAfter?: number;
  token?: string;
  request?: {
    id: string;
    reference: string;
    state: string;
    email: string;
    version: number;
    withdrawnAt: string | null;
    history: { state: string }[];
  };
}
