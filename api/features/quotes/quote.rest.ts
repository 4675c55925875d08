import type { QuoteServices } from './services.ts';
import { DEFAULT_LANGUAGE } from '../../../schema/constants.ts';
import { AppError, type FieldIssue } from '../../platform/errors.ts';
import { BodyReader } from '../../platform/http/body-reader.ts';
import { countedAddress } from '../../platform/http/client-address.ts';
import { sendPrivateJson } from '../../platform/http/json-answers.ts';
import type { RestRoutes } from '../../platform/http/rest-routes.ts';
import { LANGUAGE_WORDS, wordsOf } from '../../platform/http/words.ts';
import { EventType, RoomLayout } from '../venues/venue.enums.ts';
import { QuoteRequestInput } from './quote.inputs.ts';
import { CateringOption, EquipmentOption, QuoteCriterion } from './quote.enums.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';

export const QUOTE_WORDS = {
  eventTypes: wordsOf(EventType),
  layouts: wordsOf(RoomLayout),
  catering: wordsOf(CateringOption),
  equipment: wordsOf(EquipmentOption),
  criteria: wordsOf(QuoteCriterion),
  languages: LANGUAGE_WORDS,
};

/** Fields that REST calls otherwise. */
const REST_NAMES: Record<string, string> = { venueIds: 'establishmentIds', idempotencyKey: 'Idempotency-Key' };

/** Quote requests over REST. */
export function quoteRoutes(routes: RestRoutes, { quotes }: Pick<QuoteServices, 'quotes'>): void {
  routes.post(
    '/quotes',
    {
      access: 'everybody',
      audit: { exempt: 'A visitor without an account does it; the request keeps its own history.' },
      refreshes: [LiveTopic.QUOTES],
      honours: ['idempotency-key'],
    },
    async (request, response) => {
      const { input, captchaToken } = readQuote(request.body);
      const { request: sent } = await quotes
        .request(input, {
          captchaToken,
          idempotencyKey: request.get('idempotency-key'),
          address: countedAddress(request.ip),
        })
        .catch(inRestNames);
      response.status(201);
      sendPrivateJson(response, JSON.stringify({ reference: sent.reference }));
    },
  );
}

/** What is missing is left to the rules, which call it `required`. */
function readQuote(body: unknown): { input: QuoteRequestInput; captchaToken: string | undefined } {
  const reader = new BodyReader(body);
  const eventType = reader.known('eventType', QUOTE_WORDS.eventTypes);
  if (eventType === undefined) reader.refuse('eventType', 'required');
  const participants = reader.whole('participants');
  if (participants === undefined) reader.refuse('participants', 'required');
  const catering = optionsOf(reader, 'catering', QUOTE_WORDS.catering);
  const equipment = optionsOf(reader, 'equipment', QUOTE_WORDS.equipment);
  const input = Object.assign(new QuoteRequestInput(), {
    firstName: reader.text('firstName') ?? '',
    lastName: reader.text('lastName') ?? '',
    companyName: reader.text('companyName') ?? '',
    email: reader.text('email') ?? '',
    phone: reader.text('phone') ?? '',
    eventType,
    startDate: reader.text('startDate'),
    endDate: reader.text('endDate'),
    flexibleDates: reader.flag('flexibleDates') ?? false,
    participants,
    layout: reader.known('layout', QUOTE_WORDS.layouts),
    bedrooms: reader.whole('bedrooms'),
    budgetPerPersonCents: reader.whole('budgetPerPersonCents'),
    catering: catering.values,
    cateringNote: catering.note,
    equipment: equipment.values,
    equipmentNote: equipment.note,
    message: reader.text('message'),
    venueIds: reader.texts('establishmentIds') ?? [],
    mustHaves: reader.allKnown('mustHaves', QUOTE_WORDS.criteria) ?? [],
    language: reader.known('language', QUOTE_WORDS.languages) ?? DEFAULT_LANGUAGE,
    consent: reader.flag('consent') ?? false,
  });
  const captchaToken = reader.text('captchaToken');
  reader.end();
  return { input, captchaToken };
}

/** A list of known words, or a text in words of one's own, which goes to the note. */
function optionsOf<Value>(
  reader: BodyReader,
  name: string,
  words: ReadonlyMap<string, Value>,
): { values: Value[]; note: string | undefined } {
  const note = reader.text(`${name}Note`);
  if (!reader.isText(name)) return { values: reader.allKnown(name, words) ?? [], note };
  return { values: [], note: [reader.text(name), note].filter(Boolean).join('\n') };
}

/** Issues name the fields as REST does. */
function inRestNames(error: unknown): never {
  if (!(error instanceof AppError) || !error.fields.length) throw error;
  const fields = error.fields.map((issue): FieldIssue => ({ ...issue, path: REST_NAMES[issue.path] ?? issue.path }));
  throw new AppError(error.code, undefined, { fields });
}
