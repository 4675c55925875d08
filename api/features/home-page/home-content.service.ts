import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError, type FieldIssue, validationFailed } from '../../platform/errors.ts';
import { pagePlace } from '../../platform/graphql/paging.ts';
import { isUuid } from '../../platform/text.ts';
import { validateInput } from '../../platform/validation.ts';
import { HOME_CONTENT } from '../../../schema/home-content.ts';
import type { SearchService } from '../search/search.service.ts';
import { lockHome, lockVenues } from '../venues/venue.queries.ts';
import {
  type CuratedRow,
  readCurated,
  readSet,
  readSlider,
  readTopFive,
  revisionOf,
  writeSet,
  writeSlider,
  writeTopFive,
} from './home-content.queries.ts';
import type {
  ArrangeSliderInput,
  ChooseVenuesInput,
  CuratedVenuesArgs,
  SetTopFiveInput,
} from './home-content.inputs.ts';
import type { CuratedSet } from './home-content.enums.ts';
import type { CuratedVenuePage, SliderContent, TopFiveContent } from './home-content.types.ts';
import { toSliderContent } from './slider-content.ts';
import { VenuesChanged } from '../venues/events.ts';
import type { ManagedVenueService } from '../venues/managed-venue.service.ts';
import type { VenueDetails } from '../venues/managed-venue.types.ts';
import { Venue } from '../venues/venue.entity.ts';

export interface HomeContentDependencies {
  database: Database;
  search: Pick<SearchService, 'sliderIds'>;
  managedVenues: Pick<ManagedVenueService, 'referred'>;
}

/** The lists of the home page: slider, top 5, favourites, first page. A change of a list names the revision that it was made from. */
export class HomeContentService {
  readonly #dependencies: HomeContentDependencies;

  constructor(dependencies: HomeContentDependencies) {
    this.#dependencies = dependencies;
  }

  async slider(viewer: Viewer): Promise<SliderContent> {
    const { database, search } = this.#dependencies;
    return toSliderContent(search, (rows) => this.#venues(viewer, rows), await readSlider(database));
  }

  /** @throws AppError VALIDATION_FAILED, CONFLICT if it was changed since. */
  async arrangeSlider(viewer: Viewer, input: ArrangeSliderInput): Promise<SliderContent> {
    await validateInput(input);
    assertOrderOfDays(input);
    const wanted = input.entries.map(({ venueId, startsOn, endsOn }) => ({
      id: venueId.toLowerCase(),
      start: startsOn ?? null,
      end: endsOn ?? null,
    }));
    await this.#write(async (transaction) => {
      const before = await readSlider(transaction);
      if (before.revision !== input.revision) throw new AppError('CONFLICT');
      const ids = wanted.map(({ id }) => id);
      await lockVenues(transaction, [...before.rows.map(({ id }) => id), ...ids]);
      await assertKnown(transaction, ids, (place) => `entries.${place}.venueId`);
      return writeSlider(transaction, wanted);
    });
    return this.slider(viewer);
  }

  async topFive(viewer: Viewer): Promise<TopFiveContent> {
    const rows = await readTopFive(this.#dependencies.database);
    return {
      venues: await this.#venues(viewer, rows),
      revision: revisionOf(rows.map(({ id }) => id)),
    };
  }

  /** @throws AppError VALIDATION_FAILED, CONFLICT if it was changed since. */
  async setTopFive(viewer: Viewer, input: SetTopFiveInput): Promise<TopFiveContent> {
    await validateInput(input);
    const wanted = input.venueIds.map((id) => id.toLowerCase());
    await this.#write(async (transaction) => {
      const before = await readTopFive(transaction);
      if (revisionOf(before.map(({ id }) => id)) !== input.revision) throw new AppError('CONFLICT');
      await lockVenues(transaction, [...before.map(({ id }) => id), ...wanted]);
      await assertKnown(transaction, wanted, (place) => `venueIds.${place}`);
      return writeTopFive(transaction, wanted);
    });
    return this.topFive(viewer);
  }

  /** One page of a set, by name. */
  async chosen(viewer: Viewer, { filter, ...paging }: CuratedVenuesArgs): Promise<CuratedVenuePage> {
    const { rows, count } = await readSet(this.#dependencies.database, filter, paging);
    return { items: await this.#venues(viewer, rows), ...pagePlace(count, paging) };
  }

  /**
   * Adds venues to a set, or removes them. Repeating it has no effect.
   * @throws AppError VALIDATION_FAILED for too many, NOT_FOUND if one is unknown.
   */
  async choose(viewer: Viewer, set: CuratedSet, { venueIds, chosen }: ChooseVenuesInput): Promise<VenueDetails[]> {
    const ids = [...new Set(venueIds.map((id) => id.toLowerCase()))];
    if (ids.length > HOME_CONTENT.atOnce)
      throw validationFailed([{ path: 'venueIds', code: 'tooMany', params: { max: HOME_CONTENT.atOnce } }]);
    if (!ids.every(isUuid)) throw new AppError('NOT_FOUND', 'Establishment not found');
    let rows: CuratedRow[] = [];
    await this.#write(async (transaction) => {
      await lockVenues(transaction, ids);
      rows = await readCurated(transaction, ids);
      if (rows.length < ids.length) throw new AppError('NOT_FOUND', 'Establishment not found');
      return writeSet(transaction, set, ids, chosen);
    });
    return this.#venues(viewer, rows);
  }

  #venues(viewer: Viewer, rows: readonly CuratedRow[]): Promise<VenueDetails[]> {
    return this.#dependencies.managedVenues.referred(
      viewer,
      rows.map(({ id }) => id),
    );
  }

  /** One change at a time; visible to the public with the commit. The version of the venues does not change. */
  async #write(work: (transaction: Transaction) => Promise<{ id: string }[]>): Promise<void> {
    await this.#dependencies.database.transaction(async (transaction) => {
      await lockHome(transaction);
      const changed = await work(transaction);
      await transaction.publish(new VenuesChanged(changed.map(({ id }) => id)));
    });
  }
}

/** @throws AppError VALIDATION_FAILED with each unknown venue. */
async function assertKnown(
  { em }: Transaction,
  ids: readonly string[],
  pathOf: (place: number) => string,
): Promise<void> {
  const venues = await em.find(Venue, { id: { $in: ids.filter(isUuid) }, deletedAt: null }, { fields: ['id'] });
  const known = new Set<string>(venues.map(({ id }) => id));
  const issues = ids.flatMap((id, place) => (known.has(id) ? [] : [{ path: pathOf(place), code: 'unknownVenue' }]));
  if (issues.length) throw validationFailed(issues);
}

/** @throws AppError VALIDATION_FAILED if a last day lies before the first. */
function assertOrderOfDays({ entries }: ArrangeSliderInput): void {
  const issues = entries.flatMap(({ startsOn, endsOn }, place): FieldIssue[] =>
    startsOn && endsOn && endsOn < startsOn ? [{ path: `entries.${place}.endsOn`, code: 'endBeforeStart' }] : [],
  );
  if (issues.length) throw validationFailed(issues);
}
