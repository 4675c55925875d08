import * as z from 'zod';
import {
  DEFAULT_LANGUAGE,
  EVENT_MAX_DAYS,
  FORM_LIMITS,
  LANGUAGES,
  QUOTE,
  QUOTE_MAX_VENUES,
} from '../../../schema/constants.ts';
import { answerCsv } from '../../platform/http/csv-answer.ts';
import { LANGUAGES_BY_NAME, valuesByName } from '../../platform/rest/enum-names.ts';
import {
  day,
  email,
  flag,
  form,
  meaning,
  text,
  texts,
  integer,
  enumValue,
  enumValues,
} from '../../platform/rest/fields.ts';
import { dayParameter, textParameter, choiceParameter, enumListParameter } from '../../platform/rest/query.ts';
import { answer, handledRoute, route } from '../../platform/rest/route.ts';
import { CAPTCHA_TOKEN, sent } from '../../platform/rest/sent.ts';
import { validateInput } from '../../platform/validation.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import { EventType, RoomLayout } from '../venues/venue.enums.ts';
import { ManagedQuoteFilter } from './quote-moderation.inputs.ts';
import { CateringOption, EquipmentOption, QuoteCriterion, QuoteRequestState } from './quote.enums.ts';
import { QUOTE_MODERATORS, seesContactsInBulk } from './quote.policy.ts';
import type { QuotesContext } from './services.ts';

const { name, company, phone, note, message } = FORM_LIMITS;

/** A list of known values, or free text, which is added to the note. */
function options<Value extends string>(description: string, values: Record<string, Value>, examples: unknown[]) {
  const known = valuesByName(values);
  return z
    .custom<string | string[]>(
      (said) => typeof said === 'string' || (Array.isArray(said) && said.every((each) => typeof each === 'string')),
      { params: { code: 'wrongType', params: { expected: 'array' } } },
    )
    .transform((said, context) =>
      typeof said === 'string'
        ? { values: [], note: said }
        : { values: said.map((each) => meaning(known, each, context)), note: undefined },
    )
    .optional()
    .meta({
      description: `${description} A list of words, or a text in words of one's own of at most ${note} characters.`,
      anyOf: [
        { type: 'array', items: { type: 'string', enum: [...known.keys()] }, uniqueItems: true },
        { type: 'string', maxLength: note },
      ],
      examples,
    });
}

const QUOTE_FORM = form(
  {
    firstName: text('First name.', name, 'Élodie'),
    lastName: text('Last name.', name, 'Marchand'),
    companyName: text('Company.', company, 'Ateliers Réunis'),
    email: email('E-mail address.', FORM_LIMITS.email, 'elodie.marchand@ateliers-reunis.example'),
    phone: text('Telephone number.', phone, '+33 1 99 00 12 34'),
    eventType: enumValue('What kind of event it is.', EventType, 'journee-etude'),
    startDate: day(
      `First day, from today to ${QUOTE.yearsAhead} years ahead (Paris). Required unless \`flexibleDates\`.`,
      '2027-03-11',
    ).optional(),
    endDate: day(`Last day, not before the first, at most ${EVENT_MAX_DAYS} days in all.`, '2027-03-12').optional(),
    flexibleDates: flag('Other dates would do, or there are none yet.').meta({ default: false }).optional(),
    participants: integer('People.', [1, QUOTE.maxParticipants], 45),
    layout: enumValue('How the main room is set up.', RoomLayout, 'u-shape').optional(),
    bedrooms: integer('Bedrooms.', [0, QUOTE.maxBedrooms], 12).optional(),
    budgetPerPersonCents: integer(
      'Budget a person before tax, in cents of euros.',
      [0, QUOTE.maxBudgetCents],
      9_500,
    ).optional(),
    catering: options('Meals and drinks.', CateringOption, [['coffee-breaks', 'lunch']]),
    cateringNote: text('More about them.', note, 'Deux personnes végétariennes.').optional(),
    equipment: options('Equipment.', EquipmentOption, ['Un micro-cravate et un écran.']),
    equipmentNote: text('More about it.', note, 'Un micro-cravate.').optional(),
    message: text('Anything else, plain text.', message, 'Nous arrivons par le train.').optional(),
    establishmentIds: texts(
      'Public venues that are asked; none = the platform proposes some.',
      { format: 'uuid' },
      { maxItems: QUOTE_MAX_VENUES, uniqueItems: true },
    ).optional(),
    mustHaves: enumValues('What is indispensable; the rest would be nice to have.', QuoteCriterion, {
      uniqueItems: true,
    }).optional(),
    language: enumValue('In which the visitor is written to; `fr` unless sent.', LANGUAGES, 'fr').optional(),
    consent: flag('True: the visitor agrees to what becomes of their data.', true),
    captchaToken: CAPTCHA_TOKEN,
  },
  'What somebody wants for an event, and who they are. Unknown fields are ignored; `null` counts as not sent.',
  'QuoteForm',
);

const tag = { name: 'Quotes', description: 'Quote requests of visitors.' };
const FILE_NAMES = { fr: 'demandes-de-devis', en: 'quote-requests' } as const;

/** Quote requests over REST, and their export as a CSV file. */
export const QUOTE_ROUTES = [
  route({
    at: 'POST /quotes',
    id: 'requestQuote',
    tag,
    summary: 'Sends a quote request',
    description:
      'The visitor gets a mail with a private link, by which they see, change and withdraw their request. At most 60 requests an hour ' +
      'from an address, and 10 for an e-mail address.',
    body: QUOTE_FORM,
    honours: ['idempotency-key'],
    answers: sent('DEV-2026-000042'),
    errors: [429],
    names: { venueIds: 'establishmentIds', idempotencyKey: 'Idempotency-Key' },
    runs: `mutation ($input: RequestQuoteInput!) {
      requestQuote(input: $input) { request { reference } }
    }`,
    variables: ({ body: { establishmentIds, catering, equipment, ...fields }, idempotencyKey }) => ({
      input: {
        ...fields,
        venueIds: establishmentIds,
        catering: catering?.values,
        cateringNote: noteOf(catering?.note, fields.cateringNote),
        equipment: equipment?.values,
        equipmentNote: noteOf(equipment?.note, fields.equipmentNote),
        idempotencyKey,
      },
    }),
    toAnswer: ({ requestQuote }: { requestQuote: { request: { reference: string } } }) => requestQuote.request,
  }),
  handledRoute({
    at: 'GET /quotes/export',
    id: 'exportQuoteRequests',
    tag,
    summary: 'Quote requests as a file for spreadsheets',
    description:
      'For administrators and the team; the team gets it without contacts and without what people wrote. The latest request comes ' +
      'first. UTF-8 with a byte order mark, cells separated by `;`. What a spreadsheet would take for a formula begins with an apostrophe.',
    access: QUOTE_MODERATORS,
    exports: AuditAction.EXPORT_QUOTE_REQUESTS,
    query: {
      state: enumListParameter('Where they stand; several by commas.', QuoteRequestState),
      eventType: enumListParameter('What kind of event; several by commas.', EventType),
      eventFrom: dayParameter('The event ends on this day or later.'),
      eventTo: dayParameter('The event begins on this day or earlier.'),
      q: textParameter('Part of the number, the company, the name, the e-mail address or a venue.', { maxLength: 100 }),
      language: choiceParameter('Of the words in it.', LANGUAGES_BY_NAME, { default: DEFAULT_LANGUAGE }),
    },
    answers: { 200: answer('The file, one line a request.', 'text/csv') },
    errors: [403],
    handle: async ({ managedQuotes, caller }: QuotesContext, { query }, { response }) => {
      const filter = Object.assign(new ManagedQuoteFilter(), {
        states: query.state,
        eventTypes: query.eventType,
        eventFrom: query.eventFrom ?? null,
        eventTo: query.eventTo ?? null,
        text: query.q ?? null,
      });
      await validateInput(filter);
      const language = query.language ?? DEFAULT_LANGUAGE;
      const batches = managedQuotes.export(filter, { language, contacts: seesContactsInBulk(caller.viewer.role) });
      await answerCsv(response, FILE_NAMES[language], batches);
    },
  }),
];

function noteOf(...notes: (string | undefined)[]): string | undefined {
  return notes.filter(Boolean).join('\n') || undefined;
}
