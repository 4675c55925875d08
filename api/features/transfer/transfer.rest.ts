import { Readable } from 'node:stream';
import { IMPORT_LIMITS } from '../../../schema/import-limits.ts';
import type { Services } from '../../context.ts';
import type { Viewer } from '../../kernel/authz.ts';
import { today } from '../../kernel/clock.ts';
import { validationFailed } from '../../kernel/errors.ts';
import { signedIn } from '../../kernel/http/callers.ts';
import { sendCsv } from '../../kernel/http/csv-answer.ts';
import { sendPrivateJson } from '../../kernel/http/json-answers.ts';
import { withFiles } from '../../kernel/http/multipart.ts';
import { QueryReader } from '../../kernel/http/query-reader.ts';
import type { RestRoutes } from '../../kernel/http/rest-routes.ts';
import { validateInput } from '../../kernel/validation.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import type { VenueExportFilter } from '../venues/venue-export.service.ts';
import { exportFilter } from '../venues/venue-export.service.ts';
import { VenuePlace, VenueStanding } from '../venues/venue-management.terms.ts';
import { venueLines } from './venue-export.ts';

const words = <Value extends string>(values: Record<string, Value>): ReadonlyMap<string, Value> =>
  new Map(Object.values(values).map((value) => [value.toLowerCase().replaceAll('_', '-'), value]));

export const STANDING_WORDS = words(VenueStanding);
export const PLACE_WORDS = words(VenuePlace);

const FILE = { field: 'file', maxFiles: 1, maxBytes: IMPORT_LIMITS.maxBytes };

/** Files of venues, in and out. */
export function transferRoutes(
  routes: RestRoutes,
  { imports, venueExports }: Pick<Services, 'imports' | 'venueExports'>,
): void {
  routes.get(
    '/establishments/export',
    signedIn(async (request, response, viewer) => {
      const { filter, own } = await readQuery(request.originalUrl);
      const venues = await venueExports.open(viewer, filter, own);
      const lines = venueLines(venues, viewer, own);
      await sendCsv(response, `etablissements-${today()}`, Readable.from(lines));
    }),
  );
  routes.post(
    '/imports',
    // Nothing is received from who may not send it.
    signedIn(async (request, response, viewer: Viewer) => {
      const query = new QueryReader(request.originalUrl, ['name']);
      const name = query.text('name') ?? '';
      query.end();
      const run = await withFiles(request, FILE, async ([file]) => {
        if (!file) throw validationFailed([{ path: 'file', code: 'required' }]);
        return imports.upload(viewer, name, await file.read());
      });
      response.status(201);
      sendPrivateJson(response, JSON.stringify({ id: run.id }));
    }, ADMINISTRATORS),
  );
  routes.get(
    '/imports/{id}/issues',
    signedIn(async (request, response) => {
      const { stream, name } = await imports.issues(String(request.params['id']));
      await sendCsv(response, `remarques-${name.replace(/\.csv$/i, '').replaceAll(/[^\w.-]+/g, '-')}`, stream);
    }, ADMINISTRATORS),
  );
}

async function readQuery(url: string): Promise<{ filter: VenueExportFilter; own: boolean }> {
  const query = new QueryReader(url, [
    'q',
    'standing',
    'place',
    'pendingChange',
    'subscriptionExpired',
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
    ownerId: query.text('ownerId') ?? null,
  });
  query.end();
  await validateInput(filter);
  return { filter, own };
}
