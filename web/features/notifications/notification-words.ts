import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { NotificationLineFragment } from './notifications.gen.ts';

export type NotificationItem = Omit<NotificationLineFragment, ' $fragmentName'>;
type Type = NotificationItem['type'];

/** A sentence with what it tells of, and one for when that is not known. */
type Sentence = { readonly needs: string; readonly full: MessageDescriptor; readonly bare: MessageDescriptor };

/** Names under which a notification may tell of the same thing. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = { venue: ['venue', 'venueName', 'name'] };

const SENTENCES: Readonly<Record<Type, Sentence>> = {
  NEW_ESTABLISHMENT: {
    needs: 'venue',
    full: msg({ id: 'notification.newVenue', message: '{venue} waits for your approval.' }),
    bare: msg({ id: 'notification.newVenueBare', message: 'A venue waits for your approval.' }),
  },
  CHANGE_REQUEST: {
    needs: 'venue',
    full: msg({ id: 'notification.changeRequest', message: 'A change to {venue} waits for your decision.' }),
    bare: msg({ id: 'notification.changeRequestBare', message: 'A change to a venue waits for your decision.' }),
  },
  SUBSCRIPTION_EXPIRED: {
    needs: 'plan',
    full: msg({ id: 'notification.subscriptionExpired', message: 'The subscription {plan} has expired.' }),
    bare: msg({ id: 'notification.subscriptionExpiredBare', message: 'A subscription has expired.' }),
  },
  ESTABLISHMENT_APPROVED: {
    needs: 'venue',
    full: msg({ id: 'notification.venueApproved', message: '{venue} is approved.' }),
    bare: msg({ id: 'notification.venueApprovedBare', message: 'Your venue is approved.' }),
  },
  CHANGE_REQUEST_APPROVED: {
    needs: 'venue',
    full: msg({ id: 'notification.changeApproved', message: 'Your change to {venue} is accepted, and is online.' }),
    bare: msg({ id: 'notification.changeApprovedBare', message: 'Your change is accepted, and is online.' }),
  },
  CHANGE_REQUEST_REJECTED: {
    needs: 'venue',
    full: msg({ id: 'notification.changeRejected', message: 'Your change to {venue} is not accepted.' }),
    bare: msg({ id: 'notification.changeRejectedBare', message: 'Your change is not accepted.' }),
  },
  QUOTE_REQUEST: {
    needs: 'reference',
    full: msg({ id: 'notification.quoteRequest', message: 'New quote request: {reference}.' }),
    bare: msg({ id: 'notification.quoteRequestBare', message: 'New quote request.' }),
  },
  NEW_REGISTRATION: {
    needs: 'reference',
    full: msg({ id: 'notification.registration', message: 'A registration waits for your decision: {reference}.' }),
    bare: msg({ id: 'notification.registrationBare', message: 'A registration waits for your decision.' }),
  },
  ESTABLISHMENT_REJECTED: {
    needs: 'venue',
    full: msg({ id: 'notification.venueRejected', message: '{venue} is not approved: see why, and submit it again.' }),
    bare: msg({
      id: 'notification.venueRejectedBare',
      message: 'Your venue is not approved: see why, and submit it again.',
    }),
  },
  SUBSCRIPTION_EXPIRING: {
    needs: 'days',
    full: msg({
      id: 'notification.subscriptionExpiring',
      message: '{days, plural, one {Your subscription ends in # day.} other {Your subscription ends in # days.}}',
    }),
    bare: msg({ id: 'notification.subscriptionExpiringBare', message: 'Your subscription ends soon.' }),
  },
  SUBSCRIPTION_REQUEST: {
    needs: 'plan',
    full: msg({ id: 'notification.subscriptionRequest', message: 'A client asks for the plan {plan}.' }),
    bare: msg({ id: 'notification.subscriptionRequestBare', message: 'A client asks for a subscription.' }),
  },
  SUBSCRIPTION_RENEWED: {
    needs: 'plan',
    full: msg({ id: 'notification.subscriptionRenewed', message: 'Your subscription {plan} is renewed.' }),
    bare: msg({ id: 'notification.subscriptionRenewedBare', message: 'Your subscription is renewed.' }),
  },
  QUOTE_CHOSEN: {
    needs: 'reference',
    full: msg({ id: 'notification.quoteChosen', message: 'Your quote for {reference} is chosen.' }),
    bare: msg({ id: 'notification.quoteChosenBare', message: 'Your quote is chosen.' }),
  },
  ESTABLISHMENT_RECEIVED: {
    needs: 'venue',
    full: msg({ id: 'notification.venueReceived', message: '{venue} is now yours to manage.' }),
    bare: msg({ id: 'notification.venueReceivedBare', message: 'A venue is now yours to manage.' }),
  },
  ESTABLISHMENT_HANDED_OVER: {
    needs: 'venue',
    full: msg({ id: 'notification.venueHandedOver', message: '{venue} is now managed by somebody else.' }),
    bare: msg({
      id: 'notification.venueHandedOverBare',
      message: 'One of your venues is now managed by somebody else.',
    }),
  },
  NEW_MESSAGE: {
    needs: 'reference',
    full: msg({ id: 'notification.newMessage', message: 'A visitor has written: {reference}.' }),
    bare: msg({ id: 'notification.newMessageBare', message: 'A visitor has written.' }),
  },
};

/** What happened to a quote request, where that is told; `event` of the notification → sentence. */
const QUOTE_EVENTS: Readonly<Record<string, MessageDescriptor>> = {
  changed: msg({ id: 'notification.quoteChanged', message: 'The request {reference} was changed by its sender.' }),
  withdrawn: msg({ id: 'notification.quoteWithdrawn', message: 'The request {reference} was withdrawn.' }),
  forwarded: msg({ id: 'notification.quoteForwarded', message: 'A planner asks {venue} for a quote: {reference}.' }),
  reminded: msg({
    id: 'notification.quoteReminded',
    message: 'A planner is waiting for the answer of {venue}: {reference}.',
  }),
  answered: msg({ id: 'notification.quoteAnswered', message: '{venue} has answered the request {reference}.' }),
  replied: msg({ id: 'notification.quoteReplied', message: 'The planner has answered your question: {reference}.' }),
  closed: msg({ id: 'notification.quoteClosed', message: 'The request {reference} is closed.' }),
  chosen: msg({ id: 'notification.quoteChosenStaff', message: 'The quote of {venue} is chosen: {reference}.' }),
  notChosen: msg({ id: 'notification.quoteNotChosen', message: 'Another venue is chosen for {reference}.' }),
  reconsidered: msg({
    id: 'notification.quoteReconsidered',
    message: 'The planner hesitates again about {reference}.',
  }),
};

/** What became of a subscription, likewise: to administrators, and to its owner. */
const SUBSCRIPTION_REQUEST_EVENTS: Readonly<Record<string, MessageDescriptor>> = {
  cancelled: msg({
    id: 'notification.subscriptionCancelledStaff',
    message: 'A client has cancelled the subscription {plan}.',
  }),
  declined: msg({
    id: 'notification.subscriptionDeclined',
    message: 'Your request for the plan {plan} is not accepted: see why.',
  }),
};

const SUBSCRIPTION_EXPIRING_EVENTS: Readonly<Record<string, MessageDescriptor>> = {
  cancelled: msg({ id: 'notification.subscriptionCancelled', message: 'Your subscription {plan} is cancelled.' }),
};

const EVENTS: Readonly<Partial<Record<Type, Readonly<Record<string, MessageDescriptor>>>>> = {
  QUOTE_REQUEST: QUOTE_EVENTS,
  QUOTE_CHOSEN: QUOTE_EVENTS,
  SUBSCRIPTION_EXPIRING: SUBSCRIPTION_EXPIRING_EVENTS,
  SUBSCRIPTION_REQUEST: SUBSCRIPTION_REQUEST_EVENTS,
};

function valuesOf(params: NotificationItem['params']): Record<string, string> {
  const values = Object.fromEntries(params.map(({ name, value }) => [name, value]));
  for (const [name, others] of Object.entries(SYNONYMS)) {
    const known = others.map((other) => values[other]).find((value) => value !== undefined);
    if (known !== undefined) values[name] = known;
  }
  return values;
}

/** `const sentence = useSentence()`, then `sentence(notification)`: what it says, in the language of the page. */
export function useSentence(): (notification: Pick<NotificationItem, 'type' | 'params'>) => string {
  const { i18n } = useLingui();
  return useCallback(
    ({ type, params }: Pick<NotificationItem, 'type' | 'params'>) => {
      const values = valuesOf(params);
      const { needs, full, bare } = SENTENCES[type];
      const event = EVENTS[type]?.[values['event'] ?? ''];
      const own = type === 'QUOTE_CHOSEN' && values['event'] === 'chosen' ? undefined : event;
      const text = own ?? (values[needs] === undefined ? bare : full);
      return i18n._(text.id, values, text.message === undefined ? {} : { message: text.message });
    },
    [i18n],
  );
}

/** Pages that the specification names for a type, whatever the notification itself leads to. */
const PLACES: Readonly<Partial<Record<Type, string>>> = {
  NEW_ESTABLISHMENT: '/admin/establishments',
  CHANGE_REQUEST: '/admin/change-requests',
  ESTABLISHMENT_APPROVED: '/dashboard/manage-establishments',
  CHANGE_REQUEST_APPROVED: '/dashboard/manage-establishments',
  CHANGE_REQUEST_REJECTED: '/dashboard/manage-establishments',
};

/** Where a click leads to; null = nowhere. An expired subscription is one page to its owner and another to administrators. */
export function placeOf({ type, link }: Pick<NotificationItem, 'type' | 'link'>, role: string): string | null {
  if (type === 'SUBSCRIPTION_EXPIRED' && role === 'ADMIN') return '/admin/subscriptions';
  return PLACES[type] ?? link;
}
