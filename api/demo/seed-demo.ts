import { hashPassword } from '../features/accounts/password-hash.ts';
import { insertVenues, type NewVenue } from '../features/venues/venue-bulk.queries.ts';
import { refreshCatalogue } from '../features/search/catalogue-writer.ts';
import { now } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { demoAccounts, demoOwners, type DemoPerson } from './demo-people.ts';
import { demoVenues } from './demo-venues.ts';
import type { DemoVenue } from './demo-venue.types.ts';
import { seedCalendars } from './seed-calendars.ts';
import { seedChangeRequests } from './seed-change-requests.ts';
import { seedMessages } from './seed-messages.ts';
import { seedPromotions } from './seed-promotions.ts';
import { seedQuotes } from './seed-quotes.ts';
import { seedViews } from './seed-views.ts';
import { seedSubscriptions } from './seed-subscriptions.ts';

export const DEMO_PASSWORD = 'Demo-2026!';

const STATE_KEY = 'demo';
const DAY_MS = 24 * 3_600_000;

/**
 * Seeds an empty database with the demo world, once and in one transaction.
 * @returns the number of venues; null if the world exists already.
 */
export async function seedDemo(database: Database): Promise<number | null> {
  const [state] = await database.rows(`select 1 from application_state where key = $1`, [STATE_KEY]);
  if (state) return null;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return database.transaction(async (transaction) => {
    const people = uniqueByEmail([...demoAccounts(), ...demoOwners()]);
    const ids = await insertPeople(transaction, people, passwordHash);
    const ownerIds = demoOwners().map(({ email }) => ids.get(email)!);
    const venues = demoVenues();
    const venueIds = await insertVenues(
      transaction,
      venues.map((venue) => toNewVenue(venue, ownerIds)),
    );
    const idByName = new Map(venues.map((venue, index) => [venue.content.name, venueIds[index]!] as const));
    await seedChangeRequests(transaction, venues, venueIds);
    await seedPromotions(transaction, idByName);
    await seedSubscriptions(transaction);
    await seedCalendars(transaction, venueIds);
    await seedQuotes(transaction, idByName);
    await seedMessages(transaction);
    await refreshCatalogue(transaction, venueIds);
    // Views need public venues, which are known once the catalogue is written.
    transaction.beforeCommit(() => seedViews(transaction));
    await transaction.query(`insert into application_state (key, value) values ($1, 'true')`, [STATE_KEY]);
    return venues.length;
  });
}

/** The demo client is both an account and the first of the owners. */
function uniqueByEmail(people: DemoPerson[]): DemoPerson[] {
  return [...new Map(people.map((person) => [person.email, person])).values()];
}

async function insertPeople(
  { query }: Transaction,
  people: DemoPerson[],
  passwordHash: string,
): Promise<Map<string, string>> {
  const rows = await query<{ id: string; email: string }>(
    `insert into user_account (email, password_hash, first_name, last_name, phone, company_name, role, status,
       email_verified_at, registration_number)
     select email, $2, "firstName", "lastName", phone, company, role, 'APPROVED', now(),
       case role when 'CLIENT' then 'REG-' || lpad(row_number() over ()::text, 6, '0') end
     from jsonb_to_recordset($1::jsonb) as r(email text, "firstName" text, "lastName" text, phone text, company text, role text)
     returning id, email`,
    [JSON.stringify(people), passwordHash],
  );
  return new Map(rows.map(({ id, email }) => [email, id]));
}

function toNewVenue(venue: DemoVenue, ownerIds: string[]): NewVenue {
  const { flags } = venue;
  return {
    content: venue.content,
    ownerId: ownerIds[venue.ownerIndex] ?? null,
    reviewStatus: venue.reviewStatus,
    isPublished: venue.isPublished,
    createdAt: new Date(now().getTime() - venue.createdDaysAgo * DAY_MS).toISOString(),
    importKey: null,
    importHash: null,
    flags: {
      isFeatured: flags.featured,
      isFavourite: flags.favourite,
      topFiveOrder: flags.top5Order,
      isPremierPage: flags.premierPage,
      isHomepageSlider: flags.sliderOrder !== null,
      homepageSliderOrder: flags.sliderOrder,
      homepageSliderStart: flags.sliderStart,
      homepageSliderEnd: flags.sliderEnd,
    },
  };
}
