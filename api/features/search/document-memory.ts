import { LRUCache } from 'lru-cache';
import { today } from '../../kernel/clock.ts';
import type { Catalogue, DocumentKind } from './catalogue.ts';

/**
 * The documents of one kind that were read lately, as `read` made them of the stored text for today. A change of a venue
 * drops its document, midnight all of them. What is given is shared by all who ask: it must not be changed.
 */
export class DocumentMemory<Document extends object> {
  readonly #catalogue: Catalogue;
  readonly #kind: DocumentKind;
  readonly #read: (text: string, day: string) => Document;
  readonly #kept: LRUCache<string, Document>;
  #day = today();

  constructor(catalogue: Catalogue, kind: DocumentKind, max: number, read: (text: string, day: string) => Document) {
    this.#catalogue = catalogue;
    this.#kind = kind;
    this.#read = read;
    this.#kept = new LRUCache({ max });
    catalogue.on('changed', (_version, ids) => {
      if (!ids) this.#kept.clear();
      else for (const id of ids) this.#kept.delete(id);
    });
  }

  /** Documents in the order of the ids; those of venues that are not public are left out. */
  async get(ids: string[]): Promise<Document[]> {
    this.#followCalendar();
    const kept = ids.map((id) => this.#kept.get(id));
    if (!kept.includes(undefined)) return kept as Document[];
    const loaded = await this.#load(ids.filter((_, index) => !kept[index]));
    return ids.flatMap((id, index) => kept[index] ?? loaded.get(id) ?? []);
  }

  #followCalendar(): void {
    const day = today();
    if (day === this.#day) return;
    this.#kept.clear();
    this.#day = day;
  }

  async #load(ids: string[]): Promise<Map<string, Document>> {
    const { version } = this.#catalogue;
    const day = this.#day;
    const documents = new Map<string, Document>();
    for (const [id, text] of await this.#catalogue.documents(this.#kind, ids)) {
      const document = this.#read(text, day);
      documents.set(id, document);
      // What was read before a change that came in since may be the old text; before midnight it was for another day.
      if (version === this.#catalogue.version && day === this.#day) this.#kept.set(id, document);
    }
    return documents;
  }
}
