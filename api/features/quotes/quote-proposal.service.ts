import type { Database } from '../../platform/database/database.ts';
import { today } from '../../platform/clock.ts';
import { isUuid } from '../../platform/text.ts';
import type { SearchService } from '../search/search.service.ts';
import { QuoteRequest } from './quote.entity.ts';
import { fitOf } from './quote-fit.ts';
import type { RequestedVenue } from './quote.types.ts';
import { listedVenues } from './quote-venue.queries.ts';
import type { QuoteRequestVenue } from './quote-venue.entity.ts';

/** How many venues are proposed at once; whose name is looked for is among the first. */
const PROPOSALS = 12;

/** Which other venues a request could be handed to. */
export class QuoteProposalService {
  readonly #database: Database;
  readonly #search: SearchService;

  constructor(database: Database, search: SearchService) {
    this.#database = database;
    this.#search = search;
  }

  /**
   * Public venues that the request does not have, the most fitting first.
   * @param text a name or a place; none = in the departments of the venues that the request has.
   * @param fitting only such as are made for the event and have a room for its people.
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
    return rows.map(({ largestRoom, bedrooms, promotionCents, ...row }) => ({
      ...row,
      fit: fitOf(request, { largestRoom, bedrooms, promotionCents }, today()),
    }));
  }
}

/** Codes of the departments in which these venues are. */
function departmentsOf(venues: readonly QuoteRequestVenue[]): string[] {
  const codes = venues.flatMap(({ venue }) => venue?.unwrap().commune.unwrap().department.unwrap().code ?? []);
  return [...new Set(codes)];
}
