/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PlaceFragment } from '../../../lib/list/connection.gen.ts';
import type { Errors_Conflict_Fragment, Errors_Forbidden_Fragment, Errors_NotFound_Fragment, Errors_RateLimited_Fragment, Errors_ValidationFailed_Fragment } from '../../../lib/forms.gen.ts';
import { fragmentHook } from '../../../lib/hooks/fragment-hook.ts';
import { lazyQueryHook } from '../../../lib/hooks/lazy-query-hook.ts';
import { mutationHook } from '../../../lib/hooks/mutation-hook.ts';
import { queryHook } from '../../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What an entry of a calendar does with its time. */
export type CalendarState =
  /** It is taken by an event. */
  | 'BOOKED'
  /** Nothing takes place. */
  | 'CLOSED'
  /** It is held for an event until a day, and free again after it. */
  | 'OPTION';

/** A meal or drink of an event. */
export type CateringOption =
  /** The event needs breakfast. */
  | 'BREAKFAST'
  /** A cocktail. */
  | 'COCKTAIL'
  /** The event needs coffee breaks. */
  | 'COFFEE_BREAKS'
  /** The event needs dinner. */
  | 'DINNER'
  /** The event needs lunch. */
  | 'LUNCH';

/** A currency by its code of ISO 4217. */
export type Currency =
  /** The euro, of 100 cents. */
  | 'EUR';

/** A kind of technical equipment for an event. */
export type EquipmentOption =
  /** A flipchart. */
  | 'FLIPCHART'
  /** The event needs equipment to stream to people elsewhere. */
  | 'HYBRID_STREAMING'
  /** The event needs microphones. */
  | 'MICROPHONES'
  /** A projector. */
  | 'PROJECTOR'
  /** A screen. */
  | 'SCREEN'
  /** A sound system. */
  | 'SOUND'
  /** A stage. */
  | 'STAGE'
  /** The event needs equipment for video conferences. */
  | 'VIDEOCONFERENCE';

/** A kind of professional event. In addresses and REST it is written in lower case with hyphens: `journee-etude`. */
export type EventType =
  /** The event is a conference or a congress. */
  | 'CONFERENCE_CONGRES'
  /** The event is a day delegate meeting. */
  | 'JOURNEE_ETUDE'
  /** The event is one of suppliers. */
  | 'PRESTATAIRES'
  /** The event is a business meal. */
  | 'REPAS_D_AFFAIRE'
  /** The event is a residential seminar. */
  | 'SEMINAIRE_RESIDENTIEL'
  /** The event is a semi-residential seminar. */
  | 'SEMINAIRE_SEMI_RESIDENTIEL'
  /** The event is an evening or a cocktail reception. */
  | 'SOIREE_ET_COCKTAIL';

/** The conditions on the requests that an owner was handed. */
export type ForwardedQuoteFilter = {
  /** The progress that the owner has made with them; null keeps all. */
  readonly progress?: OwnerQuoteProgress | null | undefined;
  /** A part of the number, of the company, or of the name of a venue, at most 100 characters. */
  readonly text?: string | null | undefined;
  /** The id of the venue that they were handed to; null for all of them. */
  readonly venueId?: string | null | undefined;
};

/** An order of the list of an owner. */
export type ForwardedQuoteSort =
  /** The earliest event comes first, open dates last. */
  | 'EVENT_DATE'
  /** The request that was handed over last comes first. */
  | 'NEWEST'
  /** The most people come first. */
  | 'PARTICIPANTS';

/** The half of a day. */
export type HalfDay =
  /** The second half, with the evening. */
  | 'AFTERNOON'
  /** The first half. */
  | 'MORNING';

/** A language of the product. */
export type Language =
  /** The language is English. */
  | 'en'
  /** The language is French. */
  | 'fr';

/** The progress that the owner of a venue has made with a request that it was handed. */
export type OwnerQuoteProgress =
  /** It has their answer. */
  | 'ANSWERED'
  /** It has ended. */
  | 'ENDED'
  /** It waits for their answer. */
  | 'TO_ANSWER';

/** The answer of a venue to a request. What does not belong to its kind is not kept. */
export type QuoteAnswerInput = {
  /** The last day, where other dates are offered. */
  readonly endDate?: string | null | undefined;
  /** The kind of answer. */
  readonly kind: QuoteAnswerKind;
  /** The prices of an offer, 1 to 30. */
  readonly lines?: ReadonlyArray<QuoteAnswerLineInput>;
  /** The option that is put on its days in the calendar of the venue: those of the offer, or those that were asked for if they are fixed; null = none. */
  readonly option?: QuoteOptionInput | null | undefined;
  /** The id of the request. */
  readonly requestId: string;
  /** The first day, where other dates are offered; null if it is as asked. */
  readonly startDate?: string | null | undefined;
  /** The words that go with an offer, at most 4000 characters; why it is declined, or the question, at most 1000. */
  readonly text?: string | null | undefined;
  /** The last day of an offer, from today on; required for offers. */
  readonly validUntil?: string | null | undefined;
  /** The id of the venue that answers. */
  readonly venueId: string;
  /** The version of the answer that is revised; null if it is the first. */
  readonly version?: number | null | undefined;
};

/** The kind of answer of a venue to a request. */
export type QuoteAnswerKind =
  /** It declines. */
  | 'DECLINED'
  /** It makes an offer. */
  | 'OFFER'
  /** It asks a question. */
  | 'QUESTION';

/** One price of an offer. */
export type QuoteAnswerLineInput = {
  /** Whether it is paid for each participant. */
  readonly basis: QuotePriceBasis;
  /** The label of the price, at most 150 characters. */
  readonly label: string;
  /** The quantity that is paid, 1 to 1000, for each participant where it is so. */
  readonly quantity?: number;
  /** The price before tax in cents of euros, at most 10000000. */
  readonly unitPriceCents: number;
  /** The rate of its tax in percent: 0, 2.1, 5.5, 10, 20. */
  readonly vatPercent: number;
};

/** A part of what a quote is asked for. */
export type QuoteCriterion =
  /** The number of bedrooms. */
  | 'BEDROOMS'
  /** The budget. */
  | 'BUDGET'
  /** The meals and drinks. */
  | 'CATERING'
  /** The dates. */
  | 'DATES'
  /** The equipment. */
  | 'EQUIPMENT'
  /** How the main room is set up. */
  | 'LAYOUT'
  /** The number of people. */
  | 'PARTICIPANTS';

/** Whether a venue has what is asked for, as far as its listing and calendar tell. */
export type QuoteFitVerdict =
  /** It has it. */
  | 'MATCH'
  /** It does not have it. */
  | 'MISMATCH'
  /** Its listing does not tell. */
  | 'UNKNOWN';

/** An option on the days of an offer. */
export type QuoteOptionInput = {
  /** The id of the room that is held; null for the whole venue. */
  readonly roomId?: string | null | undefined;
  /** Its last day, from today on, no later than the last day of the offer and of the event. */
  readonly until: string;
};

/** The unit that the price of a line is for. */
export type QuotePriceBasis =
  /** It is paid once. */
  | 'FLAT'
  /** It is paid for each participant. */
  | 'PER_PARTICIPANT';

/** The actions on a quote request. */
export type QuoteRequestAction =
  /** The owner of a venue answers it. */
  | 'ANSWER'
  /** It is put away. */
  | 'ARCHIVE'
  /** Its sender changes it. */
  | 'CHANGE'
  /** The platform hands it to owners of venues. */
  | 'FORWARD'
  /** The platform notes that it was lost. */
  | 'LOSE'
  /** Its sender takes a choice back. */
  | 'RECONSIDER'
  /** The platform declines it. */
  | 'REJECT'
  /** The platform asks the owners who have not answered once more. */
  | 'REMIND'
  /** The platform takes it up again. */
  | 'REOPEN'
  /** The platform notes that somebody deals with it. */
  | 'REVIEW'
  /** An offer is chosen, or the platform notes that it was won. */
  | 'WIN'
  /** Its sender withdraws it. */
  | 'WITHDRAW';

/** The state of a quote request. */
export type QuoteRequestState =
  /** A venue has made an offer. */
  | 'ANSWERED'
  /** It was put away or withdrawn. */
  | 'ARCHIVED'
  /** It was handed to owners of venues. */
  | 'FORWARDED'
  /** The platform is dealing with it. */
  | 'IN_REVIEW'
  /** It ended without an agreement. */
  | 'LOST'
  /** Nobody has dealt with it yet. */
  | 'NEW'
  /** The platform has declined it. */
  | 'REJECTED'
  /** An offer was chosen, or it was won elsewhere. */
  | 'WON';

/** A layout of a room. */
export type RoomLayout =
  /** The chairs stand around tables for a meal. */
  | 'BANQUET'
  /** The chairs stand around one table. */
  | 'BOARDROOM'
  /** The chairs stand at round tables, open towards the stage. */
  | 'CABARET'
  /** The tables and chairs stand in rows. */
  | 'CLASSROOM'
  /** The guests stand. */
  | 'COCKTAIL'
  /** The chairs stand in rows. */
  | 'THEATRE'
  /** The tables form a U. */
  | 'U_SHAPE';

export type OwnerAnswerFragment = { readonly id: string, readonly kind: QuoteAnswerKind, readonly text: string | null, readonly question: string | null, readonly reply: string | null, readonly repliedAt: string | null, readonly validUntil: string | null, readonly startDate: string | null, readonly endDate: string | null, readonly chosenAt: string | null, readonly version: number, readonly updatedAt: string, readonly lines: ReadonlyArray<{ readonly label: string, readonly vatPercent: number, readonly basis: QuotePriceBasis, readonly quantity: number, readonly unitPrice: { readonly amount: number, readonly currency: Currency }, readonly total: { readonly amount: number, readonly currency: Currency } }>, readonly totals: { readonly exclVat: { readonly amount: number, readonly currency: Currency } } | null } & { ' $fragmentName'?: 'OwnerAnswerFragment' };

export type OwnerQuoteFragment = { readonly id: string, readonly reference: string, readonly state: QuoteRequestState, readonly progress: OwnerQuoteProgress | null, readonly availableActions: ReadonlyArray<QuoteRequestAction>, readonly forwardedAt: string | null, readonly eventType: EventType, readonly startDate: string | null, readonly endDate: string | null, readonly flexibleDates: boolean, readonly participants: number, readonly layout: RoomLayout | null, readonly bedrooms: number | null, readonly catering: ReadonlyArray<CateringOption>, readonly cateringNote: string | null, readonly equipment: ReadonlyArray<EquipmentOption>, readonly equipmentNote: string | null, readonly message: string | null, readonly mustHaves: ReadonlyArray<QuoteCriterion>, readonly budgetPerPerson: { readonly amount: number, readonly currency: Currency } | null, readonly contact: { readonly firstName: string, readonly lastName: string, readonly companyName: string, readonly email: string, readonly phone: string, readonly language: Language } | null, readonly venues: ReadonlyArray<{ readonly venueId: string | null, readonly name: string, readonly city: string, readonly fit: ReadonlyArray<{ readonly criterion: QuoteCriterion, readonly verdict: QuoteFitVerdict, readonly wanted: number | null, readonly listed: number | null }>, readonly answer: { readonly id: string, readonly kind: QuoteAnswerKind, readonly text: string | null, readonly question: string | null, readonly reply: string | null, readonly repliedAt: string | null, readonly validUntil: string | null, readonly startDate: string | null, readonly endDate: string | null, readonly chosenAt: string | null, readonly version: number, readonly updatedAt: string, readonly lines: ReadonlyArray<{ readonly label: string, readonly vatPercent: number, readonly basis: QuotePriceBasis, readonly quantity: number, readonly unitPrice: { readonly amount: number, readonly currency: Currency }, readonly total: { readonly amount: number, readonly currency: Currency } }>, readonly totals: { readonly exclVat: { readonly amount: number, readonly currency: Currency } } | null } | null }> } & { ' $fragmentName'?: 'OwnerQuoteFragment' };

export type OwnerHeldFragment = { readonly venues: ReadonlyArray<{ readonly answer: { readonly id: string, readonly heldDates: { readonly state: CalendarState, readonly startsOn: string, readonly startHalf: HalfDay, readonly endsOn: string, readonly endHalf: HalfDay, readonly optionUntil: string | null, readonly isExpired: boolean, readonly roomId: string | null, readonly roomName: string | null } | null } | null }> } & { ' $fragmentName'?: 'OwnerHeldFragment' };

export type OwnerQuotesQueryVariables = Exact<{
  filter: ForwardedQuoteFilter;
  sort: ForwardedQuoteSort;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type OwnerQuotesQuery = { readonly forwardedQuoteRequests: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly reference: string, readonly state: QuoteRequestState, readonly progress: OwnerQuoteProgress | null, readonly availableActions: ReadonlyArray<QuoteRequestAction>, readonly forwardedAt: string | null, readonly eventType: EventType, readonly startDate: string | null, readonly endDate: string | null, readonly flexibleDates: boolean, readonly participants: number, readonly layout: RoomLayout | null, readonly bedrooms: number | null, readonly catering: ReadonlyArray<CateringOption>, readonly cateringNote: string | null, readonly equipment: ReadonlyArray<EquipmentOption>, readonly equipmentNote: string | null, readonly message: string | null, readonly mustHaves: ReadonlyArray<QuoteCriterion>, readonly budgetPerPerson: { readonly amount: number, readonly currency: Currency } | null, readonly contact: { readonly firstName: string, readonly lastName: string, readonly companyName: string, readonly email: string, readonly phone: string, readonly language: Language } | null, readonly venues: ReadonlyArray<{ readonly venueId: string | null, readonly name: string, readonly city: string, readonly fit: ReadonlyArray<{ readonly criterion: QuoteCriterion, readonly verdict: QuoteFitVerdict, readonly wanted: number | null, readonly listed: number | null }>, readonly answer: { readonly id: string, readonly kind: QuoteAnswerKind, readonly text: string | null, readonly question: string | null, readonly reply: string | null, readonly repliedAt: string | null, readonly validUntil: string | null, readonly startDate: string | null, readonly endDate: string | null, readonly chosenAt: string | null, readonly version: number, readonly updatedAt: string, readonly lines: ReadonlyArray<{ readonly label: string, readonly vatPercent: number, readonly basis: QuotePriceBasis, readonly quantity: number, readonly unitPrice: { readonly amount: number, readonly currency: Currency }, readonly total: { readonly amount: number, readonly currency: Currency } }>, readonly totals: { readonly exclVat: { readonly amount: number, readonly currency: Currency } } | null } | null }> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null }, readonly progressCounts: ReadonlyArray<{ readonly progress: OwnerQuoteProgress, readonly count: number }> } };

export type OwnerQuoteQueryVariables = Exact<{
  id: string;
}>;


export type OwnerQuoteQuery = { readonly quoteRequest: { readonly id: string, readonly reference: string, readonly state: QuoteRequestState, readonly progress: OwnerQuoteProgress | null, readonly availableActions: ReadonlyArray<QuoteRequestAction>, readonly forwardedAt: string | null, readonly eventType: EventType, readonly startDate: string | null, readonly endDate: string | null, readonly flexibleDates: boolean, readonly participants: number, readonly layout: RoomLayout | null, readonly bedrooms: number | null, readonly catering: ReadonlyArray<CateringOption>, readonly cateringNote: string | null, readonly equipment: ReadonlyArray<EquipmentOption>, readonly equipmentNote: string | null, readonly message: string | null, readonly mustHaves: ReadonlyArray<QuoteCriterion>, readonly budgetPerPerson: { readonly amount: number, readonly currency: Currency } | null, readonly contact: { readonly firstName: string, readonly lastName: string, readonly companyName: string, readonly email: string, readonly phone: string, readonly language: Language } | null, readonly venues: ReadonlyArray<{ readonly venueId: string | null, readonly name: string, readonly city: string, readonly fit: ReadonlyArray<{ readonly criterion: QuoteCriterion, readonly verdict: QuoteFitVerdict, readonly wanted: number | null, readonly listed: number | null }>, readonly answer: { readonly id: string, readonly kind: QuoteAnswerKind, readonly text: string | null, readonly question: string | null, readonly reply: string | null, readonly repliedAt: string | null, readonly validUntil: string | null, readonly startDate: string | null, readonly endDate: string | null, readonly chosenAt: string | null, readonly version: number, readonly updatedAt: string, readonly heldDates: { readonly state: CalendarState, readonly startsOn: string, readonly startHalf: HalfDay, readonly endsOn: string, readonly endHalf: HalfDay, readonly optionUntil: string | null, readonly isExpired: boolean, readonly roomId: string | null, readonly roomName: string | null } | null, readonly lines: ReadonlyArray<{ readonly label: string, readonly vatPercent: number, readonly basis: QuotePriceBasis, readonly quantity: number, readonly unitPrice: { readonly amount: number, readonly currency: Currency }, readonly total: { readonly amount: number, readonly currency: Currency } }>, readonly totals: { readonly exclVat: { readonly amount: number, readonly currency: Currency } } | null } | null }> } | null };

export type AnswerQuoteMutationVariables = Exact<{
  input: QuoteAnswerInput;
}>;


export type AnswerQuoteMutation = { readonly answerQuoteRequest: { readonly request: { readonly id: string, readonly reference: string, readonly state: QuoteRequestState, readonly progress: OwnerQuoteProgress | null, readonly availableActions: ReadonlyArray<QuoteRequestAction>, readonly forwardedAt: string | null, readonly eventType: EventType, readonly startDate: string | null, readonly endDate: string | null, readonly flexibleDates: boolean, readonly participants: number, readonly layout: RoomLayout | null, readonly bedrooms: number | null, readonly catering: ReadonlyArray<CateringOption>, readonly cateringNote: string | null, readonly equipment: ReadonlyArray<EquipmentOption>, readonly equipmentNote: string | null, readonly message: string | null, readonly mustHaves: ReadonlyArray<QuoteCriterion>, readonly budgetPerPerson: { readonly amount: number, readonly currency: Currency } | null, readonly contact: { readonly firstName: string, readonly lastName: string, readonly companyName: string, readonly email: string, readonly phone: string, readonly language: Language } | null, readonly venues: ReadonlyArray<{ readonly venueId: string | null, readonly name: string, readonly city: string, readonly fit: ReadonlyArray<{ readonly criterion: QuoteCriterion, readonly verdict: QuoteFitVerdict, readonly wanted: number | null, readonly listed: number | null }>, readonly answer: { readonly id: string, readonly kind: QuoteAnswerKind, readonly text: string | null, readonly question: string | null, readonly reply: string | null, readonly repliedAt: string | null, readonly validUntil: string | null, readonly startDate: string | null, readonly endDate: string | null, readonly chosenAt: string | null, readonly version: number, readonly updatedAt: string, readonly heldDates: { readonly state: CalendarState, readonly startsOn: string, readonly startHalf: HalfDay, readonly endsOn: string, readonly endHalf: HalfDay, readonly optionUntil: string | null, readonly isExpired: boolean, readonly roomId: string | null, readonly roomName: string | null } | null, readonly lines: ReadonlyArray<{ readonly label: string, readonly vatPercent: number, readonly basis: QuotePriceBasis, readonly quantity: number, readonly unitPrice: { readonly amount: number, readonly currency: Currency }, readonly total: { readonly amount: number, readonly currency: Currency } }>, readonly totals: { readonly exclVat: { readonly amount: number, readonly currency: Currency } } | null } | null }> } | null, readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'Forbidden', readonly code: string }
      | { readonly __typename: 'NotFound', readonly code: string }
      | { readonly __typename: 'RateLimited', readonly retryAfter: number, readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };

export const OwnerAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exclVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"chosenAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<OwnerAnswerFragment, unknown>;
export const OwnerQuoteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerQuote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"forwardedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"flexibleDates"}},{"kind":"Field","name":{"kind":"Name","value":"participants"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"budgetPerPerson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"catering"}},{"kind":"Field","name":{"kind":"Name","value":"cateringNote"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentNote"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mustHaves"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venueId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"fit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnerAnswer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exclVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"chosenAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<OwnerQuoteFragment, unknown>;
export const OwnerHeldFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerHeld"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heldDates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"startHalf"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endHalf"}},{"kind":"Field","name":{"kind":"Name","value":"optionUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnerHeldFragment, unknown>;
export const OwnerQuotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnerQuotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ForwardedQuoteFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ForwardedQuoteSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forwardedQuoteRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnerQuote"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Place"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"progressCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exclVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"chosenAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerQuote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"forwardedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"flexibleDates"}},{"kind":"Field","name":{"kind":"Name","value":"participants"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"budgetPerPerson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"catering"}},{"kind":"Field","name":{"kind":"Name","value":"cateringNote"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentNote"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mustHaves"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venueId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"fit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnerAnswer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]} as unknown as DocumentNode<OwnerQuotesQuery, OwnerQuotesQueryVariables>;
export const OwnerQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnerQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnerQuote"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnerHeld"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exclVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"chosenAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerQuote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"forwardedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"flexibleDates"}},{"kind":"Field","name":{"kind":"Name","value":"participants"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"budgetPerPerson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"catering"}},{"kind":"Field","name":{"kind":"Name","value":"cateringNote"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentNote"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mustHaves"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venueId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"fit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnerAnswer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerHeld"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heldDates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"startHalf"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endHalf"}},{"kind":"Field","name":{"kind":"Name","value":"optionUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnerQuoteQuery, OwnerQuoteQueryVariables>;
export const AnswerQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerQuoteRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnerQuote"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnerHeld"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exclVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"chosenAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerQuote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"forwardedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"flexibleDates"}},{"kind":"Field","name":{"kind":"Name","value":"participants"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"budgetPerPerson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"catering"}},{"kind":"Field","name":{"kind":"Name","value":"cateringNote"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentNote"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mustHaves"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venueId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"fit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnerAnswer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerHeld"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heldDates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"startHalf"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endHalf"}},{"kind":"Field","name":{"kind":"Name","value":"optionUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<AnswerQuoteMutation, AnswerQuoteMutationVariables>;
export const useOwnerAnswerFragment = /* @__PURE__ */ fragmentHook<OwnerAnswerFragment>();
export const useOwnerQuoteFragment = /* @__PURE__ */ fragmentHook<OwnerQuoteFragment>();
export const useOwnerHeldFragment = /* @__PURE__ */ fragmentHook<OwnerHeldFragment>();
export const useOwnerQuotesQuery = /* @__PURE__ */ queryHook(OwnerQuotesDocument);
export const useOwnerQuotesLazyQuery = /* @__PURE__ */ lazyQueryHook(OwnerQuotesDocument);
export const useOwnerQuotesSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(OwnerQuotesDocument);
export const useOwnerQuoteQuery = /* @__PURE__ */ queryHook(OwnerQuoteDocument);
export const useOwnerQuoteLazyQuery = /* @__PURE__ */ lazyQueryHook(OwnerQuoteDocument);
export const useOwnerQuoteSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(OwnerQuoteDocument);
export const useAnswerQuoteMutation = /* @__PURE__ */ mutationHook(AnswerQuoteDocument);