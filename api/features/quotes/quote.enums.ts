/**
 * The closed vocabularies of a quote request. Keys are the names in GraphQL and in the database; labels live in the web's
 * catalogues. Terms: docs/glossary.md.
 */
export enum QuoteRequestState {
  NEW = 'NEW',
  IN_REVIEW = 'IN_REVIEW',
  FORWARDED = 'FORWARDED',
  ANSWERED = 'ANSWERED',
  WON = 'WON',
  LOST = 'LOST',
  REJECTED = 'REJECTED',
  ARCHIVED = 'ARCHIVED',
}

export enum QuoteRequestAction {
  CHANGE = 'CHANGE',
  WITHDRAW = 'WITHDRAW',
  REVIEW = 'REVIEW',
  FORWARD = 'FORWARD',
  /** Owners who have not answered are asked once more. */
  REMIND = 'REMIND',
  ANSWER = 'ANSWER',
  WIN = 'WIN',
  LOSE = 'LOSE',
  RECONSIDER = 'RECONSIDER',
  REJECT = 'REJECT',
  ARCHIVE = 'ARCHIVE',
  REOPEN = 'REOPEN',
}

/** Who acts on a request: who sent it, staff (ADMIN, TEAM), the owner of a venue that it names, or the product by itself. */
export enum QuoteActor {
  VISITOR = 'VISITOR',
  MODERATOR = 'MODERATOR',
  OWNER = 'OWNER',
  SYSTEM = 'SYSTEM',
}

/** What a venue says to a request. */
export enum QuoteAnswerKind {
  OFFER = 'OFFER',
  DECLINED = 'DECLINED',
  QUESTION = 'QUESTION',
}

/** Where the answer of a venue stands with who asked. */
export enum QuoteAnswerState {
  OFFER = 'OFFER',
  CHOSEN = 'CHOSEN',
  DECLINED = 'DECLINED',
  QUESTION = 'QUESTION',
  REPLIED = 'REPLIED',
}

/** What the price of a line is for. */
export enum QuotePriceBasis {
  PER_PARTICIPANT = 'PER_PARTICIPANT',
  FLAT = 'FLAT',
}

/** What who asked can do with an answer. */
export enum QuoteAnswerAction {
  CHOOSE = 'CHOOSE',
  REPLY = 'REPLY',
  RECONSIDER = 'RECONSIDER',
}

/** How a request ended. */
export enum QuoteOutcome {
  WON = 'WON',
  LOST = 'LOST',
}

/** What a request is to the owner of a venue that it was handed to. */
export enum OwnerQuoteProgress {
  TO_ANSWER = 'TO_ANSWER',
  ANSWERED = 'ANSWERED',
  ENDED = 'ENDED',
}

/** Whether a venue has what is asked for, as far as its listing tells. */
export enum QuoteFitVerdict {
  MATCH = 'MATCH',
  MISMATCH = 'MISMATCH',
  UNKNOWN = 'UNKNOWN',
}

/** What a visitor can call indispensable. */
export enum QuoteCriterion {
  DATES = 'DATES',
  PARTICIPANTS = 'PARTICIPANTS',
  LAYOUT = 'LAYOUT',
  BEDROOMS = 'BEDROOMS',
  BUDGET = 'BUDGET',
  CATERING = 'CATERING',
  EQUIPMENT = 'EQUIPMENT',
}

export enum CateringOption {
  BREAKFAST = 'BREAKFAST',
  COFFEE_BREAKS = 'COFFEE_BREAKS',
  LUNCH = 'LUNCH',
  COCKTAIL = 'COCKTAIL',
  DINNER = 'DINNER',
}

export enum EquipmentOption {
  PROJECTOR = 'PROJECTOR',
  SCREEN = 'SCREEN',
  SOUND = 'SOUND',
  MICROPHONES = 'MICROPHONES',
  VIDEOCONFERENCE = 'VIDEOCONFERENCE',
  FLIPCHART = 'FLIPCHART',
  STAGE = 'STAGE',
  HYBRID_STREAMING = 'HYBRID_STREAMING',
}
