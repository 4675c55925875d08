import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { today } from '../../platform/clock.ts';
import { Role } from '../accounts/account.enums.ts';
import { QuoteRequestState } from '../quotes/quote.enums.ts';
import type { Dashboard } from './dashboard.types.ts';
import { countMonths, countQuoteRequests, countRegions, countTotals, recentActivity } from './dashboard.queries.ts';
import { countAdminQueues } from '../notifications/notification.queries.ts';

/** The figures of the platform, in a few statements that count by index. */
export class DashboardService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async read({ role }: Pick<Viewer, 'role'>): Promise<Dashboard> {
    const ofUsers = role === (Role.ADMIN as string);
    const thisMonth = `${today().slice(0, 7)}-01`;
    const [totals, months, quoteRequests, regions, waiting, activity] = await Promise.all([
      countTotals(this.#database, thisMonth, ofUsers),
      countMonths(this.#database, thisMonth, ofUsers),
      countQuoteRequests(this.#database),
      countRegions(this.#database),
      countAdminQueues(this.#database),
      recentActivity(this.#database, ofUsers),
    ]);
    const current = months.at(-1)!;
    return {
      venues: { total: totals.venues, public: totals.publicVenues, newThisMonth: current.venues },
      users: ofUsers
        ? {
            total: totals.users,
            newThisMonth: current.users ?? 0,
            trendPercent: totals.usersBefore > 0 ? (totals.users / totals.usersBefore - 1) * 100 : null,
          }
        : null,
      waiting: {
        registrations: ofUsers ? waiting.registrations : null,
        venues: waiting.venues,
        changeRequests: waiting.changeRequests,
        quoteRequests: quoteRequests.find(({ state }) => state === QuoteRequestState.NEW)?.count ?? 0,
        messages: waiting.messages,
      },
      months,
      quoteRequests,
      regions,
      activity,
    };
  }
}
