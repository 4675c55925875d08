import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'csv-parse';
import { gazetteer } from '../api/features/geography/gazetteer.ts';
import { runProgram, startProduct } from './processes.ts';
import type { Venue } from './relevance-queries.ts';

const HOTEL = 'HÔTEL DE TOURISME';
/** The columns of the register as it is published, and of its hotels with coordinates. */
const FORMS = {
  'atout-france': {
    name: 'NOM COMMERCIAL',
    city: 'COMMUNE',
    postalCode: 'CODE POSTAL',
    stars: 'CLASSEMENT',
    rooms: 'NOMBRE DE CHAMBRES',
  },
  'hotels-geo': {
    name: 'nom',
    city: 'communeOfficielle',
    postalCode: 'codePostal',
    stars: 'etoiles',
    rooms: 'chambres',
  },
} as const;
type Form = keyof typeof FORMS;

/** Starts the product with the hotels of a file of the register, for as long as something is measured. */
export async function withRegister<T>(
  file: string,
  measure: (register: { url: string; hotels: Venue[] }) => Promise<T>,
): Promise<T> {
  const path = resolve(file);
  if (!existsSync(path))
    throw new Error(`${path} does not exist: it is the register of classified accommodation as it is published.`);
  const { form, hotels } = await readHotels(path);
  const folder = mkdtempSync(join(tmpdir(), 'pleniere-register-'));
  const env = { DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'silent', RATE_LIMITS: '0' };
  try {
    const only = form === 'atout-france' ? ['--only', HOTEL] : [];
    const parameters = [path, '--mapping', form, ...only, '--publish'];
    const imported = await runProgram('import', parameters, env, [0, 1]);
    console.log(`${hotels.length} hotels imported in ${imported.seconds.toFixed(0)} s`);
    const server = await startProduct(env);
    try {
      return await measure({ url: server.url, hotels });
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is meant is counted in the file, not in what was imported. */
async function readHotels(path: string): Promise<{ form: Form; hotels: Venue[] }> {
  const hotels: Venue[] = [];
  let form: Form = 'atout-france';
  const rows = createReadStream(path).pipe(parse({ columns: true, delimiter: ';', bom: true, relax_quotes: true }));
  for await (const row of rows as AsyncIterable<Record<string, string>>) {
    if ('nom' in row) form = 'hotels-geo';
    else if (row['TYPOLOGIE ÉTABLISSEMENT'] !== HOTEL) continue;
    const columns = FORMS[form];
    const cell = (column: keyof typeof columns): string => row[columns[column]] ?? '';
    const department = departmentOf(cell('postalCode'));
    hotels.push({
      id: '',
      slug: '',
      name: cell('name'),
      kind: 'HOTEL',
      city: cell('city'),
      postalCode: cell('postalCode'),
      category: Number.parseInt(cell('stars'), 10) || null,
      bedrooms: Number.parseInt(cell('rooms'), 10) || null,
      amenities: [],
      department: { code: department?.code ?? '', name: department?.name ?? '' },
      region: { name: department ? gazetteer().regions.get(department.regionCode)!.name : '' },
      capacities: [],
    });
  }
  return { form, hotels };
}

function departmentOf(postalCode: string) {
  const { departments } = gazetteer();
  const corsican = postalCode < '20200' ? '2A' : '2B';
  return departments.get(
    postalCode.startsWith('20') ? corsican : postalCode.slice(0, postalCode.startsWith('97') ? 3 : 2),
  );
}
