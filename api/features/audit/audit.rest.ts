import { DEFAULT_LANGUAGE } from '../../../schema/constants.ts';
import type { AuditServices } from './services.ts';
import { signedIn } from '../../platform/http/callers.ts';
import type { CsvCell } from '../../platform/csv.ts';
import { answerCsv } from '../../platform/http/csv-answer.ts';
import { QueryReader } from '../../platform/http/query-reader.ts';
import type { RestRoutes } from '../../platform/http/rest-routes.ts';
import { validateInput } from '../../platform/validation.ts';
import { AuditFilter } from './audit.inputs.ts';
import { AUDIT_COLUMNS, type AuditExport } from './audit-export.ts';
import { AUDITORS } from './audit.policy.ts';
import { AuditAction, AuditObject } from './audit.enums.ts';
import { LANGUAGE_WORDS, wordsOf } from '../../platform/http/words.ts';

export const AUDIT_WORDS = {
  actions: wordsOf(AuditAction),
  objects: wordsOf(AuditObject),
};
const FILE_NAMES = { fr: 'journal', en: 'audit-log' } as const;

/** The log as a file for spreadsheets. */
export function auditRoutes(routes: RestRoutes, { auditLog }: Pick<AuditServices, 'auditLog'>): void {
  routes.get(
    '/audit-log/export',
    { access: AUDITORS, exports: AuditAction.EXPORT_AUDIT_LOG },
    signedIn(async (request, response) => {
      const { filter, language } = await readQuery(request.originalUrl);
      const batches = withHead([...AUDIT_COLUMNS[language]], auditLog.export(filter));
      await answerCsv(response, FILE_NAMES[language], batches);
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
