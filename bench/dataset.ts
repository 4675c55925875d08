import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Transaction } from '../api/platform/database/database.ts';
import { today } from '../api/platform/clock.ts';
import { demoVenues } from '../api/demo/demo-venues.ts';
import { seedCalendars } from '../api/demo/seed-calendars.ts';
import { gazetteer } from '../api/features/geography/gazetteer.ts';
import type { Commune } from '../api/features/geography/place.ts';
import { refreshCatalogue } from '../api/features/search/catalogue-writer.ts';
import { insertVenues, NO_FLAGS, type NewVenue } from '../api/features/venues/venue-bulk.queries.ts';
import type { RoomContent } from '../api/features/venues/venue-content.ts';
import { EventType, ReviewStatus } from '../api/features/venues/venue.enums.ts';

const STATE_KEY = 'bench';
const BATCH = 500;
const FIRST_DAY = Date.UTC(2024, 0, 1);
const HOUR_MS = 3_600_000;
const WIDTHS = [480, 960, 1_440];
const EVENT_TYPES = Object.values(EventType);
const ROOT = join(import.meta.dirname, '..');
/** What the rows of the tables follow from. */
const SOURCES = [
  'bench/dataset.ts',
  'bench/bare-*.ts',
  'api/platform/database/migrations/*.ts',
  'api/demo/**/*.{ts,json}',
  'api/features/calendar/calendar-*.ts',
  'api/features/search/dates/calendar-row.ts',
  'api/features/search/catalogue{-documents,-record.queries,-rest,-row,-writer,.queries}.ts',
  'api/features/search/text-index/venue-texts.ts',
  'api/features/venues/venue.bulk.ts',
];

/**
 * Fills a migrated database that has its geography with so many public venues, unless the very same ones are there.
 * @returns false when they were.
 * @throws when other venues are there.
 */
export async function fill(database: Database, venues: number, report: (written: number) => void): Promise<boolean> {
  if (await isFilled(database, venues)) return false;
  const [other] = await database.rows('select 1 from venue limit 1');
  if (other) throw new Error('The database holds other venues.');
  const places = placesByWeight();
  const demo = demoVenues().map(({ content }) => content);
  for (let start = 0; start < venues; start += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, venues - start) }, (_, index) => start + index);
    await database.transaction(async (transaction) => {
      const batch = numbers.map((number) => venueOf(number, demo[number % demo.length]!, places));
      const ids = await insertVenues(transaction, batch);
      await insertPhotos(transaction, ids);
      await seedCalendars(transaction, ids);
      await refreshCatalogue(transaction, ids);
    });
    report(start + numbers.length);
  }
  await database.rows('insert into application_state (key, value) values ($1, $2::jsonb)', [
    STATE_KEY,
    JSON.stringify(fingerprint(venues)),
  ]);
  await database.rows('vacuum (analyze)');
  return true;
}

/** Whether a migrated database holds just what `fill` would write. */
export async function isFilled(database: Database, venues: number): Promise<boolean> {
  const [state] = await database.rows<{ value: string }>('select value from application_state where key = $1', [
    STATE_KEY,
  ]);
  return state?.value === fingerprint(venues);
}

function fingerprint(venues: number): string {
  // Calendars begin today, and count as out of date after two months.
  const hash = createHash('sha256').update(`${venues} ${today().slice(0, 7)}`);
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** The platform of the demo world that is taken as a model, moved to another place, with other sizes and stars. */
function venueOf(number: number, model: NewVenue['content'], places: (random: number) => Commune): NewVenue {
  const random = randomOf(number);
  const commune = places(random());
  const size = 0.5 + random() * 1.5;
  const content = {
    ...model,
    name: `${model.name} ${number}`,
    category: random() < 0.15 ? null : 2 + Math.floor(random() * 4),
    address: `${1 + Math.floor(random() * 120)} ${model.address.replace(/^[\d\s,]+/, '')}`,
    postalCode: commune.postalCodes[0] ?? '',
    communeCode: commune.code,
    latitude: commune.latitude! + (random() - 0.5) / 50,
    longitude: commune.longitude! + (random() - 0.5) / 50,
    eventTypes: EVENT_TYPES.filter(() => random() < 0.4),
    amenities: model.amenities.filter(() => random() < 0.8),
    rooms: model.rooms.map((room) => resized(room, size)),
  };
  return {
    content,
    ownerId: null,
    reviewStatus: ReviewStatus.APPROVED,
    isPublished: true,
    createdAt: new Date(FIRST_DAY + number * HOUR_MS).toISOString(),
    importKey: null,
    importHash: null,
    flags: NO_FLAGS,
  };
}

function resized(room: RoomContent, size: number): RoomContent {
  const capacities = Object.fromEntries(
    Object.entries(room.capacities).map(([layout, people]) => [layout, Math.max(4, Math.round(people * size))]),
  );
  return { ...room, areaSqm: room.areaSqm && Math.round(room.areaSqm * size), capacities };
}

/** Three to six pictures each, in the sizes that an upload is encoded to. The files themselves don't matter here. */
async function insertPhotos({ query }: Transaction, venueIds: string[]): Promise<void> {
  const photos = venueIds.flatMap((venueId, index) =>
    Array.from({ length: 3 + (index % 4) }, (_, position) => ({
      venueId,
      position,
      variants: ['avif', 'webp'].flatMap((type) =>
        WIDTHS.map((width) => ({ type: `image/${type}`, width, key: `${venueId}/${position}-${width}.${type}` })),
      ),
    })),
  );
  await query(
    `insert into photo (venue_id, position, alt, width, height, placeholder, variants)
     select "venueId", position, 'La salle plénière', 1440, 960, $2, variants
     from jsonb_to_recordset($1::jsonb) as r("venueId" uuid, position smallint, variants jsonb)`,
    [JSON.stringify(photos), `data:image/webp;base64,${'UklGRlYAAABXRUJQVlA4'.repeat(6)}`],
  );
}

/** Picks among all communes, the more populous ones more often; the argument goes from 0 to 1. */
function placesByWeight(): (random: number) => Commune {
  const { communes, arrondissements } = gazetteer();
  const places = [...communes.values()].filter(({ latitude, code }) => latitude !== null && !arrondissements.has(code));
  let sum = 0;
  const sums = places.map(({ population }) => (sum += Math.sqrt(population) + 1));
  return (random) => {
    const wanted = random * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sums[middle]! > wanted) high = middle;
      else low = middle + 1;
    }
    return places[low]!;
  };
}

/** A sequence of numbers from 0 to 1 that depends on the seed alone (mulberry32). */
function randomOf(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
