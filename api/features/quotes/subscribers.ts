import type { Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events.ts';
import type { Platform } from '../../platform/platform.ts';
import { Role } from '../accounts/account.enums.ts';
import { AccountDeleted, AccountDeletionRequested } from '../accounts/events.ts';
import { NotificationType } from '../notifications/notification.enums.ts';
import type { NotificationServices } from '../notifications/services.ts';
import {
  RequestedOwnerLeft,
  ChosenOwnerLeft,
  QuoteAnswered,
  QuoteArchived,
  QuoteChanged,
  QuoteChosen,
  QuoteClosed,
  QuoteForwarded,
  QuoteHandled,
  QuoteReconsidered,
  QuoteRejected,
  QuoteReminded,
  QuoteReplied,
  QuoteRequested,
  QuoteWithdrawn,
} from './events.ts';
import type { QuoteAnswer } from './quote-answer.entity.ts';
import { type RequestedOwner, requestedOwners } from './quote-owners.ts';
import type { QuoteRequest } from './quote.entity.ts';
import type { QuoteServices } from './services.ts';
import { QuotePosting } from './mails/quote-posting.ts';
import {
  QUOTE_ANSWERED,
  QUOTE_CHANGED,
  QUOTE_CHANGED_STAFF,
  QUOTE_CHOSEN as QUOTE_CHOSEN_MAIL,
  QUOTE_FORWARDED,
  QUOTE_RECEIVED,
  QUOTE_REJECTED,
  QUOTE_REMINDED,
  QUOTE_REPLIED,
  QUOTE_REQUESTED,
  QUOTE_VENUE_LEFT,
  QUOTE_WITHDRAWN,
  QUOTE_WITHDRAWN_STAFF,
} from './mails/quote.mails.ts';

const { QUOTE_REQUEST, QUOTE_CHOSEN } = NotificationType;

type Needs = Pick<Platform, 'outbox'> & Pick<NotificationServices, 'notifications'> & Pick<QuoteServices, 'leaving'>;

/** Mails and notifications about requests: to senders by e-mail, to owners and staff by notification and e-mail. */
export function subscribeToQuotes(events: Events<Transaction>, { outbox, notifications, leaving }: Needs): void {
  const mails = new QuotePosting(outbox);

  const notifyStaff = (transaction: Transaction, request: QuoteRequest, event: string, venue?: string): Promise<void> =>
    notifications.notify(transaction, {
      roles: [Role.ADMIN, Role.TEAM],
      type: QUOTE_REQUEST,
      params: { reference: request.reference, event, company: request.companyName, ...(venue ? { venue } : {}) },
      link: staffPage(request),
    });

  const notifyOwner = (
    transaction: Transaction,
    { id, reference }: QuoteRequest,
    { ownerId, venueNames, others = [] }: NotifiedOwner,
    event: string,
    type = QUOTE_REQUEST,
  ): Promise<void> => {
    const names = { venue: venueNames.join(', '), ...(others.length ? { others: others.join(', ') } : {}) };
    const link = `/dashboard/quotes/${id}`;
    return notifications.notify(transaction, { users: [ownerId], type, params: { reference, event, ...names }, link });
  };

  /** Marks the notifications of staff as read. */
  const settleStaff = (transaction: Transaction, request: QuoteRequest): Promise<void> =>
    notifications.settle(transaction, { types: [QUOTE_REQUEST], links: [staffPage(request)] });

  /** Marks the notifications of these owners, or of all, as read. */
  const settleOwners = (transaction: Transaction, { id }: QuoteRequest, users?: string[]): Promise<void> =>
    notifications.settle(transaction, {
      types: [QUOTE_REQUEST],
      links: [`/dashboard/quotes/${id}`],
      ...(users && { users }),
    });

  const end = async (transaction: Transaction, request: QuoteRequest, event: string): Promise<void> => {
    await settleOwners(transaction, request);
    for (const owner of await requestedOwners(transaction, request))
      await notifyOwner(transaction, request, owner, event);
  };

  events
    .on(QuoteRequested, async (transaction, { request }) => {
      await mails.toVisitor(transaction, QUOTE_RECEIVED, request, request.id);
      await mails.toStaff(transaction, QUOTE_REQUESTED, request, request.id);
      await notifyStaff(transaction, request, 'received');
    })
    .on(QuoteChanged, async (transaction, { request }) => {
      await mails.toVisitor(transaction, QUOTE_CHANGED, request, revisionOf(request));
      await mails.toStaff(transaction, QUOTE_CHANGED_STAFF, request, revisionOf(request));
      await notifyStaff(transaction, request, 'changed');
    })
    .on(QuoteWithdrawn, async (transaction, { request }) => {
      await mails.toVisitor(transaction, QUOTE_WITHDRAWN, request, request.id);
      await mails.toStaff(transaction, QUOTE_WITHDRAWN_STAFF, request, request.id);
      await settleStaff(transaction, request);
      await end(transaction, request, 'withdrawn');
      await notifyStaff(transaction, request, 'withdrawn');
    })
    .on(QuoteHandled, (transaction, { request }) => settleStaff(transaction, request))
    .on(QuoteForwarded, async (transaction, { request, owners, at }) => {
      for (const owner of owners) {
        await notifyOwner(transaction, request, owner, 'forwarded');
        await mails.toOwner(transaction, QUOTE_FORWARDED, request, owner, momentOf(request, at));
      }
    })
    .on(QuoteReminded, async (transaction, { request, owners, at }) => {
      for (const owner of owners) {
        await notifyOwner(transaction, request, owner, 'reminded');
        await mails.toOwner(transaction, QUOTE_REMINDED, request, owner, momentOf(request, at));
      }
    })
    .on(QuoteRejected, async (transaction, { request }) => {
      await mails.toVisitor(transaction, QUOTE_REJECTED, request, revisionOf(request));
      await end(transaction, request, 'closed');
    })
    .on(QuoteClosed, (transaction, { request }) => end(transaction, request, 'closed'))
    .on(QuoteArchived, (transaction, { request }) => settleOwners(transaction, request))
    .on(QuoteAnswered, async (transaction, { request, answer, ownerId }) => {
      // Refreshes the badges in all tabs of its owner.
      await settleOwners(transaction, request, [ownerId]);
      notifications.refreshBadgesOf(transaction, ownerId);
      await mails.toVisitor(transaction, QUOTE_ANSWERED, request, revisionOf(answer), { answerId: answer.id });
      await notifyStaff(transaction, request, 'answered', answer.venueName);
    })
    .on(QuoteReplied, async (transaction, { request, answer }) => {
      for (const { ownerId, ...owner } of await requestedOwners(transaction, request)) {
        if (!isOf(owner, answer)) continue;
        await notifyOwner(transaction, request, { ownerId, venueNames: [answer.venueName] }, 'replied');
        const told = { ownerId, venueIds: [answer.venue!.id] };
        await mails.toOwner(transaction, QUOTE_REPLIED, request, told, momentOf(answer, answer.repliedAt), {
          answerId: answer.id,
        });
      }
    })
    .on(QuoteChosen, async (transaction, { request, answer }) => {
      await settleOwners(transaction, request);
      for (const owner of await requestedOwners(transaction, request)) {
        if (!isOf(owner, answer)) {
          await notifyOwner(transaction, request, owner, 'notChosen', QUOTE_CHOSEN);
          continue;
        }
        const { ownerId, venueIds } = owner;
        const others = owner.venueNames.filter((_, index) => venueIds[index] !== answer.venue?.id);
        const chosen = { ownerId, venueNames: [answer.venueName], others };
        await notifyOwner(transaction, request, chosen, others.length ? 'chosenAmong' : 'chosen', QUOTE_CHOSEN);
        const told = { ownerId, venueIds: [answer.venue!.id] };
        await mails.toOwner(transaction, QUOTE_CHOSEN_MAIL, request, told, momentOf(request, answer.chosenAt));
      }
      await notifyStaff(transaction, request, 'chosen', answer.venueName);
    })
    .on(QuoteReconsidered, async (transaction, { request, answer }) => {
      for (const owner of await requestedOwners(transaction, request))
        await notifyOwner(transaction, request, owner, 'reconsidered', QUOTE_CHOSEN);
      await notifyStaff(transaction, request, 'reconsidered', answer.venueName);
    })
    .on(ChosenOwnerLeft, async (transaction, { request, answer }) => {
      await mails.toVisitor(transaction, QUOTE_VENUE_LEFT, request, answer.id, { answerId: answer.id });
      await notifyStaff(transaction, request, 'chosenLeft', answer.venueName);
    })
    .on(RequestedOwnerLeft, (transaction, { request, venueNames }) =>
      notifyStaff(transaction, request, 'askedLeft', venueNames.join(', ')),
    )
    .on(AccountDeletionRequested, async (transaction, asked) => {
      if (await leaving.isReliedOn(transaction, asked.userId)) asked.isReliedOn = true;
    })
    .on(AccountDeleted, (transaction, { userId }) => leaving.left(transaction, userId));
}

type NotifiedOwner = Pick<RequestedOwner, 'ownerId' | 'venueNames'> & { others?: readonly string[] };

/** A deduplication key per revision. */
function revisionOf({ id, version }: { id: string; version: number }): string {
  return `${id} ${version}`;
}

/** A deduplication key per occurrence. */
function momentOf({ id }: { id: string }, at: Date | null): string {
  return `${id} ${at?.toISOString() ?? ''}`;
}

function staffPage({ id }: QuoteRequest): string {
  return `/admin/quotes/${id}`;
}

function isOf({ venueIds }: Pick<RequestedOwner, 'venueIds'>, { venue }: QuoteAnswer): boolean {
  return venue !== null && venueIds.includes(venue.id);
}
