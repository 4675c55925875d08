import { DEFAULT_LANGUAGE } from '../../../schema/constants.ts';
import type { Services } from '../../context.ts';
import { signedIn } from '../../kernel/http/callers.ts';
import { answerCsv, type CsvCell, type CsvRow } from '../../kernel/http/csv-answer.ts';
import { QueryReader } from '../../kernel/http/query-reader.ts';
import type { RestRoutes } from '../../kernel/http/rest-routes.ts';
import { validateInput } from '../../kernel/validation.ts';
import { AuditFilter } from './audit.args.ts';
import { AUDIT_COLUMNS, type AuditExport } from './audit.export.ts';
import { AUDITORS } from './audit.policy.ts';
import { AuditAction, AuditObject } from './audit.terms.ts';
import { LANGUAGE_WORDS } from '../../kernel/http/language-words.ts';

const wordsOf = <Value extends string>(values: Value[]): Map<string, Value> =>
  new Map(values.map((value) => [value.toLowerCase().replaceAll('_', '-'), value]));

export const AUDIT_WORDS = {
  actions: wordsOf(Object.values(AuditAction)),
  objects: wordsOf(Object.values(AuditObject)),
};
const FILE_NAMES = { fr: 'journal', en: 'audit-log' } as const;

/** The log as a file for spreadsheets. */
export function auditRoutes(routes: RestRoutes, { auditLog }: Pick<Services, 'auditLog'>, row: CsvRow): void {
  routes.get(
    '/audit-log/export',
    signedIn(async (request, response) => {
      const { filter, language } = await readQuery(request.originalUrl);
      const batches = withHead([...AUDIT_COLUMNS[language]], auditLog.export(filter));
      await answerCsv(response, FILE_NAMES[language], batches, row);
    }, AUDITORS),
  );
}

async function* withHead(head: CsvCell[], batches: AuditExport): AuditExport {
  yield [head];
  yield* batches;
}

async function readQuery(url: string) {
  const query = new QueryReader(url, [
    'actor',
    'system',
    'action',
    'object',
    'objectId',
    'from',
    'to',
    'q',
    'language',
  ]);
  const language = query.text('language');
  const object = query.text('object');
  const filter = Object.assign(new AuditFilter(), {
    actorId: query.text('actor') ?? null,
    bySystem: query.flag('system') ?? null,
    actions: query.allKnown('action', AUDIT_WORDS.actions),
    objectType: object === undefined ? null : (query.known('object', object, AUDIT_WORDS.objects) ?? null),
    objectId: query.text('objectId') ?? null,
    from: query.text('from') ?? null,
    to: query.text('to') ?? null,
    text: query.text('q') ?? null,
  });
  const known = language === undefined ? DEFAULT_LANGUAGE : query.known('language', language, LANGUAGE_WORDS);
  query.end();
  await validateInput(filter);
  return { filter, language: known ?? DEFAULT_LANGUAGE };
}
