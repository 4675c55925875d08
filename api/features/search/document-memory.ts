import { LRUCache } from 'lru-cache';
import { today } from '../../platform/clock.ts';
import { isRunning } from '../promotions/promotion.enums.ts';
import { type PromotionRecord, type VenuePromotion, withPrice } from '../venues/venue-promotion.types.ts';
import type { PublicVenue, VenueCard } from '../venues/venue.types.ts';
import type { StoredCard, StoredPage } from './catalogue-documents.ts';
import type { RestVenue } from './catalogue-rest.ts';
import type { DocumentKind } from './catalogue.queries.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * An LRU cache of the documents of one kind, parsed by `read` for today. A change of a venue invalidates its document, midnight all of
 * them: stored documents contain all promotions that had not ended when they were written, and a day (YYYY-MM-DD) shows those that run.
 * Documents are shared between callers and must not be modified.
 */
export class PreparedDocuments<Document extends object> {
  readonly #catalogue: Catalogue;
  readonly #kind: DocumentKind;
  readonly #read: (text: string, day: string) => Document;
  readonly #cache: LRUCache<string, Document>;
  #day = today();

  constructor(catalogue: Catalogue, kind: DocumentKind, max: number, read: (text: string, day: string) => Document) {
    this.#catalogue = catalogue;
    this.#kind = kind;
    this.#read = read;
    this.#cache = new LRUCache({ max });
    catalogue.on('changed', (_version, ids) => {
      if (!ids) this.#cache.clear();
      else for (const id of ids) this.#cache.delete(id);
    });
  }

  /** Documents in the order of the ids; those of venues that are not public are left out. */
  async get(ids: string[]): Promise<Document[]> {
    this.#clearAtMidnight();
    const cached = ids.map((id) => this.#cache.get(id));
    if (!cached.includes(undefined)) return cached as Document[];
    const loaded = await this.#load(ids.filter((_, index) => !cached[index]));
    return ids.flatMap((id, index) => cached[index] ?? loaded.get(id) ?? []);
  }

  #clearAtMidnight(): void {
    const day = today();
    if (day === this.#day) return;
    this.#cache.clear();
    this.#day = day;
  }

  async #load(ids: string[]): Promise<Map<string, Document>> {
    const { version } = this.#catalogue;
    const day = this.#day;
    const documents = new Map<string, Document>();
    for (const [id, text] of await this.#catalogue.documents(this.#kind, ids)) {
      const document = this.#read(text, day);
      documents.set(id, document);
      // Not cached if the catalogue or the day has changed since the read.
      if (version === this.#catalogue.version && day === this.#day) this.#cache.set(id, document);
    }
    return documents;
  }
}

/** A card with all promotions of the day, of which `promotion` is the strongest. */
export type CardOfDay = VenueCard & { promotions: VenuePromotion[] };

export function cardOfDay(text: string, day: string): CardOfDay {
  const card = JSON.parse(text) as StoredCard;
  const promotions = runningOn(card.promotions, day).map(withPrice);
  return Object.assign(card, { promotions, promotion: promotions[0] ?? null });
}

export function pageOfDay(text: string, day: string): PublicVenue {
  const page = JSON.parse(text) as StoredPage;
  return Object.assign(page, { promotions: runningOn(page.promotions, day).map(withPrice) });
}

/** Quotes inside JSON strings are escaped, so user input cannot contain this. */
const NO_PROMOTIONS = '"promotions":[]';

/** The document in UTF-8. That of most venues is passed on without being parsed. */
export function restOfDay(text: string, day: string): Buffer {
  if (text.includes(NO_PROMOTIONS)) return Buffer.from(text);
  const venue = JSON.parse(text) as RestVenue;
  venue.promotions = runningOn(venue.promotions, day);
  return Buffer.from(JSON.stringify(venue));
}

function runningOn(promotions: PromotionRecord[], day: string): PromotionRecord[] {
  return promotions.filter((promotion) => isRunning(promotion, day));
}
