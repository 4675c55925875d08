import { DEFAULT_LANGUAGE, type Language } from '../../../schema/constants.ts';
import type { CsvCell } from '../../platform/csv.ts';
import { answerCsv } from '../../platform/http/csv-answer.ts';
import { LANGUAGES_BY_NAME, valuesByName } from '../../platform/rest/enum-names.ts';
import {
  dayParameter,
  flagParameter,
  textParameter,
  choiceParameter,
  enumListParameter,
} from '../../platform/rest/query.ts';
import { answer, handledRoute } from '../../platform/rest/route.ts';
import { validateInput } from '../../platform/validation.ts';
import { AuditAction, AuditObject } from './audit.enums.ts';
import { AuditFilter } from './audit.inputs.ts';
import { AUDITORS } from './audit.policy.ts';
import type { AuditExport } from './audit.queries.ts';
import type { AuditContext } from './services.ts';

const FILE_NAMES = { fr: 'journal', en: 'audit-log' } as const;
/** The titles of the columns, in their order. */
const AUDIT_COLUMNS: Readonly<Record<Language, readonly string[]>> = {
  fr: ['Date', 'Auteur', 'Rôle', 'Action', 'Type d’objet', 'Identifiant', 'Objet', 'Avant', 'Après', 'Requête'],
  en: ['Date', 'Actor', 'Role', 'Action', 'Object type', 'Identifier', 'Object', 'Before', 'After', 'Request'],
};

/** The log as a CSV file. */
export const AUDIT_ROUTES = [
  handledRoute({
    at: 'GET /audit-log/export',
    id: 'exportAuditLog',
    tag: { name: 'Audit log', description: 'What administrators and the team have done.' },
    summary: 'The audit log as a file for spreadsheets',
    description:
      'For administrators. Latest first, by the codes that entries are kept with; before and after are JSON of the fields that ' +
      'were changed. UTF-8 with a byte order mark, cells separated by `;`. What a spreadsheet would take for a formula begins ' +
      'with an apostrophe. That it was exported is an entry itself.',
    access: AUDITORS,
    exports: AuditAction.EXPORT_AUDIT_LOG,
    query: {
      actor: textParameter('Id of the account that acted.', { format: 'uuid' }),
      system: flagParameter('Only what the product did by itself.'),
      action: enumListParameter('What was done; several by commas.', AuditAction),
      object: choiceParameter('To what kind of object.', valuesByName(AuditObject)),
      objectId: textParameter('Id of the object.', { maxLength: 64 }),
      from: dayParameter('On this day (Paris) or later.'),
      to: dayParameter('On this day (Paris) or earlier.'),
      q: textParameter('Part of the name of the object or of who acted.', { maxLength: 100 }),
      language: choiceParameter('Of the names of the columns.', LANGUAGES_BY_NAME, { default: DEFAULT_LANGUAGE }),
    },
    answers: { 200: answer('The file, one line an entry.', 'text/csv') },
    errors: [403],
    handle: async ({ auditLog }: AuditContext, { query }, { response }) => {
      const filter = Object.assign(new AuditFilter(), {
        actorId: query.actor ?? null,
        bySystem: query.system ?? null,
        actions: query.action,
        objectType: query.object ?? null,
        objectId: query.objectId ?? null,
        from: query.from ?? null,
        to: query.to ?? null,
        text: query.q ?? null,
      });
      await validateInput(filter);
      const language = query.language ?? DEFAULT_LANGUAGE;
      const batches = withHead([...AUDIT_COLUMNS[language]], auditLog.export(filter));
      await answerCsv(response, FILE_NAMES[language], batches);
    },
  }),
];

async function* withHead(head: CsvCell[], batches: AuditExport): AuditExport {
  yield [head];
  yield* batches;
}
