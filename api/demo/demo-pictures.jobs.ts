import type { PhotoService } from '../features/venues/photo.service.ts';
import { defineQueue } from '../platform/jobs/queue.ts';
import type { JobContext } from '../platform/jobs/job-runner.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logger.ts';
import type { Database } from '../platform/database/database.ts';
import { demoPictureFile, demoPictureId } from './demo-picture-file.ts';
import { demoPictures, type DemoPicture } from './demo-pictures.ts';
import { markDone, wasDone } from './demo-state.ts';
import { Painter } from './painter.ts';

/** Draws the first picture of what the first pages show, or all of one demo venue. One at a time over all processes, because it needs a core. */
export const DEMO_PICTURES = defineQueue<PictureOrder>('demo.pictures', {
  singleton: true,
  retries: 20,
  limitSeconds: 300,
});

type PictureOrder = { first: true } | { venueId: string; name: string };

const ORDERED = 'demo.pictures';
/** The number of venues at the head of the list whose first picture is drawn before all others. */
const HEAD_OF_LIST = 20;
/** Pictures per transaction: fewer lose less when the process stops, more disturb the catalogue less. */
const ADDED_AT_ONCE = 3;
/** The number of progress messages in the log. */
const STEPS = 10;

interface DemoVenueRow {
  id: string;
  name: string;
}

/**
 * Enqueues a job for the pictures of each demo venue, once per database, those of the first pages first.
 * @param onlyFirst those of the first pages alone; a later start makes up for the others.
 * @returns the number of venues; null if that was done before.
 */
export async function orderDemoPictures(
  database: Database,
  openJobs: () => Promise<Jobs>,
  onlyFirst = false,
): Promise<number | null> {
  if (await wasDone(database, ORDERED)) return null;
  const venues = await demoVenueRows(database, demoPictures());
  const jobs = await openJobs();
  try {
    await database.transaction(async (transaction) => {
      await jobs.enqueue(
        transaction,
        DEMO_PICTURES,
        { first: true },
        { dedupeKey: 'first', priority: venues.length + 1 },
      );
      if (onlyFirst) return;
      for (const [index, { id: venueId, name }] of venues.entries()) {
        const options = { dedupeKey: venueId, priority: venues.length - index };
        await jobs.enqueue(transaction, DEMO_PICTURES, { venueId, name }, options);
      }
      await markDone(transaction, ORDERED);
    });
  } finally {
    await jobs.stop();
  }
  return venues.length;
}

/** Draws the pictures of the demo world and adds them to its venues like uploads. */
export class DemoPictures {
  readonly #database: Database;
  readonly #photos: PhotoService;
  #pictures: Map<string, DemoPicture[]> | null = null;
  #progress: { since: number; jobs: number; step: number } | null = null;

  constructor(database: Database, photos: PhotoService) {
    this.#database = database;
    this.#photos = photos;
  }

  /** Handler of DEMO_PICTURES. Existing pictures are not drawn again. */
  async run(order: PictureOrder, { signal, logger }: JobContext): Promise<void> {
    signal.throwIfAborted();
    const painter = new Painter(signal);
    try {
      if ('first' in order) return await this.#drawFirst(painter, logger);
      const progress = (this.#progress ??= { since: performance.now(), jobs: 0, step: 0 });
      await this.#draw(painter, order.venueId, order.name, Infinity);
      progress.jobs++;
      await this.#tell(progress, logger);
    } finally {
      painter.close();
    }
  }

  /** The first pictures of the home page and of the head of the list. */
  async #drawFirst(painter: Painter, logger: Logger): Promise<void> {
    const started = performance.now();
    const venues = await demoVenueRows(this.#database, this.#all());
    const shown = venues.filter(({ onFirstPages }) => onFirstPages);
    for (const { id, name } of shown) await this.#draw(painter, id, name, 1);
    logger.info({ pictures: shown.length, ms: Math.round(performance.now() - started) }, 'first demo pictures drawn');
  }

  #all(): Map<string, DemoPicture[]> {
    return (this.#pictures ??= demoPictures());
  }

  /** Adds the missing pictures among the first ones of a venue. */
  async #draw(painter: Painter, venueId: string, name: string, count: number): Promise<void> {
    const [venue] = await this.#database.rows<{ drawn: string[] }>(
      `select array(select id::text from photo where venue_id = venue.id) as drawn from venue where id = $1`,
      [venueId],
    );
    const pictures = this.#all().get(name);
    if (!venue || !pictures) return;
    const files = pictures
      .slice(0, count)
      .map((picture, index) => demoPictureFile(venueId, picture, index, painter))
      .filter(({ id }) => !venue.drawn.includes(id));
    for (let at = 0; at < files.length; at += ADDED_AT_ONCE) {
      await this.#photos.addPhotos(venueId, files.slice(at, at + ADDED_AT_ONCE));
    }
  }

  /** Logs the progress at every tenth; at the end, AVIF of the first pictures is enqueued. */
  async #tell(progress: { since: number; jobs: number; step: number }, logger: Logger): Promise<void> {
    const total = this.#all().size;
    const [row] = await this.#database.rows<{ waiting: number }>(
      `select count(*)::int as waiting from pgboss.job where name = $1 and state < 'completed'`,
      [DEMO_PICTURES.name],
    );
    // The current job is still active.
    const left = Math.max(0, row!.waiting - 1);
    const step = Math.floor(((total - left) * STEPS) / total);
    if (step > progress.step) {
      progress.step = step;
      const secondsLeft = Math.round(((performance.now() - progress.since) / 1_000 / progress.jobs) * left);
      logger.info({ venues: total - left, of: total, secondsLeft }, 'demo pictures being drawn');
    }
    if (left === 0) await this.#encodeFirst();
  }

  async #encodeFirst(): Promise<void> {
    const venues = await demoVenueRows(this.#database, this.#all());
    const rows = await this.#database.rows<{ id: string }>(
      `select id from photo where id = any($1::uuid[]) and not variants @> '[{"type": "image/avif"}]'`,
      [venues.map(({ id }) => demoPictureId(id, 0))],
    );
    const ids = rows.map(({ id }) => id);
    await this.#database.transaction((transaction) => this.#photos.encodeLater(transaction, ids));
  }
}

/** The existing demo venues, in the order of the lists. */
async function demoVenueRows(
  database: Database,
  pictures: Map<string, DemoPicture[]>,
): Promise<(DemoVenueRow & { onFirstPages: boolean })[]> {
  const rows = await database.rows<DemoVenueRow & { on_home: boolean }>(
    `select venue.id, venue.name, (venue.is_homepage_slider or venue.is_favourite) as on_home
     from venue left join catalogue_venue catalogue on catalogue.venue_id = venue.id
     where venue.import_key is null and venue.name = any($1)
     order by catalogue.prominence desc nulls last, lower(unaccent(venue.name)), venue.id`,
    [[...pictures.keys()]],
  );
  const marked = rows.map(({ id, name, on_home: onHome }, index) => ({
    id,
    name,
    onFirstPages: onHome || index < HEAD_OF_LIST,
  }));
  return [...marked.filter((one) => one.onFirstPages), ...marked.filter((one) => !one.onFirstPages)];
}
