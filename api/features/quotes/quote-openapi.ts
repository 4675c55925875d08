import { FORM_LIMITS, QUOTE, QUOTE_MAX_VENUES } from '../../../schema/constants.ts';
import { type Json, type OpenApiPart, ref } from '../../platform/openapi/document.ts';
import { FORM_ANSWERS, sentAnswer, textField, wordField } from '../../platform/openapi/forms.ts';
import { QUOTE_WORDS } from './quote.rest.ts';

const { name, company, email, phone, note, message } = FORM_LIMITS;

const whole = (description: string, minimum: number, maximum: number, example: number): Json => ({
  type: 'integer',
  description,
  minimum,
  maximum,
  examples: [example],
});

const options = (description: string, words: ReadonlyMap<string, unknown>, example: Json): Json => ({
  description: `${description} A list of words, or a text in words of one's own of at most ${note} characters.`,
  anyOf: [
    { type: 'array', items: { type: 'string', enum: [...words.keys()] }, uniqueItems: true },
    { type: 'string', maxLength: note },
  ],
  examples: [example],
});

const QUOTE_FORM: Json = {
  type: 'object',
  description:
    'What somebody wants for an event, and who he is. Unknown fields are ignored; `null` counts as not sent.',
  required: [
    'firstName',
    'lastName',
    'companyName',
    'email',
    'phone',
    'eventType',
    'participants',
    'consent',
    'captchaToken',
  ],
  properties: {
    firstName: textField('First name.', name, 'Élodie'),
    lastName: textField('Last name.', name, 'Marchand'),
    companyName: textField('Company.', company, 'Ateliers Réunis'),
    email: textField('E-mail address.', email, 'elodie.marchand@ateliers-reunis.example', { format: 'email' }),
    phone: textField('Telephone number.', phone, '+33 1 99 00 12 34'),
    eventType: wordField('What kind of event it is.', [...QUOTE_WORDS.eventTypes.keys()], 'journee-etude'),
    startDate: {
      type: 'string',
      format: 'date',
      description: `First day, from today to ${QUOTE.yearsAhead} years ahead (Paris). Required unless \`flexibleDates\`.`,
      examples: ['2027-03-11'],
    },
    endDate: {
      type: 'string',
      format: 'date',
      description: 'Last day, not before the first.',
      examples: ['2027-03-12'],
    },
    flexibleDates: { type: 'boolean', description: 'Other dates would do, or there are none yet.', default: false },
    participants: whole('People.', 1, QUOTE.maxParticipants, 45),
    layout: wordField('How the main room is set up.', [...QUOTE_WORDS.layouts.keys()], 'u-shape'),
    bedrooms: whole('Bedrooms.', 0, QUOTE.maxBedrooms, 12),
    budgetPerPersonCents: whole('Budget a person before tax, in cents of euros.', 0, QUOTE.maxBudgetCents, 9_500),
    catering: options('Meals and drinks.', QUOTE_WORDS.catering, ['coffee-breaks', 'lunch']),
    cateringNote: textField('More about them.', note, 'Deux personnes végétariennes.'),
    equipment: options('Equipment.', QUOTE_WORDS.equipment, 'Un micro-cravate et un écran.'),
    equipmentNote: textField('More about it.', note, 'Un micro-cravate.'),
    message: textField('Anything else, plain text.', message, 'Nous arrivons par le train.'),
    establishmentIds: {
      type: 'array',
      description: 'Public venues that are asked; none = the platform proposes some.',
      items: { type: 'string', format: 'uuid' },
      maxItems: QUOTE_MAX_VENUES,
      uniqueItems: true,
      default: [],
    },
    mustHaves: {
      type: 'array',
      description: 'What is indispensable; the rest would be nice to have.',
      items: { type: 'string', enum: [...QUOTE_WORDS.criteria.keys()] },
      uniqueItems: true,
      default: [],
    },
    language: wordField('In which the visitor is written to; `fr` unless sent.', ['fr', 'en'], 'fr'),
    consent: { type: 'boolean', const: true, description: 'The visitor agrees to what becomes of his data.' },
    captchaToken: { type: 'string', description: 'Solution of a challenge of `GET /auth/captcha`, good once.' },
  },
};

export const quoteOpenApi: OpenApiPart = {
  tags: [{ name: 'Quotes', description: 'Quote requests of visitors.' }],
  paths: {
    '/quotes': {
      post: {
        operationId: 'requestQuote',
        summary: 'Sends a quote request',
        description:
          'The visitor gets a mail with a private link, by which he sees, changes and withdraws his request. At most 60 requests an hour ' +
          'from an address, and 10 for an e-mail address.',
        tags: ['Quotes'],
        security: [{}],
        parameters: [ref('parameters', 'IdempotencyKey')],
        requestBody: { required: true, content: { 'application/json': { schema: ref('schemas', 'QuoteForm') } } },
        responses: { 201: sentAnswer('DEV-2026-000042'), ...FORM_ANSWERS },
      },
    },
  },
  components: { schemas: { QuoteForm: QUOTE_FORM } },
};
