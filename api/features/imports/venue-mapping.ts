import { AppError } from '../../platform/errors.ts';
import { protectCell } from '../../platform/csv.ts';
import { fold, isUuid } from '../../platform/text.ts';
import { contradicts } from '../geography/postal.ts';
import type { VenueContent } from '../venues/venue-content.ts';
import { contentOf, type FullVenue } from '../venues/venue-export.queries.ts';
import { contentFrom, type VenueFields } from '../venues/venue-labels.service.ts';
import { damagedCell, keepSpaces, readCell } from './csv-cell.ts';
import { refuseFile } from './csv-fault.ts';
import { MAX_CELL_LENGTH } from './csv-reader.ts';
import type { RowCode } from './import-report.enums.ts';
import { ID_KEY } from './import-sink.ts';
import { type BoundMapping, ignoredColumns, type ImportMapping, type ReportCell } from './mapping.ts';
import { FAR_KM, isElsewhere, kilometresOff, positionText } from './place-doubts.ts';
import { identifyHotel } from './register-hotel.ts';
import { parseNumber } from './venue-cells.ts';
import { COLUMN_NAMES, columnNamed, readableColumn, type VenueColumn } from './venue-columns.ts';
import { Unreadable } from './venue-lists.ts';

/** The fields of the columns of a file, by title; other columns are not read. */
export type ColumnChoice = Readonly<Record<string, string>>;

/** The normal form in which cells and venues are compared: changes that spreadsheets make by themselves are ignored. */
function normal(cell: string): string {
  return readCell(cell.replaceAll('\r', ''))
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/ {2,}/g, ' ');
}

/**
 * Files in the format of our exports. A row is compared with the current venue, so an unchanged export changes nothing;
 * fields without a column are not changed.
 */
export const pleniere = venueMapping('pleniere', null);

/** @param choice the fields of the columns; null = by their titles. */
export function venueMapping(name: string, choice: ColumnChoice | null): ImportMapping {
  return {
    name,
    hasTypes: false,
    against: 'venue',
    knownHeaders: choice ? new Set(Object.keys(choice).map(fold)) : COLUMN_NAMES,
    bind(header) {
      const places = choice ? chosenPlaces(header, choice) : knownPlaces(header);
      assertEnough(places);
      return new BoundVenueMapping(header, places);
    },
  };
}

type Places = ReadonlyMap<VenueColumn, number>;

function knownPlaces(header: readonly string[]): Places {
  const places = new Map<VenueColumn, number>();
  header.forEach((title, index) => {
    const column = columnNamed(title);
    if (column?.parse && !places.has(column)) places.set(column, index);
  });
  return places;
}

function chosenPlaces(header: readonly string[], choice: ColumnChoice): Places {
  const places = new Map<VenueColumn, number>();
  header.forEach((title, index) => {
    const column = Object.hasOwn(choice, title) ? readableColumn(choice[title]!) : undefined;
    if (column && !places.has(column)) places.set(column, index);
  });
  return places;
}

function assertEnough(places: Places): void {
  const has = (field: string): boolean => places.has(readableColumn(field)!);
  if (has('id') || (has('name') && (has('city') || has('postalCode') || has('communeCode')))) return;
  refuseFile(
    'missing_column',
    'A column of the identifier is needed, or those of the name and the city or postal code.',
    1,
  );
}

class BoundVenueMapping implements BoundMapping {
  readonly #header: readonly string[];
  readonly #places: Places;
  readonly #long: ReadonlySet<number>;
  readonly ignored: readonly string[];

  constructor(header: readonly string[], places: Places) {
    this.#header = header;
    this.#places = places;
    this.ignored = ignoredColumns(header, places.values());
    // Columns that are only exported may have several lines too.
    const told = header.flatMap((title, index) => (columnNamed(title)?.long ? [index] : []));
    this.#long = new Set([...told, ...[...places].flatMap(([{ long }, place]) => (long ? [place] : []))]);
  }

  multiline(column: number): boolean {
    return this.#long.has(column);
  }

  type(): string {
    return '';
  }

  identify(cells: readonly string[]) {
    const id = this.#read(cells, 'id');
    if (id !== '') return isUuid(id) ? { key: `${ID_KEY}${id.toLowerCase()}`, rank: '' } : null;
    const [name, postalCode, commune, address] = ['name', 'postalCode', 'city', 'address'].map((field) =>
      this.#read(cells, field),
    );
    const nothing = { stars: '', website: '', sleeps: '', bedrooms: '', date: '' };
    return identifyHotel({ ...nothing, name: name!, postalCode: postalCode!, commune: commune!, address: address! });
  }

  title(cells: readonly string[]): { column: string; value: string } {
    const field = this.#read(cells, 'name') === '' ? 'id' : 'name';
    return { column: this.#titleOf(field), value: this.#read(cells, field) };
  }

  merge(_now: FullVenue, content: VenueContent): VenueContent {
    return content;
  }

  async convert(cells: readonly string[], report: ReportCell, now: FullVenue | null): Promise<VenueContent | null> {
    const words = this.#changed(cells, report, now);
    if (!words) return null;
    try {
      const content = await contentFrom(now && contentOf(now), this.#withPlace(words, cells));
      if (PLACE.some((field) => field in words)) this.#doubtPlace(content, cells, report);
      return content;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'VALIDATION_FAILED') throw error;
      for (const { path, code } of error.fields) {
        const [field = ''] = path.split('.');
        report(codeOf(field, code), this.#titleOf(field), this.#read(cells, field), { reason: code });
      }
      return null;
    }
  }

  /** The changed fields of the cells; null after reporting one that cannot be read. */
  #changed(cells: readonly string[], report: ReportCell, now: FullVenue | null): VenueFields | null {
    const id = this.#read(cells, 'id');
    if (!now && id !== '') {
      report(isUuid(id) ? 'id_unknown' : 'id_invalid', this.#titleOf('id'), id);
      return null;
    }
    if (this.#read(cells, 'name') === '' && (!now || this.#has('name'))) {
      report('name_missing', this.#titleOf('name'), '');
      return null;
    }
    const words: VenueFields = {};
    for (const [column, place] of this.#places) {
      const text = normal(cells[place] ?? '');
      const before = now && String(column.format(now) ?? '');
      if (before !== null && sameCell(before, text)) continue;
      if (!column.long && text.length > MAX_CELL_LENGTH) {
        report('cell_too_long', this.#header[place]!, text);
        return null;
      }
      try {
        Object.assign(words, column.parse!(keepSpaces(before ?? '', text)));
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        report('value_unreadable', this.#header[place]!, error.message);
        return null;
      }
    }
    return words;
  }

  /** Reports a contradictory place. */
  #doubtPlace(content: VenueContent, cells: readonly string[], report: ReportCell): void {
    const [postalCode, city] = [this.#read(cells, 'postalCode'), this.#read(cells, 'city')];
    if (this.#read(cells, 'communeCode') === '' ? contradicts({ postalCode, commune: city }) : isElsewhere(content)) {
      report('commune_contradicts', this.#titleOf('city'), `${postalCode} ${city}`.trim());
    }
    const far = kilometresOff(content);
    if (far > FAR_KM) report('position_far', this.#titleOf('latitude'), positionText(content, far));
  }

  /** Fields that are validated together. */
  #withPlace(words: VenueFields, cells: readonly string[]): VenueFields {
    const all = { ...words };
    if ('city' in words || 'postalCode' in words) {
      for (const field of ['city', 'postalCode'] as const) all[field] = this.#read(cells, field) || null;
    }
    if ('latitude' in words || 'longitude' in words) {
      for (const field of ['latitude', 'longitude'] as const) all[field] = parseNumber(this.#read(cells, field));
    }
    return all;
  }

  #has(field: string): boolean {
    return this.#places.has(readableColumn(field)!);
  }

  #titleOf(field: string): string {
    const column = readableColumn(field);
    const place = column && this.#places.get(column);
    return place === undefined ? field : (this.#header[place] ?? field);
  }

  #read(cells: readonly string[], field: string): string {
    const column = readableColumn(field);
    const place = column && this.#places.get(column);
    return place === undefined ? '' : normal(cells[place] ?? '');
  }
}

/** Fields of the location. */
const PLACE = ['city', 'postalCode', 'communeCode', 'latitude', 'longitude'] as const;

/** Whether a cell is equal to the current value, apart from spaces. */
function sameCell(before: string, text: string): boolean {
  return text === normal(protectCell(before)) || text === normal(protectCell(damagedCell(before)));
}

function codeOf(field: string, code: string): RowCode {
  if (code === 'unknownCity' || (field === 'city' && code === 'required')) return 'commune_unknown';
  return field === 'name' && code === 'required' ? 'name_missing' : 'value_invalid';
}
