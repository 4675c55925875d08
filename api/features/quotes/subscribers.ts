import type { Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events.ts';
import type { Platform } from '../../platform/platform.ts';
import { Role } from '../accounts/account.enums.ts';
import { AccountDeleted, AccountDeletionAsked } from '../accounts/events.ts';
import { NotificationType } from '../notifications/notification.entity.ts';
import type { NotificationServices } from '../notifications/services.ts';
import {
  AskedOwnerLeft,
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
import { QuoteAnswerMails } from './mails/quote-answer.mails.ts';
import { type AskedOwner, askedOwners } from './quote-owners.ts';
import type { QuoteRequest } from './quote.entity.ts';
import { QuoteMails } from './mails/quote.mails.ts';
import type { QuoteServices } from './services.ts';

const { QUOTE_REQUEST, QUOTE_CHOSEN } = NotificationType;

type Needs = Pick<Platform, 'outbox'> & Pick<NotificationServices, 'notifications'> & Pick<QuoteServices, 'leaving'>;

/** Who is told of what happens to requests: who asked by mail, owners and staff by notification and mail. */
export function subscribeToQuotes(events: Events<Transaction>, { outbox, notifications, leaving }: Needs): void {
  const mails = new QuoteMails(outbox);
  const answerMails = new QuoteAnswerMails(outbox);

  const tellStaff = (transaction: Transaction, request: QuoteRequest, event: string, venue?: string): Promise<void> =>
    notifications.notify(transaction, {
      roles: [Role.ADMIN, Role.TEAM],
      type: QUOTE_REQUEST,
      params: { reference: request.reference, event, company: request.companyName, ...(venue ? { venue } : {}) },
      link: staffPage(request),
    });

  const tellOwner = (
    transaction: Transaction,
    { id, reference }: QuoteRequest,
    { ownerId, venueNames, others = [] }: ToldOwner,
    event: string,
    type = QUOTE_REQUEST,
  ): Promise<void> => {
    const names = { venue: venueNames.join(', '), ...(others.length ? { others: others.join(', ') } : {}) };
    const link = `/dashboard/quotes/${id}`;
    return notifications.notify(transaction, { users: [ownerId], type, params: { reference, event, ...names }, link });
  };

  /** Those of the platform who have not read of it need not any more. */
  const settleStaff = (transaction: Transaction, request: QuoteRequest): Promise<void> =>
    notifications.settle(transaction, { types: [QUOTE_REQUEST], links: [staffPage(request)] });

  /** These owners, or all, have nothing to answer any more. */
  const settleOwners = (transaction: Transaction, { id }: QuoteRequest, users?: string[]): Promise<void> =>
    notifications.settle(transaction, {
      types: [QUOTE_REQUEST],
      links: [`/dashboard/quotes/${id}`],
      ...(users && { users }),
    });

  const end = async (transaction: Transaction, request: QuoteRequest, event: string): Promise<void> => {
    await settleOwners(transaction, request);
    for (const owner of await askedOwners(transaction, request.id)) await tellOwner(transaction, request, owner, event);
  };

  events
    .on(QuoteRequested, async (transaction, { request }) => {
      await mails.received(transaction, request);
      await tellStaff(transaction, request, 'received');
    })
    .on(QuoteChanged, async (transaction, { request }) => {
      await mails.changed(transaction, request);
      await tellStaff(transaction, request, 'changed');
    })
    .on(QuoteWithdrawn, async (transaction, { request }) => {
      await mails.withdrawn(transaction, request);
      await settleStaff(transaction, request);
      await end(transaction, request, 'withdrawn');
      await tellStaff(transaction, request, 'withdrawn');
    })
    .on(QuoteHandled, (transaction, { request }) => settleStaff(transaction, request))
    .on(QuoteForwarded, async (transaction, { request, owners, at }) => {
      for (const owner of owners) {
        await tellOwner(transaction, request, owner, 'forwarded');
        await answerMails.forwarded(transaction, request.id, owner, at);
      }
    })
    .on(QuoteReminded, async (transaction, { request, owners, at }) => {
      for (const owner of owners) {
        await tellOwner(transaction, request, owner, 'reminded');
        await answerMails.reminded(transaction, request.id, owner, at);
      }
    })
    .on(QuoteRejected, async (transaction, { request }) => {
      await answerMails.rejected(transaction, request);
      await end(transaction, request, 'closed');
    })
    .on(QuoteClosed, (transaction, { request }) => end(transaction, request, 'closed'))
    .on(QuoteArchived, (transaction, { request }) => settleOwners(transaction, request))
    .on(QuoteAnswered, async (transaction, { request, answer, ownerId }) => {
      // One request less waits for its owner, in all of their tabs.
      await settleOwners(transaction, request, [ownerId]);
      notifications.refreshBadgesOf(transaction, ownerId);
      await answerMails.answered(transaction, request, answer);
      await tellStaff(transaction, request, 'answered', answer.venueName);
    })
    .on(QuoteReplied, async (transaction, { request, answer }) => {
      for (const { ownerId, ...owner } of await askedOwners(transaction, request.id)) {
        if (!isOf(owner, answer)) continue;
        await tellOwner(transaction, request, { ownerId, venueNames: [answer.venueName] }, 'replied');
        await answerMails.replied(transaction, answer, ownerId);
      }
    })
    .on(QuoteChosen, async (transaction, { request, answer }) => {
      await settleOwners(transaction, request);
      for (const owner of await askedOwners(transaction, request.id)) {
        if (!isOf(owner, answer)) {
          await tellOwner(transaction, request, owner, 'notChosen', QUOTE_CHOSEN);
          continue;
        }
        const { ownerId, venueIds } = owner;
        const others = owner.venueNames.filter((_, index) => venueIds[index] !== answer.venue?.id);
        const chosen = { ownerId, venueNames: [answer.venueName], others };
        await tellOwner(transaction, request, chosen, others.length ? 'chosenAmong' : 'chosen', QUOTE_CHOSEN);
        await answerMails.chosen(transaction, answer, ownerId);
      }
      await tellStaff(transaction, request, 'chosen', answer.venueName);
    })
    .on(QuoteReconsidered, async (transaction, { request, answer }) => {
      for (const owner of await askedOwners(transaction, request.id))
        await tellOwner(transaction, request, owner, 'reconsidered', QUOTE_CHOSEN);
      await tellStaff(transaction, request, 'reconsidered', answer.venueName);
    })
    .on(ChosenOwnerLeft, async (transaction, { request, answer }) => {
      await answerMails.venueLeft(transaction, request, answer);
      await tellStaff(transaction, request, 'chosenLeft', answer.venueName);
    })
    .on(AskedOwnerLeft, (transaction, { request, venueNames }) =>
      tellStaff(transaction, request, 'askedLeft', venueNames.join(', ')),
    )
    .on(AccountDeletionAsked, async ({ query }, asked) => {
      if ((await leaving.promised(asked.userId, query)).length) asked.isReliedOn = true;
    })
    .on(AccountDeleted, (transaction, { userId }) => leaving.left(transaction, userId));
}

type ToldOwner = Pick<AskedOwner, 'ownerId' | 'venueNames'> & { others?: readonly string[] };

function staffPage({ id }: QuoteRequest): string {
  return `/admin/quotes/${id}`;
}

function isOf({ venueIds }: Pick<AskedOwner, 'venueIds'>, { venue }: QuoteAnswer): boolean {
  return venue !== null && venueIds.includes(venue.id);
}
