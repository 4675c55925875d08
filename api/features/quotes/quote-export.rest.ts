import { DEFAULT_LANGUAGE } from '../../../schema/constants.ts';
import type { QuoteServices } from './services.ts';
import { signedIn } from '../../platform/http/callers.ts';
import { answerCsv } from '../../platform/http/csv-answer.ts';
import { QueryReader } from '../../platform/http/query-reader.ts';
import type { RestRoutes } from '../../platform/http/rest-routes.ts';
import { validateInput } from '../../platform/validation.ts';
import { ManagedQuoteFilter } from './quote-moderation.inputs.ts';
import { QUOTE_MODERATORS, seesContactsInBulk } from './quote.policy.ts';
import { QUOTE_WORDS } from './quote.rest.ts';
import { QuoteRequestState } from './quote.enums.ts';
import { LANGUAGE_WORDS, wordsOf } from '../../platform/http/words.ts';
import { AuditAction } from '../audit/audit.enums.ts';

export const STATE_PARAMETERS = wordsOf(QuoteRequestState);

/** The platform's requests as a file for spreadsheets. */
export function quoteExportRoutes(routes: RestRoutes, { managedQuotes }: Pick<QuoteServices, 'managedQuotes'>): void {
  routes.get(
    '/quotes/export',
    { access: QUOTE_MODERATORS, exports: AuditAction.EXPORT_QUOTE_REQUESTS },
    signedIn(async (request, response, { role }) => {
      const { filter, language } = await readQuery(request.originalUrl);
      const batches = managedQuotes.export(filter, { language, contacts: seesContactsInBulk(role) });
      await answerCsv(response, FILE_NAMES[language], batches);
    }, QUOTE_MODERATORS),
  );
}

const FILE_NAMES = { fr: 'demandes-de-devis', en: 'quote-requests' } as const;

async function readQuery(url: string) {
  const query = new QueryReader(url, ['state', 'eventType', 'eventFrom', 'eventTo', 'q', 'language']);
  const language = query.text('language');
  const filter = Object.assign(new ManagedQuoteFilter(), {
    states: query.allKnown('state', STATE_PARAMETERS),
    eventTypes: query.allKnown('eventType', QUOTE_WORDS.eventTypes),
    eventFrom: query.text('eventFrom') ?? null,
    eventTo: query.text('eventTo') ?? null,
    text: query.text('q') ?? null,
  });
  const known = language === undefined ? DEFAULT_LANGUAGE : query.known('language', language, LANGUAGE_WORDS);
  query.end();
  await validateInput(filter);
  return { filter, language: known ?? DEFAULT_LANGUAGE };
}
