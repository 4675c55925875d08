import { API_BASE_PATH } from '../../../schema/constants.ts';
import { IMPORT_LIMITS } from '../../../schema/import-limits.ts';
import type { ImportNeeds, ImportServices } from './services.ts';
import type { Viewer } from '../../platform/authz.ts';
import { validationFailed } from '../../platform/errors.ts';
import { signedIn } from '../../platform/http/callers.ts';
import { answerCsv, sendCsv } from '../../platform/http/csv-answer.ts';
import { sendPrivateJson } from '../../platform/http/json-answers.ts';
import { withFiles } from '../../platform/http/multipart.ts';
import { QueryReader } from '../../platform/http/query-reader.ts';
import type { RestRoutes } from '../../platform/http/rest-routes.ts';
import { wordOf, wordsOf } from '../../platform/http/words.ts';
import { validateInput } from '../../platform/validation.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import type { VenueExportFilter } from '../venues/venue-export.service.ts';
import { exportFilter } from '../venues/venue-export.service.ts';
import { VenuePlace, VenueStanding } from '../venues/venue-management.enums.ts';
import type { ImportRunView } from './import-run.types.ts';
import { venueRows } from './venue-export.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';

export const STANDING_WORDS = wordsOf(VenueStanding);
export const PLACE_WORDS = wordsOf(VenuePlace);

const FILE = { field: 'file', maxFiles: 1, maxBytes: IMPORT_LIMITS.maxBytes };

/** Files of venues, in and out. */
export function transferRoutes(
  routes: RestRoutes,
  { imports, venueExports }: Pick<ImportServices, 'imports'> & Pick<ImportNeeds, 'venueExports'>,
): void {
  routes.get(
    '/establishments/export',
    { access: 'signedIn', exports: AuditAction.EXPORT_VENUES },
    signedIn(async (request, response, viewer) => {
      const { filter, own } = await readQuery(request.originalUrl);
      const venues = await venueExports.open(viewer, filter, own);
      await answerCsv(response, 'etablissements', venueRows(venues, viewer, own));
    }),
  );
  routes.post(
    '/imports',
    {
      access: ADMINISTRATORS,
      audit: { exempt: 'The history of imports keeps who began it; the job logs what it writes.' },
      refreshes: [LiveTopic.IMPORTS],
    },
    // Nothing is received from who may not send it.
    signedIn(async (request, response, viewer: Viewer) => {
      const query = new QueryReader(request.originalUrl, ['name']);
      const name = query.text('name') ?? '';
      query.end();
      const run = await withFiles(request, FILE, async ([file]) => {
        if (!file) throw validationFailed([{ path: 'file', code: 'required' }]);
        return imports.upload(viewer, name, await file.read());
      });
      response.status(201).setHeader('location', `${API_BASE_PATH}/imports/${run.id}`);
      sendPrivateJson(response, JSON.stringify({ id: run.id }));
    }, ADMINISTRATORS),
  );
  routes.get(
    '/imports/{id}',
    { access: ADMINISTRATORS },
    signedIn(async (request, response) => {
      const run = await imports.byId(String(request.params['id']));
      sendPrivateJson(response, JSON.stringify(toRestImport(run)));
    }, ADMINISTRATORS),
  );
  routes.get(
    '/imports/{id}/issues',
    { access: ADMINISTRATORS },
    signedIn(async (request, response) => {
      const { stream, name } = await imports.issues(String(request.params['id']));
      await sendCsv(response, `remarques-${name.replace(/\.csv$/i, '').replaceAll(/[^\w.-]+/g, '-')}`, stream);
    }, ADMINISTRATORS),
  );
}

/** How a file stands; what was found in it is in GraphQL and in the file of remarks. */
function toRestImport({ id, fileName, state, rows, progress, createdAt, endedAt }: ImportRunView): object {
  return { id, name: fileName, state: wordOf(state), rows, rowsDone: progress?.rows ?? null, createdAt, endedAt };
}

async function readQuery(url: string): Promise<{ filter: VenueExportFilter; own: boolean }> {
  const query = new QueryReader(url, [
    'q',
    'standing',
    'place',
    'pendingChange',
    'subscriptionExpired',
    'isBeyondPlan',
    'ownerId',
    'own',
  ]);
  const own = query.flag('own') ?? false;
  const filter = exportFilter({
    text: query.text('q') ?? null,
    standings: query.allKnown('standing', STANDING_WORDS),
    places: query.allKnown('place', PLACE_WORDS),
    pendingChange: query.flag('pendingChange') ?? null,
    subscriptionExpired: query.flag('subscriptionExpired') ?? null,
    isBeyondPlan: query.flag('isBeyondPlan') ?? null,
    ownerId: query.text('ownerId') ?? null,
  });
  query.end();
  await validateInput(filter);
  return { filter, own };
}
