import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/text.ts';
import type { SearchService } from '../search/search.service.ts';
import { QuoteRequest } from './quote.entity.ts';
import { fitOf } from './quote-fit.ts';
import type { RequestedVenue } from './quote.types.ts';
import { listedVenues } from './quote-venue.queries.ts';
import type { QuoteRequestVenue } from './quote-venue.entity.ts';

/** The number of proposed venues; those whose name is searched come first. */
const PROPOSALS = 12;

/** Proposes further venues for a request. */
export class QuoteProposalService {
  readonly #database: Database;
  readonly #search: SearchService;

  constructor(database: Database, search: SearchService) {
    this.#database = database;
    this.#search = search;
  }

  /**
   * Public venues that are not in the request, the best matches first.
   * @param text a name or a place; none = in the departments of the requested venues.
   * @param fitting only those for the event type with a large enough room.
   */
  async proposals(requestId: string, text: string | null, fitting: boolean): Promise<RequestedVenue[]> {
    if (!isUuid(requestId)) return [];
    const em = this.#database.em;
    const request = await em.findOne(
      QuoteRequest,
      { id: requestId },
      { populate: ['venues.venue.commune.department'] },
    );
    if (!request) return [];
    const asked = request.venues.getItems();
    const wanted = text?.trim() || null;
    const filter = {
      ...(wanted ? { text: wanted } : { location: departmentsOf(asked) }),
      ...(fitting
        ? {
            eventTypes: [request.eventType],
            capacity: request.participants,
            layouts: request.layout ? [request.layout] : [],
          }
        : {}),
    };
    const ids = await this.#search.relevantIds(filter, PROPOSALS + asked.length);
    const known = new Set(asked.map(({ venue }) => venue?.id));
    const others = ids.filter((id) => !known.has(id)).slice(0, PROPOSALS);
    const rows = await listedVenues(this.#database, request.id, others);
    return rows.map(({ venueId, slug, name, city, hasOwner, ...listed }) => ({
      venueId,
      slug,
      name,
      city,
      hasOwner,
      fit: fitOf(request, listed),
    }));
  }
}

/** The department codes of these venues. */
function departmentsOf(venues: readonly QuoteRequestVenue[]): string[] {
  const codes = venues.flatMap(({ venue }) => venue?.unwrap().commune.unwrap().department.unwrap().code ?? []);
  return [...new Set(codes)];
}
