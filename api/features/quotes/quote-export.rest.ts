import { DEFAULT_LANGUAGE } from '../../../schema/constants.ts';
import type { Services } from '../../context.ts';
import { signedIn } from '../../kernel/http/callers.ts';
import { answerCsv, type CsvRow } from '../../kernel/http/csv-answer.ts';
import { QueryReader } from '../../kernel/http/query-reader.ts';
import type { RestRoutes } from '../../kernel/http/rest-routes.ts';
import { validateInput } from '../../kernel/validation.ts';
import { ManagedQuoteFilter } from './quote-moderation.args.ts';
import { QUOTE_MODERATORS, seesContactsInBulk } from './quote.policy.ts';
import { QUOTE_WORDS } from './quote.rest.ts';
import { QuoteRequestState } from './quote.terms.ts';
import { LANGUAGE_WORDS } from '../../kernel/http/language-words.ts';

export const STATE_PARAMETERS = new Map(
  Object.values(QuoteRequestState).map((state) => [state.toLowerCase().replaceAll('_', '-'), state]),
);

/** The house's requests as a file for spreadsheets. @param row one line of the file, with its end. */
export function quoteExportRoutes(
  routes: RestRoutes,
  { managedQuotes }: Pick<Services, 'managedQuotes'>,
  row: CsvRow,
): void {
  routes.get(
    '/quotes/export',
    signedIn(async (request, response, { role }) => {
      const { filter, language } = await readQuery(request.originalUrl);
      const batches = managedQuotes.export(filter, { language, contacts: seesContactsInBulk(role) });
      await answerCsv(response, FILE_NAMES[language], batches, row);
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
