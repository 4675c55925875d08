import type { Database } from '../../platform/database/database.ts';
import { today } from '../../platform/clock.ts';
import { isUuid } from '../../platform/text.ts';
import type { SearchService } from '../search/search.service.ts';
import { QuoteRequest } from './quote.entity.ts';
import { fitOf } from './quote-fit.ts';
import { listedColumns } from './quote-listed.ts';
import type { ProposedVenue } from './quote-proposal.types.ts';

/** How many venues are proposed at once; whose name is looked for is among the first. */
const PROPOSALS = 12;

interface Listed {
  venueId: string;
  name: string;
  city: string;
  slug: string;
  hasOwner: boolean;
  largestRoom: number | null;
  bedrooms: number | null;
  promotionCents: number | null;
}

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
  async proposals(requestId: string, text: string | null, fitting: boolean): Promise<ProposedVenue[]> {
    if (!isUuid(requestId)) return [];
    const em = this.#database.em;
    const request = await em.findOne(QuoteRequest, { id: requestId }, { populate: ['venues'] });
    if (!request) return [];
    const asked = request.venues.getItems();
    const wanted = text?.trim() || null;
    const filter = {
      ...(wanted ? { text: wanted } : { location: await this.#departments(request.id) }),
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
    return this.#listed(request, ids.filter((id) => !known.has(id)).slice(0, PROPOSALS));
  }

  /** Codes of the departments in which the venues of a request are. */
  async #departments(requestId: string): Promise<string[]> {
    const rows = await this.#database.rows<{ code: string }>(
      `select distinct c.department_code as code from quote_request_venue rv
       join venue v on v.id = rv.venue_id join commune c on c.code = v.commune_code where rv.request_id = $1`,
      [requestId],
    );
    return rows.map(({ code }) => code);
  }

  async #listed(request: QuoteRequest, ids: readonly string[]): Promise<ProposedVenue[]> {
    const rows = await this.#database.rows<Listed>(
      `select v.id as "venueId", v.name, v.slug, c.label as city, o.id is not null as "hasOwner", ${listedColumns('$3')}
       from unnest($1::uuid[]) with ordinality as wanted (id, place)
       join venue v on v.id = wanted.id join commune c on c.code = v.commune_code
       join quote_request q on q.id = $2
       left join user_account o on o.id = v.owner_id and o.status = 'APPROVED'
       order by wanted.place`,
      [ids, request.id, today()],
    );
    return rows.map(({ largestRoom, bedrooms, promotionCents, ...row }) => ({
      ...row,
      fit: fitOf(request, { largestRoom, bedrooms, promotionCents }, today()),
    }));
  }
}
