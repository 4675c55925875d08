import { randomUUID } from 'node:crypto';
import { QUOTE } from '../../schema/constants.ts';
import { QuoteAnswerLine } from '../features/quotes/quote-answer-line.entity.ts';
import { quoteWorkflow } from '../features/quotes/quote.workflow.ts';
import { QuoteActor, QuoteAnswerKind, QuoteRequestAction, QuoteRequestState } from '../features/quotes/quote.enums.ts';
import { dayFromToday, now } from '../platform/clock.ts';
import { nextReference } from '../platform/reference-number.ts';
import type { Transaction } from '../platform/database/database.ts';
import { DEMO_ANSWERS, type DemoAnswer } from './demo-answers.ts';
import { DEMO_QUOTES, type DemoQuote } from './demo-quotes.ts';
import { typeset } from './demo-text.ts';

const DAY_MS = 86_400_000;

/** An action on a request; the first one is its submission. */
interface Step {
  action: QuoteRequestAction | null;
  actor: QuoteActor;
  state: QuoteRequestState;
  at: string;
}

/**
 * Writes the quote requests of the demo world, whose venues must exist, without mails and private links;
 * staff is notified of the new one.
 * @param venueIds ids by name.
 */
export async function seedQuotes(transaction: Transaction, venueIds: ReadonlyMap<string, string>): Promise<void> {
  for (const quote of DEMO_QUOTES) await seedQuote(transaction, quote, venueIds);
}

/** The history of a request, by the rules of its workflow. */
export function stepsOf({ sentDaysAgo, steps }: DemoQuote): Step[] {
  const lived: Step[] = [
    { action: null, actor: QuoteActor.VISITOR, state: QuoteRequestState.NEW, at: daysAgo(sentDaysAgo) },
  ];
  for (const [action, actor, ago] of steps) {
    const state = quoteWorkflow.next(lived.at(-1)!.state, action, actor);
    if (!state) throw new Error(`${actor} cannot ${action} a demo request that is ${lived.at(-1)!.state}.`);
    lived.push({ action, actor, state, at: daysAgo(ago) });
  }
  return lived;
}

async function seedQuote(
  transaction: Transaction,
  quote: DemoQuote,
  venueIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { query } = transaction;
  const id = randomUUID();
  const reference = await nextReference(transaction, 'DEV');
  const steps = stepsOf(quote);
  const row = toRow(quote, steps);
  const columns = Object.keys(row).join(', ');
  await query(
    `insert into quote_request (id, reference, ${columns})
     select $1, $2, ${columns} from jsonb_populate_record(null::quote_request, $3::jsonb)`,
    [id, reference, JSON.stringify(row)],
  );
  await query(
    `insert into quote_request_venue (request_id, position, venue_id, name, city)
     select $1, wanted.ordinality - 1, v.id, v.name, c.label
     from unnest($2::uuid[]) with ordinality as wanted (id, ordinality)
     join venue v on v.id = wanted.id join commune c on c.code = v.commune_code`,
    [id, quote.venues.map((name) => venueIds.get(name))],
  );
  await query(
    `insert into quote_request_step (request_id, action, actor, state, at)
     select $1, action, actor, state, at
     from jsonb_to_recordset($2::jsonb) as r(action text, actor text, state text, at timestamptz)`,
    [id, JSON.stringify(steps)],
  );
  await seedForwarding(transaction, id, reference, steps);
  for (const answer of DEMO_ANSWERS) if (answer.to === row.email) await seedAnswer(transaction, id, answer);
  if (row.state !== QuoteRequestState.NEW) return;
  await query(
    `insert into notification (recipient_id, type, params, link)
     select id, 'QUOTE_REQUEST', jsonb_build_object('reference', $1::text, 'event', 'received'), '/admin/quotes/' || $2
     from user_account where role in ('ADMIN', 'TEAM')`,
    [reference, id],
  );
}

/** Owners get the forwarded requests; those who have not answered yet are notified. */
async function seedForwarding({ query }: Transaction, id: string, reference: string, steps: Step[]): Promise<void> {
  const forwarded = steps.find(({ action }) => action === QuoteRequestAction.FORWARD);
  if (!forwarded) return;
  await query(`update quote_request_venue set forwarded_at = $2 where request_id = $1`, [id, forwarded.at]);
  if (steps.at(-1)!.state !== QuoteRequestState.FORWARDED) return;
  await query(
    `insert into notification (recipient_id, type, params, link, created_at)
     select v.owner_id, 'QUOTE_REQUEST',
       jsonb_build_object('reference', $2::text, 'event', 'forwarded', 'venue', string_agg(v.name, ', ' order by rv.position)),
       '/dashboard/quotes/' || rv.request_id, $3
     from quote_request_venue rv join venue v on v.id = rv.venue_id where rv.request_id = $1 and v.owner_id is not null
     group by v.owner_id, rv.request_id`,
    [id, reference, forwarded.at],
  );
}

async function seedAnswer({ em, query }: Transaction, requestId: string, answer: DemoAnswer): Promise<void> {
  const { venue, kind, validFor, chosenDaysAgo, lines = [] } = answer;
  const at = daysAgo(answer.daysAgo);
  const text = typeset(answer.text);
  const [written] = await query<{ id: string }>(
    `insert into quote_answer (request_id, venue_id, venue_name, venue_city, kind, text, question, valid_until, chosen_at, created_at, updated_at)
     select $1, venue_id, name, city, $3, $4, $5, $6, $7, $8, $8 from quote_request_venue where request_id = $1 and name = $2
     returning id`,
    [
      requestId,
      venue,
      kind,
      text,
      kind === QuoteAnswerKind.QUESTION ? text : null,
      validFor === undefined ? null : dayFromToday(validFor),
      chosenDaysAgo === undefined ? null : daysAgo(chosenDaysAgo),
      at,
    ],
  );
  const rows = lines.map(([label, euros, vatPercent, basis, quantity = 1], position) => {
    const prices = { unitPriceCents: euros * 100, vatPercent, basis, quantity };
    return { answer: written!.id, position, label: typeset(label), ...prices };
  });
  if (rows.length) await em.insertMany(QuoteAnswerLine, rows);
}

function toRow(quote: DemoQuote, steps: Step[]) {
  const [firstName, lastName, company, email, phone] = quote.person;
  const last = steps.at(-1)!;
  return {
    state: last.state,
    first_name: firstName,
    last_name: lastName,
    company_name: typeset(company),
    email,
    phone,
    language: quote.language ?? 'fr',
    event_type: quote.eventType,
    start_date: quote.days && dayFromToday(quote.days[0]),
    end_date: quote.days && dayFromToday(quote.days[1]),
    flexible_dates: quote.days === null,
    participants: quote.participants,
    layout: quote.layout ?? null,
    bedrooms: quote.bedrooms ?? null,
    budget_per_person_cents: quote.budgetEuros === undefined ? null : quote.budgetEuros * 100,
    catering: quote.catering,
    equipment: quote.equipment,
    must_haves: quote.mustHaves,
    message: quote.language ? quote.message : typeset(quote.message),
    consent_at: steps[0]!.at,
    link_nonce: randomUUID(),
    link_expires_at: new Date(Date.parse(steps[0]!.at) + QUOTE.linkDays * DAY_MS).toISOString(),
    withdrawn_at: last.action === QuoteRequestAction.WITHDRAW ? last.at : null,
    rejection_reason: quote.rejectionReason ?? null,
    version: steps.length,
    created_at: steps[0]!.at,
    updated_at: last.at,
  };
}

/** An hour of work, so many days ago; for today, the current time. */
function daysAgo(days: number): string {
  const instant = new Date(now().getTime() - days * DAY_MS);
  if (days > 0) instant.setUTCHours(9, 12 + days, 0, 0);
  return instant.toISOString();
}
