import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError, type FieldIssue, validationFailed } from '../../platform/errors.ts';
import { pagePlace } from '../../platform/graphql/paging.ts';
import { isUuid } from '../../platform/text.ts';
import { validateInput } from '../../platform/validation.ts';
import { HOME_CONTENT } from '../../../schema/home-content.ts';
import type { SearchService } from '../search/search.service.ts';
import { lockHome, lockVenues } from '../venues/venue-locks.queries.ts';
import {
  type CuratedRow,
  readCurated,
  reading,
  readSet,
  readTopFive,
  revisionOf,
  toCuratedVenues,
  writeSet,
  writeTopFive,
} from './curated-venue.queries.ts';
import type {
  ArrangeSliderInput,
  ChooseVenuesInput,
  CuratedVenuesArgs,
  SetTopFiveInput,
} from './home-content.inputs.ts';
import type { CuratedSet } from './home-content.enums.ts';
import type { CuratedVenue, CuratedVenuePage, SliderContent, TopFiveContent } from './home-content.types.ts';
import { readSlider, toSliderContent, writeSlider } from './slider.queries.ts';
import { VenuesChanged } from '../venues/events.ts';
import { Venue } from '../venues/venue.entity.ts';

export interface HomeContentDependencies {
  database: Database;
  search: Pick<SearchService, 'cards' | 'sliderIds'>;
}

/** What the platform shows where: slider, top 5, favourites, first page. A change of a list names the revision that it was made from. */
export class HomeContentService {
  readonly #dependencies: HomeContentDependencies;

  constructor(dependencies: HomeContentDependencies) {
    this.#dependencies = dependencies;
  }

  async slider(): Promise<SliderContent> {
    const { database, search } = this.#dependencies;
    return toSliderContent(search, await readSlider(reading(database)));
  }

  /** @throws AppError VALIDATION_FAILED, CONFLICT when it was changed since. */
  async arrangeSlider(input: ArrangeSliderInput): Promise<SliderContent> {
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
    return this.slider();
  }

  async topFive(): Promise<TopFiveContent> {
    const rows = await readTopFive(reading(this.#dependencies.database));
    return {
      venues: await toCuratedVenues(this.#dependencies.search, rows),
      revision: revisionOf(rows.map(({ id }) => id)),
    };
  }

  /** @throws AppError VALIDATION_FAILED, CONFLICT when it was changed since. */
  async setTopFive(input: SetTopFiveInput): Promise<TopFiveContent> {
    await validateInput(input);
    const wanted = input.venueIds.map((id) => id.toLowerCase());
    await this.#write(async (transaction) => {
      const before = await readTopFive(transaction);
      if (revisionOf(before.map(({ id }) => id)) !== input.revision) throw new AppError('CONFLICT');
      await lockVenues(transaction, [...before.map(({ id }) => id), ...wanted]);
      await assertKnown(transaction, wanted, (place) => `venueIds.${place}`);
      return writeTopFive(transaction, wanted);
    });
    return this.topFive();
  }

  /** One page of a set, by name. */
  async chosen({ filter, ...paging }: CuratedVenuesArgs): Promise<CuratedVenuePage> {
    const { database, search } = this.#dependencies;
    const { rows, count } = await readSet(database, filter, paging);
    return { items: await toCuratedVenues(search, rows), ...pagePlace(count, paging) };
  }

  /**
   * Puts venues into a set, or takes them out. What is so already stays so.
   * @throws AppError VALIDATION_FAILED for too many, NOT_FOUND when one is unknown.
   */
  async choose(set: CuratedSet, { venueIds, chosen }: ChooseVenuesInput): Promise<CuratedVenue[]> {
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
    return toCuratedVenues(this.#dependencies.search, rows);
  }

  /** One change at a time; the public sees it with the commit. The venues themselves are as their owners wrote them: no version moves. */
  async #write(work: (transaction: Transaction) => Promise<{ id: string }[]>): Promise<void> {
    await this.#dependencies.database.transaction(async (transaction) => {
      await lockHome(transaction);
      const changed = await work(transaction);
      await transaction.publish(new VenuesChanged(changed.map(({ id }) => id)));
    });
  }
}

/** @throws AppError VALIDATION_FAILED with each that is no venue. */
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

/** @throws AppError VALIDATION_FAILED where a last day lies before the first. */
function assertOrderOfDays({ entries }: ArrangeSliderInput): void {
  const issues = entries.flatMap(({ startsOn, endsOn }, place): FieldIssue[] =>
    startsOn && endsOn && endsOn < startsOn ? [{ path: `entries.${place}.endsOn`, code: 'endBeforeStart' }] : [],
  );
  if (issues.length) throw validationFailed(issues);
}
