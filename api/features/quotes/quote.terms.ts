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
  ANSWER = 'ANSWER',
  WIN = 'WIN',
  LOSE = 'LOSE',
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
