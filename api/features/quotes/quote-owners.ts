import { dayInParis, now, today } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type AppError, validationFailed } from '../../platform/errors.ts';
import { isUuid } from '../../platform/text.ts';
import { QUOTE_ANSWER } from '../../../schema/owner-limits.ts';
import { AccountStatus } from '../accounts/account.enums.ts';
import { Venue } from '../venues/venue.entity.ts';
import { QuoteAnswer } from './quote-answer.entity.ts';
import { freeDays } from './held-days.ts';
import { QuoteRequestVenue } from './quote-venue.entity.ts';
import type { QuoteRequest } from './quote.entity.ts';
import { QuoteAnswerKind } from './quote.enums.ts';

/** An owner of forwarded venues. */
export interface RequestedOwner {
  ownerId: string;
  venueIds: string[];
  /** In the order of the request. */
  venueNames: string[];
}

/** The owners that a request was forwarded to. */
export async function requestedOwners(transaction: Transaction, request: QuoteRequest): Promise<RequestedOwner[]> {
  const venues = await venuesOf(transaction, request);
  return byOwner(venues.filter(({ forwardedAt }) => forwardedAt));
}

/**
 * Forwards a request to the owners of venues who do not have it yet, and returns them.
 * @param venueIds null = those of the request; others are added to them.
 * @throws AppError VALIDATION_FAILED.
 */
export async function forwardTo(
  transaction: Transaction,
  request: QuoteRequest,
  venueIds: readonly string[] | null,
): Promise<RequestedOwner[]> {
  if (venueIds && venueIds.length > QUOTE_ANSWER.maxVenues) throw tooMany();
  const wanted = venueIds && [...new Set(venueIds.map((id) => id.toLowerCase()))];
  const venues = await venuesOf(transaction, request);
  if (wanted) venues.push(...(await added(transaction, request, wanted, venues)));
  if (venues.length > QUOTE_ANSWER.maxVenues) throw tooMany();
  const newly = venues.filter(
    ({ venue, forwardedAt }) => venue && !forwardedAt && (!wanted || wanted.includes(venue.id)),
  );
  if (!newly.length) throw validationFailed([{ path: 'venueIds', code: 'required' }]);
  if (!newly.some(isRun)) throw validationFailed([{ path: 'venueIds', code: 'noOwner' }]);
  const at = now();
  for (const venue of newly) venue.forwardedAt = at;
  return byOwner(newly);
}

/**
 * Records a reminder for owners who have not answered, once a day at most, and returns them, without those to whom the request was forwarded
 * today.
 * @throws AppError VALIDATION_FAILED if all have answered, or were asked today.
 */
export async function remindOwners(transaction: Transaction, request: QuoteRequest): Promise<RequestedOwner[]> {
  const venues = await venuesOf(transaction, request);
  const answers = await transaction.em.find(QuoteAnswer, { request: request.id });
  const answered = new Set(
    answers.flatMap(({ venue, kind, reply }) =>
      kind === QuoteAnswerKind.QUESTION && reply !== null ? [] : (venue?.id ?? []),
    ),
  );
  const reminded = venues.filter((item) => {
    const { venue, forwardedAt, remindedAt } = item;
    if (!venue || !forwardedAt || answered.has(venue.id) || !isRun(item)) return false;
    return dayInParis(remindedAt && remindedAt > forwardedAt ? remindedAt : forwardedAt) < today();
  });
  if (!reminded.length) throw validationFailed([{ path: 'venues', code: 'nobodyToRemind' }]);
  const at = now();
  for (const venue of reminded) venue.remindedAt = at;
  return byOwner(reminded);
}

/** Takes a request back from the owners, and deletes their answers. */
export async function forgetAnswers(transaction: Transaction, { id }: QuoteRequest): Promise<void> {
  const { em } = transaction;
  await freeDays(transaction, { request: id });
  await em.nativeDelete(QuoteAnswer, { request: id });
  await em.nativeUpdate(QuoteRequestVenue, { request: id }, { forwardedAt: null, remindedAt: null });
}

function venuesOf({ em }: Transaction, { id }: QuoteRequest): Promise<QuoteRequestVenue[]> {
  return em.find(QuoteRequestVenue, { request: id }, { populate: ['venue.owner'], orderBy: { position: 'asc' } });
}

/** Adds venues to the request. @throws AppError VALIDATION_FAILED for an unknown venue. */
async function added(
  { em }: Transaction,
  request: QuoteRequest,
  ids: readonly string[],
  known: readonly QuoteRequestVenue[],
): Promise<QuoteRequestVenue[]> {
  const found = await em.find(
    Venue,
    { id: { $in: ids.filter(isUuid) }, deletedAt: null },
    { populate: ['commune', 'owner'] },
  );
  const venues = ids.map((id) => {
    const venue = found.find((each) => each.id === id);
    if (!venue)
      throw validationFailed([{ path: 'venueIds', code: 'unknownVenue', params: { value: id.slice(0, 64) } }]);
    return venue;
  });
  const next = Math.max(-1, ...known.map(({ position }) => position)) + 1;
  return venues
    .filter(({ id }) => !known.some(({ venue }) => venue?.id === id))
    .map((venue, index) =>
      em.create(QuoteRequestVenue, {
        request,
        position: next + index,
        venue,
        name: venue.name,
        city: venue.commune.unwrap().label,
      }),
    );
}

function tooMany(): AppError {
  return validationFailed([{ path: 'venueIds', code: 'tooMany', params: { max: QUOTE_ANSWER.maxVenues } }]);
}

/** Whether the owner is approved. */
function isRun({ venue }: QuoteRequestVenue): boolean {
  const { owner, deletedAt } = venue!.unwrap();
  return deletedAt === null && owner?.unwrap().status === AccountStatus.APPROVED;
}

function byOwner(venues: readonly QuoteRequestVenue[]): RequestedOwner[] {
  const owned = venues.flatMap(({ name, venue }) => {
    const { id, owner, deletedAt } = venue?.unwrap() ?? {};
    return id && owner && !deletedAt ? [{ ownerId: owner.id, id, name }] : [];
  });
  return [...Map.groupBy(owned, ({ ownerId }) => ownerId)].map(([ownerId, each]) => ({
    ownerId,
    venueIds: each.map(({ id }) => id),
    venueNames: each.map(({ name }) => name),
  }));
}
