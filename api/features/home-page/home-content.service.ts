import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError, type FieldIssue, validationFailed } from '../../platform/errors.ts';
import { offsetOf, pagePlace } from '../../platform/graphql/paging.ts';
import { fold, isUuid } from '../../platform/text.ts';
import { validateInput } from '../../platform/validation.ts';
import { HOME_CONTENT } from '../../../schema/home-content.ts';
import type { SearchService } from '../search/search.service.ts';
import { lockHome, lockVenues } from '../venues/venue-locks-writer.ts';
import {
  CURATED_COLUMNS,
  CURATED_FROM,
  type CuratedRow,
  revisionOf,
  toCuratedVenues,
} from './curated-venue.queries.ts';
import type { ArrangeSliderInput, CuratedVenuesArgs, TopFiveInput } from './home-content.inputs.ts';
import type { CuratedSet } from './home-content.enums.ts';
import type { CuratedVenue, CuratedVenuePage, SliderContent, TopFiveContent } from './home-content.types.ts';
import { readSlider, toSliderContent } from './slider.queries.ts';
import { VenuesChanged } from '../venues/events.ts';

const COLUMN_OF: Readonly<Record<CuratedSet, string>> = {
  FAVOURITES: 'is_favourite',
  PREMIER_PAGE: 'is_premier_page',
};

type Read = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

export interface HomeContentParts {
  database: Database;
  search: Pick<SearchService, 'cards' | 'sliderIds'>;
}

/** What the platform shows where: slider, top 5, favourites, first page. Whoever changes a list names the state that he has seen. */
export class HomeContentService {
  readonly #parts: HomeContentParts;

  constructor(parts: HomeContentParts) {
    this.#parts = parts;
  }

  async slider(): Promise<SliderContent> {
    const { database, search } = this.#parts;
    return toSliderContent(search, await readSlider((text, values) => database.rows(text, values)));
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
      const { query } = transaction;
      const before = await readSlider(query);
      if (before.revision !== input.revision) throw new AppError('CONFLICT');
      const ids = wanted.map(({ id }) => id);
      await lockVenues(transaction, [...before.rows.map(({ id }) => id), ...ids]);
      await assertKnown(transaction, ids, (place) => `entries.${place}.venueId`);
      return query<{ id: string }>(
        `with wanted as (
           select id, place::int, "start", "end" from rows from
             (jsonb_to_recordset($1::jsonb) as (id uuid, "start" date, "end" date)) with ordinality as w(id, "start", "end", place)
         )
         update venue v
         set is_homepage_slider = w.id is not null, homepage_slider_order = w.place, homepage_slider_start = w."start",
           homepage_slider_end = w."end"
         from venue o left join wanted w on w.id = o.id
         where o.id = v.id and v.deleted_at is null and (v.is_homepage_slider or w.id is not null)
           and (v.is_homepage_slider, v.homepage_slider_order, v.homepage_slider_start, v.homepage_slider_end)
             is distinct from (w.id is not null, w.place, w."start", w."end")
         returning v.id`,
        [JSON.stringify(wanted)],
      );
    });
    return this.slider();
  }

  async topFive(): Promise<TopFiveContent> {
    const rows = await readTopFive((text, values) => this.#parts.database.rows(text, values));
    return { venues: await toCuratedVenues(this.#parts.search, rows), revision: revisionOf(rows.map(({ id }) => id)) };
  }

  /** @throws AppError VALIDATION_FAILED, CONFLICT when it was changed since. */
  async setTopFive(input: TopFiveInput): Promise<TopFiveContent> {
    await validateInput(input);
    const wanted = input.venueIds.map((id) => id.toLowerCase());
    await this.#write(async (transaction) => {
      const before = await readTopFive(transaction.query);
      if (revisionOf(before.map(({ id }) => id)) !== input.revision) throw new AppError('CONFLICT');
      await lockVenues(transaction, [...before.map(({ id }) => id), ...wanted]);
      await assertKnown(transaction, wanted, (place) => `venueIds.${place}`);
      return transaction.query<{ id: string }>(
        `update venue v set top_five_order = array_position($1::uuid[], v.id)
         where v.deleted_at is null and (v.top_five_order is not null or v.id = any($1::uuid[]))
           and v.top_five_order is distinct from array_position($1::uuid[], v.id)
         returning v.id`,
        [wanted],
      );
    });
    return this.topFive();
  }

  /** One page of a set, by name. */
  async chosen({ filter, ...paging }: CuratedVenuesArgs): Promise<CuratedVenuePage> {
    const { database, search } = this.#parts;
    const where = `v.${COLUMN_OF[filter.set]} and v.deleted_at is null
      and not exists (select 1 from unnest($1::text[]) word
        where strpos(lower(f_unaccent(v.name || ' ' || c.label)), word) = 0)`;
    const words = fold(filter.text ?? '')
      .split(/\s+/u)
      .filter(Boolean);
    const [counted, rows] = await Promise.all([
      database.rows<{ count: number }>(`select count(*)::int as count from ${CURATED_FROM} where ${where}`, [words]),
      database.rows<CuratedRow>(
        `select ${CURATED_COLUMNS} from ${CURATED_FROM} where ${where}
         order by f_unaccent(lower(v.name)), v.id limit $2 offset $3`,
        [words, paging.pageSize, offsetOf(paging)],
      ),
    ]);
    return { items: await toCuratedVenues(search, rows), ...pagePlace(counted[0]!.count, paging) };
  }

  /**
   * Puts venues into a set, or takes them out. What is so already stays so.
   * @throws AppError VALIDATION_FAILED for too many, NOT_FOUND when one is unknown.
   */
  async choose(set: CuratedSet, given: readonly string[], isChosen: boolean): Promise<CuratedVenue[]> {
    const ids = [...new Set(given.map((id) => id.toLowerCase()))];
    if (ids.length > HOME_CONTENT.atOnce)
      throw validationFailed([{ path: 'venueIds', code: 'tooMany', params: { max: HOME_CONTENT.atOnce } }]);
    if (!ids.every(isUuid)) throw new AppError('NOT_FOUND', 'Establishment not found');
    let rows: CuratedRow[] = [];
    await this.#write(async (transaction) => {
      const { query } = transaction;
      await lockVenues(transaction, ids);
      rows = await query<CuratedRow>(
        `select ${CURATED_COLUMNS} from ${CURATED_FROM} where v.id = any($1::uuid[]) and v.deleted_at is null
         order by f_unaccent(lower(v.name)), v.id`,
        [ids],
      );
      if (rows.length < ids.length) throw new AppError('NOT_FOUND', 'Establishment not found');
      const column = COLUMN_OF[set];
      return query<{ id: string }>(
        `update venue set ${column} = $2 where id = any($1::uuid[]) and ${column} <> $2 returning id`,
        [ids, isChosen],
      );
    });
    return toCuratedVenues(this.#parts.search, rows);
  }

  /** One change at a time; the public sees it with the commit. The venues themselves are as their owners wrote them: no version moves. */
  async #write(work: (transaction: Transaction) => Promise<{ id: string }[]>): Promise<void> {
    await this.#parts.database.transaction(async (transaction) => {
      await lockHome(transaction);
      const changed = await work(transaction);
      await transaction.publish(new VenuesChanged(changed.map(({ id }) => id)));
    });
  }
}

function readTopFive(read: Read): Promise<CuratedRow[]> {
  return read<CuratedRow>(
    `select ${CURATED_COLUMNS} from ${CURATED_FROM} where v.top_five_order is not null and v.deleted_at is null
     order by v.top_five_order, v.id`,
  );
}

/** @throws AppError VALIDATION_FAILED with each that is no venue. */
async function assertKnown(
  { query }: Transaction,
  ids: readonly string[],
  pathOf: (place: number) => string,
): Promise<void> {
  const rows = await query<{ id: string }>(`select id from venue where id = any($1::uuid[]) and deleted_at is null`, [
    ids.filter(isUuid),
  ]);
  const known = new Set(rows.map(({ id }) => id));
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
