import DataLoader from 'dataloader';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import { oneLine } from '../../platform/mail/mail-address.ts';
import { isUuid, slugify } from '../../platform/text.ts';
import { VENUE_LIMITS } from '../../../schema/owner-limits.ts';
import { pagePlace } from '../../platform/graphql/paging.ts';
import { pendingRequests, type RequestRecord } from './change-request.queries.ts';
import type { ManagedVenuesArgs } from './managed-venue.inputs.ts';
import { conditionsOf, findManaged } from './managed-venue.queries.ts';
import { managedRecord, type ManagedRecord, notFound, recordOf, recordsOf } from './managed-venue-record.queries.ts';
import type { SlugProposal, VenuePage } from './managed-venue.types.ts';
import { contentFor, type SeenVenue, toVenue } from './managed-venue-view.ts';
import { VenueStatus } from './venue-management.enums.ts';
import { isModerator, maySee } from './venue.policy.ts';
import type { EditableContent } from './venue-patch-content.ts';
import { isTaken } from './venue-writer.ts';

/** A venue that another object refers to, and the reader. */
interface Reference {
  viewer: Viewer;
  id: string;
}

const MAX_SLUG_INPUT = 200;
const MAX_NUMBER = 100;

/** Venues, for their managers. */
export class ManagedVenueService {
  readonly #database: Database;
  readonly #venues: DataLoader<Reference, SeenVenue>;

  constructor(database: Database) {
    this.#database = database;
    this.#venues = new DataLoader<Reference, SeenVenue>((keys) => this.#load(keys), { cache: false });
  }

  /** One page of the viewer's own venues. */
  listOwn(viewer: Viewer, args: ManagedVenuesArgs): Promise<VenuePage> {
    return this.#page(viewer, args, viewer.id);
  }

  /** One page of all venues. @throws AppError FORBIDDEN for users who are not moderators. */
  async listAll(viewer: Viewer, args: ManagedVenuesArgs): Promise<VenuePage> {
    if (!isModerator(viewer)) throw new AppError('FORBIDDEN');
    return this.#page(viewer, args, null);
  }

  async #page(
    viewer: Viewer,
    { filter, sort, ...paging }: ManagedVenuesArgs,
    ownerId: string | null,
  ): Promise<VenuePage> {
    const conditions = conditionsOf(viewer, filter, ownerId);
    const { ids, counted } = await findManaged(this.#database, conditions, sort, paging);
    const found = counted.filter(({ status }) => conditions.statuses.includes(status));
    const totalCount = found.reduce((sum, { count }) => sum + count, 0);
    const records = await recordsOf(this.#database, ids);
    return {
      items: await this.#views(
        viewer,
        ids.flatMap((id) => records.get(id) ?? []),
      ),
      ...pagePlace(totalCount, paging),
      statuses: Object.values(VenueStatus).flatMap((status) => counted.find((each) => each.status === status) ?? []),
    };
  }

  /** Null = there is none, or it is hidden from the viewer. @throws AppError FORBIDDEN for one that they do not manage. */
  async find(viewer: Viewer, idOrSlug: string): Promise<SeenVenue | null> {
    try {
      return await this.#view(viewer, await managedRecord(this.#database, viewer, idOrSlug, { action: 'view' }));
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  /** A venue that the viewer has just written. @throws AppError NOT_FOUND. */
  async byId(viewer: Viewer, id: string): Promise<SeenVenue> {
    const record = await recordOf(this.#database, id);
    if (!record) throw notFound();
    return this.#view(viewer, record);
  }

  /** The venue with all data of its page, with the viewer's own pending change. @throws AppError NOT_FOUND, FORBIDDEN. */
  async contentOf(viewer: Viewer, idOrSlug: string): Promise<{ id: string; content: EditableContent }> {
    const record = await managedRecord(this.#database, viewer, idOrSlug, { action: 'view' });
    return { id: record.id, content: contentFor(viewer, record) };
  }

  /** Whether the viewer manages a venue; null = there is none. */
  async sees(viewer: Viewer, idOrSlug: string): Promise<string | null> {
    const record = await recordOf(this.#database, idOrSlug);
    return record && maySee(viewer, record) ? record.id : null;
  }

  /**
   * Whether a slug is available, and an alternative.
   * @param venueId whose own slugs are available to it; null = a new one.
   * @throws AppError VALIDATION_FAILED for a slug that is too long.
   */
  async proposeSlug(wish: string, venueId: string | null): Promise<SlugProposal> {
    if (wish.length > MAX_SLUG_INPUT) throw validationFailed([{ path: 'wish', code: 'tooLong' }]);
    const slug = slugify(oneLine(wish, MAX_SLUG_INPUT), VENUE_LIMITS.slug);
    const own = venueId && isUuid(venueId) ? venueId : null;
    const free = async (candidate: string): Promise<boolean> =>
      candidate !== '' && !isUuid(candidate) && !(await isTaken(this.#database, candidate, own));
    const available = await free(slug);
    return { slug, available, suggestion: available ? slug : await this.#nextFree(slug, free) };
  }

  async #nextFree(slug: string, free: (candidate: string) => Promise<boolean>): Promise<string> {
    const base = (slug && !isUuid(slug) ? slug : `lieu${slug && `-${slug}`}`).slice(0, VENUE_LIMITS.slug - 4);
    for (let number = 2; number < MAX_NUMBER; number++) {
      const candidate = `${base}-${number}`;
      if (await free(candidate)) return candidate;
    }
    return `${base.slice(0, VENUE_LIMITS.slug - 9)}-${crypto.randomUUID().slice(0, 8)}`;
  }

  /** The venues that another object refers to, in the order of their ids. @throws AppError NOT_FOUND. */
  referred(viewer: Viewer, ids: readonly string[]): Promise<SeenVenue[]> {
    return Promise.all(ids.map((id) => this.#venues.load({ viewer, id })));
  }

  async #load(keys: readonly Reference[]): Promise<(SeenVenue | AppError)[]> {
    const records = await recordsOf(
      this.#database,
      keys.map(({ id }) => id),
    );
    const pending = await this.#pendingOf([...records.values()]);
    return keys.map(({ viewer, id }) => {
      const record = records.get(id);
      return record ? toVenue(viewer, record, pending.get(id)) : notFound();
    });
  }

  async #view(viewer: Viewer, record: ManagedRecord): Promise<SeenVenue> {
    return (await this.#views(viewer, [record]))[0]!;
  }

  /** The venues with their requests, with a constant number of statements. */
  async #views(viewer: Viewer, records: readonly ManagedRecord[]): Promise<SeenVenue[]> {
    const pending = await this.#pendingOf(records);
    return records.map((record) => toVenue(viewer, record, pending.get(record.id)));
  }

  /** The pending requests by venue. */
  async #pendingOf(records: readonly ManagedRecord[]): Promise<ReadonlyMap<string, RequestRecord>> {
    const asked = records.filter(({ pendingChangeId }) => pendingChangeId !== null).map(({ id }) => id);
    return asked.length ? pendingRequests(this.#database, asked) : new Map();
  }
}
