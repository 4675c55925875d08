import type { Database } from '../api/platform/database/database.ts';

/** Rows of each table of the platform. */
const HOUSE_ROWS = 20_000;

const FIRST_NAMES = `array['Camille','Élodie','Jean-Marc','Noémie','Hugo','Zoé','Aïcha','Benoît','Chloé','Damien']`;
const LAST_NAMES = `array['Martin','Lefèvre','Bernard','Dubois','Garnier','Nguyen','Petit','Roux','Moreau','Faure','Girard']`;
const COMPANIES = `array['Maison','Ateliers','Conseil','Groupe','Studio','Laboratoires','Éditions','Transports']`;
const EVENTS = `array['SEMINAIRE_RESIDENTIEL','CONFERENCE_CONGRES','JOURNEE_ETUDE','REPAS_D_AFFAIRE','SOIREE_ET_COCKTAIL']`;
const QUOTE_STATES = `array['NEW','IN_REVIEW','FORWARDED','ANSWERED','WON','LOST','REJECTED','ARCHIVED']`;

const one = (list: string, step = 1): string => `(${list})[1 + (n * ${step}) % array_length(${list}, 1)]`;
const company = `${one(COMPANIES, 3)} || ' ' || ${one(LAST_NAMES, 7)} || ' ' || n`;

/** What venues do not bring along: people, requests, messages, subscriptions, promotions. $1 is how many of each. */
const STATEMENTS = [
  `insert into user_account (email, password_hash, first_name, last_name, role, status, email_verified_at)
   values ('admin@bench.example', '!', 'Dominique', 'Garde', 'ADMIN', 'APPROVED', now())`,
  `insert into user_account (email, password_hash, first_name, last_name, company_name, phone, role, status, email_verified_at, created_at, last_login_at)
   select 'client.' || n || '@bench.example', '!', ${one(FIRST_NAMES)}, ${one(LAST_NAMES, 3)}, ${company}, '+33 1 99 00 00 00', 'CLIENT',
     (array['APPROVED','APPROVED','APPROVED','PENDING','SUSPENDED','REJECTED','INACTIVE'])[1 + n % 7],
     case when n % 3 > 0 then now() end, now() - n * interval '40 minutes', case when n % 4 > 0 then now() - n * interval '7 minutes' end
   from generate_series(1, $1::int) n`,
  `update venue v set owner_id = u.id from (select id, row_number() over (order by id) as place from user_account) u,
     (select id, row_number() over (order by id) as place from venue) w
   where w.id = v.id and u.place = 1 + w.place / 2`,
  `update venue set review_status = 'PENDING', is_published = false where abs(hashtext(id::text)) % 20 = 0`,
  `update venue set is_favourite = abs(hashtext(id::text)) % 500 = 1, is_premier_page = abs(hashtext(id::text)) % 400 = 1,
     subscription_expired = abs(hashtext(id::text)) % 50 = 3, updated_at = created_at + (abs(hashtext(id::text)) % 9000) * interval '1 hour'`,
  `insert into quote_request (reference, state, first_name, last_name, company_name, email, phone, language, event_type, start_date, end_date,
     flexible_dates, participants, catering, equipment, message, must_haves, consent_at, link_nonce, link_expires_at, created_at, updated_at)
   select 'DEV-2026-' || lpad(n::text, 6, '0'), ${one(QUOTE_STATES)}, ${one(FIRST_NAMES)}, ${one(LAST_NAMES, 3)}, ${company},
     'visitor.' || n || '@bench.example', '+33 1 99 00 00 00', 'fr', ${one(EVENTS)}, current_date + n % 400, current_date + n % 400 + 1, false,
     5 + n % 300, '{}', '{}', 'Nous cherchons un lieu calme pour notre comité.', '{}', now(), 'bench', now() + interval '1 year',
     now() - n * interval '30 minutes', now() - (n * 7 % $1::int) * interval '20 minutes'
   from generate_series(1, $1::int) n`,
  `insert into quote_request_venue (request_id, position, venue_id, name, city, forwarded_at)
   select q.id, 0, v.id, v.name, 'Lyon', case when q.state not in ('NEW', 'IN_REVIEW') then now() end
   from (select id, state, row_number() over (order by id) as place from quote_request) q
   join (select id, name, row_number() over (order by id) as place from venue) v using (place)`,
  `insert into change_request (venue_id, user_id, type, status, before, after, base_version, submitted_at, processed_at)
   select v.id, v.owner_id, case when v.review_status = 'PENDING' then 'CREATION' when place % 9 = 0 then 'DELETION' else 'UPDATE' end,
     case when v.review_status = 'PENDING' or place % 4 = 0 then 'PENDING' when place % 4 = 1 then 'REJECTED' else 'APPROVED' end,
     '{}', '{}', 1, now() - place * interval '25 minutes',
     case when v.review_status <> 'PENDING' and place % 4 > 0 then now() - place * interval '20 minutes' end
   from (select *, row_number() over (order by id) as place from venue) v`,
  `insert into contact_message (reference, state, first_name, last_name, email, subject, message, language, consent_at, created_at)
   select 'MSG-2026-' || lpad(n::text, 6, '0'), (array['NEW','READ','ANSWERED','ARCHIVED'])[1 + n % 4], ${one(FIRST_NAMES)}, ${one(LAST_NAMES, 3)},
     'visitor.' || n || '@bench.example', 'Question sur ' || ${company},
     repeat('Bonjour, nous aimerions savoir comment présenter notre lieu. ', 1 + n % 12), 'fr', now(), now() - n * interval '35 minutes'
   from generate_series(1, $1::int) n`,
  `insert into subscription (user_id, plan_id, status, start_date, end_date, price_cents, vat_percent, requested_plan_id, requested_at, created_at)
   select u.id, p.id, (array['ACTIVE','ACTIVE','CANCELLED','EXPIRED'])[1 + u.place % 4], current_date - 300, current_date - 200 + (u.place % 400)::int,
     p.price_cents, p.vat_percent, case when u.place % 10 = 0 then p.id end, case when u.place % 10 = 0 then now() - u.place * interval '1 minute' end,
     now() - u.place * interval '1 hour'
   from (select id, row_number() over (order by id) as place from user_account where role = 'CLIENT') u
   cross join lateral (select * from plan where not is_free order by abs(hashtext(id::text || u.id::text)) limit 1) p`,
  `insert into payment (subscription_id, method, status, date, reference, amount_cents, plan_name)
   select id, 'TRANSFER', 'PAID', start_date, 'FAC-' || left(id::text, 8), price_cents, 'Premium' from subscription`,
  `insert into promotion (venue_id, title, text, discount_percent, starts_on, ends_on)
   select id, 'Une offre', 'Un texte.', 10, current_date - 40 + (place % 60)::int, current_date - 20 + (place % 60)::int
   from (select id, row_number() over (order by id) as place from venue) v`,
  `insert into notification (recipient_id, type, params, link, is_read, created_at)
   select a.id, 'QUOTE_REQUEST', jsonb_build_object('reference', q.reference), '/admin/quotes/' || q.id, place % 5 > 0, q.created_at
   from (select id, reference, created_at, row_number() over (order by created_at) as place from quote_request) q
   cross join (select id from user_account where role <> 'CLIENT') a`,
  `insert into site_view_day (day, views) select current_date - n, 1000 + n from generate_series(0, 400) n on conflict do nothing`,
];

/** Fills the tables of the platform beside the venues that are there, unless somebody is in the platform already. */
export async function fillHouse(database: Database): Promise<void> {
  const [somebody] = await database.rows('select 1 from user_account limit 1');
  if (somebody) return;
  await database.transaction(async ({ query }) => {
    for (const statement of STATEMENTS) await query(statement, statement.includes('$1') ? [HOUSE_ROWS] : []);
  });
  await database.rows('vacuum (analyze)');
}
