import { API_BASE_PATH } from '../../../schema/constants.ts';
import { IMPORT_LIMITS } from '../../../schema/import-limits.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import { answerCsv, sendCsv } from '../../platform/http/csv-answer.ts';
import { sendPrivateJson } from '../../platform/http/json-answers.ts';
import { withFiles } from '../../platform/http/multipart.ts';
import { restName } from '../../platform/rest/enum-names.ts';
import { id, moment, text, told, integer, enumValue } from '../../platform/rest/fields.ts';
import { dayParameter, flagParameter, textParameter, enumListParameter } from '../../platform/rest/query.ts';
import { answer, handledRoute, route } from '../../platform/rest/route.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import { VenuePlace, VenueStatus } from '../venues/venue-management.enums.ts';
import type { ImportRun } from './import-run.entity.ts';
import { ImportState } from './import-run.enums.ts';
import type { ImportProgress } from './import-run.types.ts';
import type { ImportNeeds, ImportsContext } from './services.ts';
import { venueRows } from './venue-export.ts';

const FILE = { field: 'file', maxFiles: 1, maxBytes: IMPORT_LIMITS.maxBytes };
const IMPORT = told(
  {
    id: id('Id of the import.'),
    name: text('What the file was called.', undefined, 'hotels.csv'),
    state: enumValue('Where it stands.', ImportState),
    rows: integer('Rows of the file.', undefined, 120),
    rowsDone: integer('Rows that are done; null = nothing runs.').nullable(),
    createdAt: moment('When it was sent.'),
    endedAt: moment('When it ended; null = it has not.').nullable(),
  },
  'A file of establishments, and how it stands.',
);

const tag = { name: 'Imports', description: 'Files of establishments.' };
const one = { tag, params: { id: id('Id of the import.') }, errors: [403, 404] };

type ReadImport = Pick<ImportRun, 'id' | 'fileName' | 'state' | 'rows' | 'createdAt' | 'endedAt'> & {
  progress: Pick<ImportProgress, 'rows'> | null;
};

/** Import and export of files of venues. */
export const TRANSFER_ROUTES = [
  handledRoute({
    at: 'GET /establishments/export',
    id: 'exportEstablishments',
    tag: { name: 'Establishments', description: 'Venues for professional events.' },
    summary: 'Establishments as a file for spreadsheets',
    description:
      'Owners get their own, the platform all that fit; the team gets them without contacts. By name. UTF-8 with a byte order mark, cells ' +
      'separated by `;`. What a spreadsheet would take for a formula begins with an apostrophe. The file can be imported again, and ' +
      'changes nothing as long as nobody has changed it.',
    access: 'signedIn',
    exports: AuditAction.EXPORT_VENUES,
    query: {
      q: textParameter('Words of the name or the city.', { maxLength: 120 }),
      status: enumListParameter('How they stand; several by commas. Any but deleted unless given.', VenueStatus),
      place: enumListParameter('They have one of these places; several by commas.', VenuePlace),
      pendingChange: flagParameter('Whether a change waits for a moderator.'),
      isPublic: flagParameter('Whether the public sees them.'),
      createdFrom: dayParameter('The first day, in Paris, on which they were created.'),
      subscriptionExpired: flagParameter('Whether the subscription of their owner has ended.'),
      isBeyondPlan: flagParameter('Whether the plan of their owner has no room for them.'),
      ownerId: textParameter('Whose they are.', { maxLength: 60 }),
      own: flagParameter('The caller’s own alone, no matter what their role is.'),
    },
    answers: { 200: answer('The file, one line an establishment.', 'text/csv') },
    errors: [403],
    handle: async (
      { venueExports, caller }: ImportsContext & Pick<ImportNeeds, 'venueExports'>,
      { query: { q, status, place, own = false, ...others } },
      { response },
    ) => {
      const filter = { ...others, text: q ?? null, statuses: status, places: place };
      const venues = await venueExports.open(caller.viewer, filter, own);
      await answerCsv(response, 'etablissements', venueRows(venues, caller.viewer, own));
    },
  }),
  handledRoute({
    at: 'POST /imports',
    id: 'uploadImport',
    tag,
    summary: 'Sends a file of establishments',
    description: `For administrators. A CSV file of at most ${IMPORT_LIMITS.maxBytes / 1024 / 1024} MB, with its columns in the first line, is looked at and kept; GraphQL checks and imports it.`,
    access: ADMINISTRATORS,
    audit: { exempt: 'The history of imports keeps who began it; the job logs what it writes.' },
    refreshes: [LiveTopic.IMPORTS],
    query: { name: textParameter('What the file is called.', { maxLength: IMPORT_LIMITS.fileName }) },
    files: FILE,
    answers: { 201: answer('It is kept.', told({ id: id('Id of the import.') }, 'The import.'), 'Created') },
    errors: [403],
    handle: async ({ imports, caller }: ImportsContext, { query: { name = '' } }, { request, response }) => {
      const run = await withFiles(request, FILE, async ([file]) => {
        if (!file) throw validationFailed([{ path: 'file', code: 'required' }]);
        return imports.upload(caller.viewer, name, await file.read());
      });
      response.setHeader('location', `${API_BASE_PATH}/imports/${run.id}`);
      sendPrivateJson(response, JSON.stringify({ id: run.id }));
    },
  }),
  route({
    ...one,
    at: 'GET /imports/{id}',
    id: 'getImport',
    summary: 'How an import stands',
    description: 'For administrators. What was found in it is in GraphQL and in the file of remarks.',
    answers: { 200: answer('The import.', IMPORT) },
    runs: 'query ($id: ID!) { importRun(id: $id) { id fileName state rows progress { rows } createdAt endedAt } }',
    variables: ({ params }) => params,
    toAnswer: ({ importRun }: { importRun: ReadImport | null }) => {
      if (!importRun) throw new AppError('NOT_FOUND');
      const { fileName, state, rows, progress, createdAt, endedAt } = importRun;
      const rowsDone = progress?.rows ?? null;
      return { id: importRun.id, name: fileName, state: restName(state), rows, rowsDone, createdAt, endedAt };
    },
  }),
  handledRoute({
    ...one,
    at: 'GET /imports/{id}/issues',
    id: 'importIssues',
    summary: 'What an import says of the rows, as a file',
    description: 'For administrators: every remark of the last check or import. UTF-8 with a byte order mark, `;`.',
    access: ADMINISTRATORS,
    answers: { 200: answer('The file, one line a remark.', 'text/csv') },
    handle: async ({ imports }: ImportsContext, { params }, { response }) => {
      const { stream, name } = await imports.issues(params['id']!);
      await sendCsv(response, `remarques-${name.replace(/\.csv$/i, '').replaceAll(/[^\w.-]+/g, '-')}`, stream);
    },
  }),
];
