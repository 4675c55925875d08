import type { Language } from '../../../../schema/constants.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Role } from '../../accounts/account.enums.ts';
import { heldEntries } from '../../calendar/held-entry.queries.ts';
import { QuoteAnswer } from '../quote-answer.entity.ts';
import { AWAITS_ANSWER } from '../quote-venue.queries.ts';
import { QuoteAnswerKind } from '../quote.enums.ts';
import {
  type ChosenView,
  type OwnerView,
  type QuoteMailData,
  type QuoteMailReaders,
  readView,
  type RepliedView,
} from './quote-views.ts';

export async function administrators({ query }: Transaction): Promise<{ name: string; address: string }[]> {
  return query(
    `select first_name || ' ' || last_name as name, email as address from user_account
     where role = $1 and status = 'APPROVED' order by email`,
    [Role.ADMIN],
  );
}

/** An address of an owner; without a name it is that of a venue. */
export interface OwnerAddress {
  name: string | null;
  address: string;
  language: Language;
}

/**
 * The recipients: their account, unless they want no mails about requests, and the addresses for requests of these venues, if they have
 * any.
 */
export async function ownerAddresses(
  { query }: Transaction,
  ownerId: string,
  venueIds: readonly string[],
): Promise<OwnerAddress[]> {
  return query(
    `select first_name || ' ' || last_name as name, email as address, language from user_account
     where id = $1 and status = 'APPROVED' and (notification_preferences ->> 'quoteRequests')::boolean
     union all
     select distinct null, lower(v.contact_email), u.language
     from user_account u join venue v on v.owner_id = u.id
     where u.id = $1 and u.status = 'APPROVED' and v.id = any($2::uuid[]) and lower(v.contact_email) <> lower(u.email)`,
    [ownerId, venueIds],
  );
}

/** The request, the recipient, and an address other than that of their account. */
export interface OwnerMailData extends QuoteMailData {
  ownerId: string;
  /** The request address of some of their venues, in lower case: the mail contains only those. Absent = the account. */
  venueAddress?: string;
}

/** The forwarded venues `rv` of a request that a mail is about. */
const ABOUT = {
  asked: 'true',
  waiting: AWAITS_ANSWER,
  chosen: answered('a.chosen_at is not null'),
  notChosen: answered(`a.kind = '${QuoteAnswerKind.OFFER}' and a.chosen_at is null`),
} as const;

function answered(condition: string): string {
  return `exists (select 1 from quote_answer a where a.request_id = rv.request_id and a.venue_id = rv.venue_id and ${condition})`;
}

interface Own {
  ownerFirstName: string;
  venueNames: string[];
}

/** A request for its owner. Null = it was withdrawn, or none of their venues is concerned any more. */
export async function readOwnerView(
  readers: QuoteMailReaders,
  data: OwnerMailData,
  about: keyof typeof ABOUT,
): Promise<OwnerView | null> {
  const view = await readView(readers, data.requestId);
  const own = view && (await readOwn(readers, data, about));
  if (!own) return null;
  const ownerFirstName = data.venueAddress === undefined ? own.ownerFirstName : null;
  return { ...view, ...own, ownerFirstName, requestId: data.requestId };
}

/** The chosen venue, and the other offers of the owner. Null = the choice was revoked. */
export async function readChosenView(readers: QuoteMailReaders, data: OwnerMailData): Promise<ChosenView | null> {
  const view = await readOwnerView(readers, data, 'chosen');
  const others = view && (await readOwn(readers, data, 'notChosen'));
  if (!view) return null;
  const where = { request: data.requestId, chosenAt: { $ne: null } };
  const answer = await readers.database.em.findOneOrFail(QuoteAnswer, where);
  const booked = (await heldEntries(readers.database, [answer.id])).get(answer.id) ?? null;
  return { ...view, otherVenueNames: others?.venueNames ?? [], booked };
}

/** Null = the question is gone. */
export async function readRepliedView(
  readers: QuoteMailReaders,
  { answerId, ...data }: OwnerMailData & { answerId: string },
): Promise<RepliedView | null> {
  const view = await readOwnerView(readers, data, 'asked');
  const answer = await readers.database.em.findOne(QuoteAnswer, { id: answerId });
  if (!view || !answer || answer.question === null || answer.reply === null) return null;
  const { venueName, question, reply } = answer;
  return { ...view, venueNames: [venueName], question, reply };
}

async function readOwn(
  { database }: QuoteMailReaders,
  { requestId, ownerId, venueAddress }: OwnerMailData,
  about: keyof typeof ABOUT,
): Promise<Own | null> {
  const [own] = await database.rows<Own>(
    `select u.first_name as "ownerFirstName", array_agg(rv.name order by rv.position) as "venueNames"
     from user_account u
     join venue v on v.owner_id = u.id and v.deleted_at is null
     join quote_request_venue rv on rv.venue_id = v.id and rv.request_id = $2 and rv.forwarded_at is not null
     join quote_request q on q.id = rv.request_id and q.withdrawn_at is null
     where u.id = $1 and ($3::text is null or lower(v.contact_email) = $3) and ${ABOUT[about]}
     group by u.id`,
    [ownerId, requestId, venueAddress ?? null],
  );
  return own ?? null;
}
