import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { today } from '../../platform/clock.ts';
import { addMonths } from '../../platform/days.ts';
import { Role } from '../accounts/account.enums.ts';
import { QuoteRequestState } from '../quotes/quote.enums.ts';
import type {
  Dashboard,
  DashboardActivity,
  DashboardMonth,
  DashboardRegion,
  DashboardState,
} from './dashboard.types.ts';
import { recentActivity } from './dashboard-activity.queries.ts';
import { countAdminQueues } from '../notifications/admin-counts.queries.ts';

const MONTHS = 12;
/** Accounts that were let in, whatever became of them later. */
const ACCEPTED = `status not in ('PENDING', 'REJECTED') and deleted_at is null`;

/** The beginning of the day $n in Paris. */
const begin = (place: number): string => `($${place}::date::timestamp at time zone 'Europe/Paris')`;

interface Totals {
  venues: number;
  publicVenues: number;
  users: number;
  usersBefore: number;
}

/** How the site does, in a handful of statements that count by their indexes. */
export class DashboardService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async read({ role }: Pick<Viewer, 'role'>): Promise<Dashboard> {
    const ofUsers = role === (Role.ADMIN as string);
    const thisMonth = `${today().slice(0, 7)}-01`;
    const [totals, months, quoteRequests, regions, waiting, activity] = await Promise.all([
      this.#totals(thisMonth, ofUsers),
      this.#months(thisMonth, ofUsers),
      this.#quoteRequests(),
      this.#regions(),
      countAdminQueues(this.#database),
      this.#activity(ofUsers),
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

  async #totals(thisMonth: string, ofUsers: boolean): Promise<Totals> {
    const [row] = await this.#database.rows<Totals>(
      `select (select count(*)::int from venue where deleted_at is null) as venues,
         (select count(*)::int from catalogue_venue) as "publicVenues", u.users, u."usersBefore"
       from (select count(*)::int as users, (count(*) filter (where created_at < ${begin(1)}))::int as "usersBefore"
         from user_account where ${ACCEPTED} and $2) u`,
      [thisMonth, ofUsers],
    );
    return row!;
  }

  async #months(thisMonth: string, ofUsers: boolean): Promise<DashboardMonth[]> {
    const from = addMonths(thisMonth, 1 - MONTHS);
    const starts = Array.from({ length: MONTHS }, (_, index) => addMonths(from, index));
    // Each row is put into its month by one comparison of instants; calendars are asked twelve times, not once a row.
    const inMonths = (table: string, condition: string): string =>
      `select width_bucket(created_at, s.at) as bucket, count(*)::int as count from ${table}, s
       where ${condition} and created_at >= s.at[1] group by 1`;
    const rows = await this.#database.rows<{ kind: string; bucket: number; count: number }>(
      `with s as (select array_agg(day::timestamp at time zone 'Europe/Paris' order by day) as at from unnest($1::date[]) day)
       select 'venues' as kind, v.* from (${inMonths('venue', 'deleted_at is null')}) v
       union all select 'users', u.* from (${inMonths('user_account', `${ACCEPTED} and $2`)}) u
       union all select 'quoteRequests', q.* from (${inMonths('quote_request', 'true')}) q
       union all select 'pageViews', width_bucket(day, $1::date[]), sum(views)::int
         from site_view_day where day >= ($1::date[])[1] group by 2`,
      [starts, ofUsers],
    );
    const counts = new Map(rows.map(({ kind, bucket, count }) => [`${kind} ${bucket}`, count]));
    return starts.map((month, index) => {
      const of = (kind: string): number => counts.get(`${kind} ${index + 1}`) ?? 0;
      return {
        month,
        venues: of('venues'),
        users: ofUsers ? of('users') : null,
        quoteRequests: of('quoteRequests'),
        pageViews: of('pageViews'),
      };
    });
  }

  async #quoteRequests(): Promise<DashboardState[]> {
    const rows = await this.#database.rows<DashboardState>(
      `select state, count(*)::int as count from quote_request group by state`,
    );
    return Object.values(QuoteRequestState).map((state) => ({
      state,
      count: rows.find((row) => row.state === state)?.count ?? 0,
    }));
  }

  #regions(): Promise<DashboardRegion[]> {
    return this.#database.rows<DashboardRegion>(
      `select r.code, r.name, c.count from
         (select region_code, count(*)::int as count from catalogue_venue group by region_code) c
       join region r on r.code = c.region_code order by c.count desc, r.name`,
    );
  }

  #activity(ofUsers: boolean): Promise<DashboardActivity[]> {
    return recentActivity(this.#database, ofUsers);
  }
}
