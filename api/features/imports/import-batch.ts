import { fold } from '../../platform/text.ts';
import type { VenueContent } from '../venues/venue-content.ts';
import { contentOf, type FullVenue } from '../venues/venue-export.queries.ts';
import { contentHash } from './content-hash.ts';
import type { CsvRow } from './csv-reader.ts';
import { exampleOf } from './import-example.ts';
import { IssueSeverity, ROW_CODES } from './import-report.enums.ts';
import type { ReportBuilder } from './import-report.ts';
import type { ExistingVenue, ImportSink, VenueWrite } from './import-sink.ts';
import type { BoundMapping, ReportCell } from './mapping.ts';

/** The options of an import that apply to a batch. */
export interface BatchOptions {
  mapping: { against: 'lastImport' | 'venue' };
  sink: ImportSink;
  dryRun: boolean;
  publish: boolean;
  /** Whether rows with warnings are imported too. */
  confirmed: boolean;
  signal?: AbortSignal | undefined;
}

type Write = VenueWrite & { line: number; title: ReturnType<BoundMapping['title']> };

type Issue = Parameters<ReportCell>;

interface Named {
  line: number;
  key: string;
  cells: string[];
}

/** Converts rows and writes the changes, each batch in one transaction. */
export class BatchWriter {
  readonly #bound: BoundMapping;
  readonly #lines: ReadonlyMap<string, number>;
  readonly #options: BatchOptions;
  readonly #builder: ReportBuilder;

  /** @param lines the line of the imported row, by key. */
  constructor(bound: BoundMapping, lines: ReadonlyMap<string, number>, options: BatchOptions, builder: ReportBuilder) {
    this.#bound = bound;
    this.#lines = lines;
    this.#options = options;
    this.#builder = builder;
  }

  async write(rows: readonly CsvRow[]): Promise<void> {
    const named = rows.map((row) => ({ ...row, key: this.#bound.identify(row.cells)?.key ?? null }));
    const counted = named.filter((row): row is Named => row.key !== null && this.#lines.get(row.key) === row.line);
    const { sink, dryRun, signal } = this.#options;
    const existing = await sink.existing(counted.map(({ key }) => key));
    const goesByVenue = this.#options.mapping.against === 'venue';
    const current = goesByVenue
      ? await sink.current([...existing.values()].map(({ id }) => id))
      : new Map<string, FullVenue>();
    const writes: Write[] = [];
    let unchanged = 0;
    const changed: { known: ExistingVenue; write: VenueWrite }[] = [];
    for (const row of named) {
      const asked: Issue[] = [];
      const content = await this.#convert(row, current.get(existing.get(row.key ?? '')?.id ?? '') ?? null, asked);
      if (!content || row.key === null) continue;
      const known = existing.get(row.key);
      const now = known ? (current.get(known.id) ?? null) : null;
      const hash = contentHash(content);
      const publish = this.#options.publish;
      const same = goesByVenue ? now !== null && hash === contentHash(contentOf(now)) : known?.contentHash === hash;
      if (known && same && !(publish && known.awaitsPublication)) {
        unchanged += 1;
        continue;
      }
      // Unchanged rows get no warnings.
      for (const issue of asked) this.#builder.issue(row.line, ...issue);
      if (asked.length && !this.#options.confirmed) {
        this.#builder.report.held += 1;
        continue;
      }
      const write = {
        line: row.line,
        title: this.#bound.title(row.cells),
        key: row.key,
        contentHash: goesByVenue && known ? null : hash,
        content,
        publish,
        now,
      };
      writes.push(write);
      if (known && !now) changed.push({ known, write });
    }
    await this.#merge(changed);
    await this.#reportSameNames(writes.filter(({ now }) => now === null));
    signal?.throwIfAborted();
    if (!dryRun && writes.length > 0) await sink.write(writes);
    for (const write of writes) this.#builder.example(write.now === null, () => exampleOf(write));
    const { report } = this.#builder;
    const updated = writes.filter(({ now }) => now !== null).length;
    report.created += writes.length - updated;
    report.updated += updated;
    report.unchanged += unchanged;
  }

  /**
   * Reports rows that would create a venue with the name and postal code of one that was not imported. Nothing is merged, as two venues may
   * share a name. With the id from the report in its row, the file updates that venue instead.
   */
  async #reportSameNames(created: readonly Write[]): Promise<void> {
    if (!created.length) return;
    const there = await this.#options.sink.ownMade([...new Set(created.map(({ content }) => content.postalCode))]);
    const ids = new Map(there.map(({ id, ...venue }) => [nameAndPlace(venue), id]));
    for (const { line, title, content } of created) {
      const id = ids.get(nameAndPlace(content));
      if (id !== undefined) this.#builder.issue(line, 'like_existing', title.column, `${title.value} (${id})`);
    }
  }

  /** Existing venues are only read if the row has changed since the last import. */
  async #merge(changed: readonly { known: ExistingVenue; write: VenueWrite }[]): Promise<void> {
    const current = await this.#options.sink.current(changed.map(({ known }) => known.id));
    for (const { known, write } of changed) {
      const now = current.get(known.id);
      if (!now) throw new Error(`The venue ${known.id} is gone.`);
      write.now = now;
      write.content = this.#bound.merge(now, write.content);
    }
  }

  /** Null after counting a row that does not become a venue. */
  async #convert(
    { line, cells, key }: CsvRow & { key: string | null },
    now: FullVenue | null,
    asked: Issue[],
  ): Promise<VenueContent | null> {
    const { report } = this.#builder;
    const counted = key === null ? null : this.#lines.get(key);
    if (key !== null && counted !== line) {
      const { column, value } = this.#bound.title(cells);
      this.#builder.issue(line, 'duplicate', column, value, counted == null ? {} : { otherLine: counted });
      report.duplicates += 1;
      return null;
    }
    const tell = (...issue: Issue): void => {
      if (ROW_CODES[issue[0]] === IssueSeverity.QUESTION) asked.push(issue);
      else this.#builder.issue(line, ...issue);
    };
    const content = await this.#bound.convert(cells, tell, now);
    if (content && key !== null) return content;
    report.refused += 1;
    return null;
  }
}

function nameAndPlace({ name, postalCode }: Pick<VenueContent, 'name' | 'postalCode'>): string {
  return `${postalCode} ${fold(name)}`;
}
