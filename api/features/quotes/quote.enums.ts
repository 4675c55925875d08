import { registerEnumType } from 'type-graphql';

/*
 * The enumerations of quote requests. Keys are the names in GraphQL and in the database; labels are in the web's
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

registerEnumType(QuoteRequestState, {
  name: 'QuoteRequestState',
  description: 'The state of a quote request.',
  valuesConfig: {
    NEW: { description: 'Nobody has dealt with it yet.' },
    IN_REVIEW: { description: 'The platform is dealing with it.' },
    FORWARDED: { description: 'It was handed to owners of venues.' },
    ANSWERED: { description: 'A venue has made an offer.' },
    WON: { description: 'An offer was chosen, or it was won elsewhere.' },
    LOST: { description: 'It ended without an agreement.' },
    REJECTED: { description: 'The platform has declined it.' },
    ARCHIVED: { description: 'It was put away or withdrawn.' },
  },
});

export enum QuoteRequestAction {
  CHANGE = 'CHANGE',
  WITHDRAW = 'WITHDRAW',
  REVIEW = 'REVIEW',
  FORWARD = 'FORWARD',
  REMIND = 'REMIND',
  ANSWER = 'ANSWER',
  WIN = 'WIN',
  LOSE = 'LOSE',
  RECONSIDER = 'RECONSIDER',
  REJECT = 'REJECT',
  ARCHIVE = 'ARCHIVE',
  REOPEN = 'REOPEN',
}

registerEnumType(QuoteRequestAction, {
  name: 'QuoteRequestAction',
  description: 'The actions on a quote request.',
  valuesConfig: {
    CHANGE: { description: 'Its sender changes it.' },
    WITHDRAW: { description: 'Its sender withdraws it.' },
    REVIEW: { description: 'The platform notes that somebody deals with it.' },
    FORWARD: { description: 'The platform hands it to owners of venues.' },
    REMIND: { description: 'The platform asks the owners who have not answered once more.' },
    ANSWER: { description: 'The owner of a venue answers it.' },
    WIN: { description: 'An offer is chosen, or the platform notes that it was won.' },
    LOSE: { description: 'The platform notes that it was lost.' },
    RECONSIDER: { description: 'Its sender takes a choice back.' },
    REJECT: { description: 'The platform declines it.' },
    ARCHIVE: { description: 'It is put away.' },
    REOPEN: { description: 'The platform takes it up again.' },
  },
});

export enum QuoteActor {
  VISITOR = 'VISITOR',
  MODERATOR = 'MODERATOR',
  OWNER = 'OWNER',
  SYSTEM = 'SYSTEM',
}

registerEnumType(QuoteActor, {
  name: 'QuoteActor',
  description: 'A party that acts on a quote request.',
  valuesConfig: {
    VISITOR: { description: 'The person who sent it.' },
    MODERATOR: { description: 'Somebody of the platform.' },
    OWNER: { description: 'The owner of a venue that it was handed to.' },
    SYSTEM: { description: 'The product by itself.' },
  },
});

export enum QuoteAnswerKind {
  OFFER = 'OFFER',
  DECLINED = 'DECLINED',
  QUESTION = 'QUESTION',
}

registerEnumType(QuoteAnswerKind, {
  name: 'QuoteAnswerKind',
  description: 'The kind of answer of a venue to a request.',
  valuesConfig: {
    OFFER: { description: 'It makes an offer.' },
    DECLINED: { description: 'It declines.' },
    QUESTION: { description: 'It asks a question.' },
  },
});

export enum QuotePriceBasis {
  PER_PARTICIPANT = 'PER_PARTICIPANT',
  FLAT = 'FLAT',
}

registerEnumType(QuotePriceBasis, {
  name: 'QuotePriceBasis',
  description: 'The unit that the price of a line is for.',
  valuesConfig: {
    PER_PARTICIPANT: { description: 'It is paid for each participant.' },
    FLAT: { description: 'It is paid once.' },
  },
});

export enum QuoteAnswerAction {
  CHOOSE = 'CHOOSE',
  REPLY = 'REPLY',
  RECONSIDER = 'RECONSIDER',
}

registerEnumType(QuoteAnswerAction, {
  name: 'QuoteAnswerAction',
  description: 'An action that the sender of a request can take on an answer.',
  valuesConfig: {
    CHOOSE: { description: 'They choose the offer.' },
    REPLY: { description: 'They answer the question.' },
    RECONSIDER: { description: 'They take their choice back.' },
  },
});

export enum QuoteOutcome {
  WON = 'WON',
  LOST = 'LOST',
}

registerEnumType(QuoteOutcome, {
  name: 'QuoteOutcome',
  description: 'The end of a request.',
  valuesConfig: {
    WON: { description: 'An offer was taken.' },
    LOST: { description: 'No offer was taken.' },
  },
});

export enum OwnerQuoteProgress {
  TO_ANSWER = 'TO_ANSWER',
  ANSWERED = 'ANSWERED',
  ENDED = 'ENDED',
}

registerEnumType(OwnerQuoteProgress, {
  name: 'OwnerQuoteProgress',
  description: 'The progress that the owner of a venue has made with a request that it was handed.',
  valuesConfig: {
    TO_ANSWER: { description: 'It waits for their answer.' },
    ANSWERED: { description: 'It has their answer.' },
    ENDED: { description: 'It has ended.' },
  },
});

export enum QuoteFitVerdict {
  MATCH = 'MATCH',
  MISMATCH = 'MISMATCH',
  UNKNOWN = 'UNKNOWN',
}

registerEnumType(QuoteFitVerdict, {
  name: 'QuoteFitVerdict',
  description: 'Whether a venue has what is asked for, as far as its listing and calendar tell.',
  valuesConfig: {
    MATCH: { description: 'It has it.' },
    MISMATCH: { description: 'It does not have it.' },
    UNKNOWN: { description: 'Its listing does not tell.' },
  },
});

export enum QuoteCriterion {
  DATES = 'DATES',
  PARTICIPANTS = 'PARTICIPANTS',
  LAYOUT = 'LAYOUT',
  BEDROOMS = 'BEDROOMS',
  BUDGET = 'BUDGET',
  CATERING = 'CATERING',
  EQUIPMENT = 'EQUIPMENT',
}

registerEnumType(QuoteCriterion, {
  name: 'QuoteCriterion',
  description: 'A part of what a quote is asked for.',
  valuesConfig: {
    DATES: { description: 'The dates.' },
    PARTICIPANTS: { description: 'The number of people.' },
    LAYOUT: { description: 'How the main room is set up.' },
    BEDROOMS: { description: 'The number of bedrooms.' },
    BUDGET: { description: 'The budget.' },
    CATERING: { description: 'The meals and drinks.' },
    EQUIPMENT: { description: 'The equipment.' },
  },
});

export enum CateringOption {
  BREAKFAST = 'BREAKFAST',
  COFFEE_BREAKS = 'COFFEE_BREAKS',
  LUNCH = 'LUNCH',
  COCKTAIL = 'COCKTAIL',
  DINNER = 'DINNER',
}

registerEnumType(CateringOption, {
  name: 'CateringOption',
  description: 'A meal or drink of an event.',
  valuesConfig: {
    BREAKFAST: { description: 'The event needs breakfast.' },
    COFFEE_BREAKS: { description: 'The event needs coffee breaks.' },
    LUNCH: { description: 'The event needs lunch.' },
    COCKTAIL: { description: 'A cocktail.' },
    DINNER: { description: 'The event needs dinner.' },
  },
});

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

registerEnumType(EquipmentOption, {
  name: 'EquipmentOption',
  description: 'A kind of technical equipment for an event.',
  valuesConfig: {
    PROJECTOR: { description: 'A projector.' },
    SCREEN: { description: 'A screen.' },
    SOUND: { description: 'A sound system.' },
    MICROPHONES: { description: 'The event needs microphones.' },
    VIDEOCONFERENCE: { description: 'The event needs equipment for video conferences.' },
    FLIPCHART: { description: 'A flipchart.' },
    STAGE: { description: 'A stage.' },
    HYBRID_STREAMING: { description: 'The event needs equipment to stream to people elsewhere.' },
  },
});
