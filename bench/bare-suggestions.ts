import type { Database } from '../api/platform/database/database.ts';
import { gazetteer } from '../api/features/geography/gazetteer.ts';
import { fold } from '../api/platform/text.ts';

interface Word {
  start: string;
  kind: 'CITY' | 'DEPARTMENT' | 'REGION' | 'VENUE';
  rank: number;
  label: string;
  detail: string | null;
  count: number;
  id: string | null;
  slug: string | null;
}

const BATCH = 10_000;

/**
 * What the bare SQL server suggests from: a row for each word start of each place and venue, folded and ranked beforehand,
 * behind one index. No table of the product could answer as fast, so this is the strictest rival there is.
 */
export async function writeBareSuggestions(database: Database): Promise<void> {
  const words = [...(await places(database)), ...(await venues(database))];
  await database.transaction(async ({ query }) => {
    await query(`create table bench_word (start text collate "C" not null, kind text not null, rank integer not null,
      label text not null, detail text, count integer not null, id uuid, slug text)`);
    for (let from = 0; from < words.length; from += BATCH) {
      await query(
        `insert into bench_word select * from jsonb_to_recordset($1::jsonb) as r(start text, kind text, rank integer,
        label text, detail text, count integer, id uuid, slug text)`,
        [JSON.stringify(words.slice(from, from + BATCH))],
      );
    }
    await query('create index bench_word_start on bench_word (kind, start)');
  });
}

/** One statement for the whole answer; $1 is what was typed, folded. */
export const SUGGESTIONS = `select json_build_object('cities', ${group('CITY', 20)}, 'departments', ${group('DEPARTMENT', 10)},
  'regions', ${group('REGION', 10)}, 'venues', ${group('VENUE', 10)})::text as body`;

function group(kind: Word['kind'], limit: number): string {
  return `(select coalesce(json_agg(one), '[]') from (
    select distinct on (rank) kind as type, label, detail, count, id, slug from bench_word
    where kind = '${kind}' and start >= $1 and start < $1 || U&'\\FFFF' order by rank limit ${limit}) one)`;
}

async function places(database: Database): Promise<Word[]> {
  const { communes, departments, regions } = gazetteer();
  const counts = new Map<string, number>();
  const add = (code: string, count: number): void => void counts.set(code, (counts.get(code) ?? 0) + count);
  const rows = await database.rows<{ code: string; count: number }>(
    'select commune_code as code, count(*)::integer as count from venue group by commune_code',
  );
  for (const { code, count } of rows) {
    const commune = communes.get(code)!;
    for (const key of [code, commune.cityCode, `D${commune.departmentCode}`, `R${commune.regionCode}`])
      if (key) add(key, count);
  }
  const of = <T extends { name: string; label: string; population: number }>(
    kind: Word['kind'],
    all: Iterable<T>,
    key: (place: T) => string,
    detail: (place: T) => string | null,
  ): Word[] =>
    ranked(
      [...all].flatMap((place) => {
        const count = counts.get(key(place)) ?? 0;
        return count ? [{ kind, ...place, detail: detail(place), count, id: null, slug: null }] : [];
      }),
    );
  return [
    ...of(
      'CITY',
      communes.values(),
      ({ code }) => code,
      (place) => departments.get(place.departmentCode)?.name ?? null,
    ),
    ...of(
      'DEPARTMENT',
      departments.values(),
      ({ code }) => `D${code}`,
      (place) => regions.get(place.regionCode)?.name ?? null,
    ),
    ...of(
      'REGION',
      regions.values(),
      ({ code }) => `R${code}`,
      () => null,
    ),
  ];
}

async function venues(database: Database): Promise<Word[]> {
  const rows = await database.rows<{ id: string; slug: string; name: string; city: string }>(
    'select v.id, v.slug, v.name, c.name as city from venue v join commune c on c.code = v.commune_code order by v.name',
  );
  return ranked(
    rows.map(({ id, slug, name, city }) => ({
      kind: 'VENUE',
      name,
      label: name,
      population: 0,
      detail: city,
      count: 1,
      id,
      slug,
    })),
  );
}

type Candidate = Omit<Word, 'start' | 'rank'> & { name: string; population: number };

function ranked(candidates: Candidate[]): Word[] {
  candidates.sort((a, b) => b.count - a.count || b.population - a.population);
  return candidates.flatMap(({ kind, label, detail, count, id, slug, name }, rank) => {
    const parts = fold(name).split(' ');
    return parts.map((_, index) => ({
      start: parts.slice(index).join(' '),
      kind,
      rank,
      label,
      detail,
      count,
      id,
      slug,
    }));
  });
}
