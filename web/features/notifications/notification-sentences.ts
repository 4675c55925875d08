import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationLineFragment } from './notifications.gen.ts';

type Type = NotificationLineFragment['type'];

/** A sentence with its details, one without them, and one that names the company, where it is known. */
type Sentence = {
  readonly needs: string;
  readonly full: MessageDescriptor;
  readonly bare: MessageDescriptor;
  readonly named?: MessageDescriptor;
};

export const SENTENCES: Readonly<Record<Type, Sentence>> = {
  NEW_ESTABLISHMENT: {
    needs: 'venue',
    full: msg({ id: 'notification.newVenue', message: '{venue} is awaiting your approval.' }),
    bare: msg({ id: 'notification.newVenueBare', message: 'A venue is awaiting your approval.' }),
  },
  CHANGE_REQUEST: {
    needs: 'venue',
    full: msg({ id: 'notification.changeRequest', message: '{venue}: a change is awaiting your decision.' }),
    bare: msg({ id: 'notification.changeRequestBare', message: 'A change to a venue is awaiting your decision.' }),
  },
  SUBSCRIPTION_EXPIRED: {
    needs: 'plan',
    full: msg({ id: 'notification.subscriptionExpired', message: 'The {plan} subscription has expired.' }),
    named: msg({
      id: 'notification.subscriptionExpiredOf',
      message: '{company}’s {plan} subscription has expired.',
    }),
    bare: msg({ id: 'notification.subscriptionExpiredBare', message: 'A subscription has expired.' }),
  },
  ESTABLISHMENT_APPROVED: {
    needs: 'venue',
    full: msg({ id: 'notification.venueApproved', message: '{venue} has been approved.' }),
    bare: msg({ id: 'notification.venueApprovedBare', message: 'Your venue has been approved.' }),
  },
  CHANGE_REQUEST_APPROVED: {
    needs: 'venue',
    full: msg({ id: 'notification.changeApproved', message: '{venue}: your change has been accepted and is online.' }),
    bare: msg({ id: 'notification.changeApprovedBare', message: 'Your change has been accepted and is online.' }),
  },
  CHANGE_REQUEST_REJECTED: {
    needs: 'venue',
    full: msg({ id: 'notification.changeRejected', message: '{venue}: your change was not accepted.' }),
    bare: msg({ id: 'notification.changeRejectedBare', message: 'Your change was not accepted.' }),
  },
  QUOTE_REQUEST: {
    needs: 'reference',
    full: msg({ id: 'notification.quoteRequest', message: 'New quote request: {reference}.' }),
    named: msg({ id: 'notification.quoteRequestOf', message: '{company} asks for a quote: {reference}.' }),
    bare: msg({ id: 'notification.quoteRequestBare', message: 'New quote request.' }),
  },
  NEW_REGISTRATION: {
    needs: 'reference',
    full: msg({ id: 'notification.registration', message: 'A registration is awaiting your decision: {reference}.' }),
    named: msg({
      id: 'notification.registrationOf',
      message: '{company} has registered and is awaiting your decision: {reference}.',
    }),
    bare: msg({ id: 'notification.registrationBare', message: 'A registration is awaiting your decision.' }),
  },
  ESTABLISHMENT_REJECTED: {
    needs: 'venue',
    full: msg({
      id: 'notification.venueRejected',
      message: '{venue} was not approved: see why, then submit it again.',
    }),
    bare: msg({
      id: 'notification.venueRejectedBare',
      message: 'Your venue was not approved: see why, then submit it again.',
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
    full: msg({ id: 'notification.subscriptionRequest', message: 'A client requests the {plan} plan.' }),
    named: msg({ id: 'notification.subscriptionRequestOf', message: '{company} requests the {plan} plan.' }),
    bare: msg({ id: 'notification.subscriptionRequestBare', message: 'A client requests a subscription.' }),
  },
  SUBSCRIPTION_RENEWED: {
    needs: 'plan',
    full: msg({ id: 'notification.subscriptionRenewed', message: 'Your {plan} subscription is active.' }),
    bare: msg({ id: 'notification.subscriptionRenewedBare', message: 'Your subscription is active.' }),
  },
  QUOTE_CHOSEN: {
    needs: 'reference',
    full: msg({ id: 'notification.quoteChosen', message: 'Your quote for {reference} has been chosen.' }),
    bare: msg({ id: 'notification.quoteChosenBare', message: 'Your quote has been chosen.' }),
  },
  ESTABLISHMENT_RECEIVED: {
    needs: 'venue',
    full: msg({ id: 'notification.venueReceived', message: '{venue} is now yours to manage.' }),
    bare: msg({ id: 'notification.venueReceivedBare', message: 'A venue is now yours to manage.' }),
  },
  ESTABLISHMENT_HANDED_OVER: {
    needs: 'venue',
    full: msg({ id: 'notification.venueHandedOver', message: '{venue} is now managed by someone else.' }),
    bare: msg({
      id: 'notification.venueHandedOverBare',
      message: 'One of your venues is now managed by someone else.',
    }),
  },
  CALENDAR_FAILING: {
    needs: 'venue',
    full: msg({
      id: 'notification.calendarFailing',
      message: '{venue}: a linked calendar has not answered for a day.',
    }),
    bare: msg({ id: 'notification.calendarFailingBare', message: 'A linked calendar has not answered for a day.' }),
  },
  NEW_MESSAGE: {
    needs: 'reference',
    full: msg({ id: 'notification.newMessage', message: 'New message from a visitor: {reference}.' }),
    bare: msg({ id: 'notification.newMessageBare', message: 'New message from a visitor.' }),
  },
};

/** What happened to a quote request, where that is known; `event` of the notification → sentence. */
const QUOTE_EVENTS: Readonly<Record<string, MessageDescriptor>> = {
  changed: msg({ id: 'notification.quoteChanged', message: 'Request {reference} was changed by the planner.' }),
  withdrawn: msg({ id: 'notification.quoteWithdrawn', message: 'Request {reference} was withdrawn.' }),
  forwarded: msg({
    id: 'notification.quoteForwarded',
    message: '{venue}: a planner is asking for a quote, {reference}.',
  }),
  reminded: msg({
    id: 'notification.quoteReminded',
    message: '{venue}: a planner is waiting for your answer, {reference}.',
  }),
  answered: msg({ id: 'notification.quoteAnswered', message: '{venue} has answered request {reference}.' }),
  replied: msg({
    id: 'notification.quoteRepliedTo',
    message: '{venue}: the planner has answered your question, {reference}.',
  }),
  closed: msg({ id: 'notification.quoteClosed', message: 'Request {reference} is closed.' }),
  chosen: msg({ id: 'notification.quoteChosenOf', message: '{venue}: your quote has been chosen for {reference}.' }),
  chosenAmong: msg({
    id: 'notification.quoteChosenAmong',
    message: '{venue}: your quote has been chosen for {reference}. Not chosen: {others}.',
  }),
  notChosen: msg({
    id: 'notification.quoteNotChosenOf',
    message: 'Another venue was chosen for {reference}. Not chosen: {venue}.',
  }),
  reconsidered: msg({
    id: 'notification.quoteReconsidered',
    message: 'The planner is reconsidering {reference}.',
  }),
};

/** The same, where the company that asks is known. */
const NAMED_QUOTE_EVENTS: Readonly<Record<string, MessageDescriptor>> = {
  changed: msg({ id: 'notification.quoteChangedBy', message: '{company} has changed the request {reference}.' }),
  withdrawn: msg({ id: 'notification.quoteWithdrawnBy', message: '{company} has withdrawn the request {reference}.' }),
  answered: msg({ id: 'notification.quoteAnsweredTo', message: '{venue} has answered {company}: {reference}.' }),
  chosen: msg({ id: 'notification.quoteChosenBy', message: '{company} has chosen {venue}: {reference}.' }),
  chosenLeft: msg({
    id: 'notification.quoteChosenLeft',
    message: '{company} had chosen {venue}, whose owner has left: {reference}.',
  }),
  askedLeft: msg({
    id: 'notification.quoteAskedLeft',
    message: '{venue}: its owner has left and will not answer {company}, {reference}.',
  }),
  reconsidered: msg({ id: 'notification.quoteReconsideredBy', message: '{company} is reconsidering: {reference}.' }),
};

/** What became of a subscription, likewise: to administrators, and to its owner. */
const SUBSCRIPTION_REQUEST_EVENTS: Readonly<Record<string, MessageDescriptor>> = {
  cancelled: msg({
    id: 'notification.subscriptionCancelledStaff',
    message: 'A client has cancelled the {plan} subscription.',
  }),
  declined: msg({
    id: 'notification.subscriptionDeclined',
    message: 'Your request for the {plan} plan was declined: see why.',
  }),
};

const SUBSCRIPTION_EXPIRING_EVENTS: Readonly<Record<string, MessageDescriptor>> = {
  cancelled: msg({ id: 'notification.subscriptionCancelled', message: 'Your {plan} subscription has been cancelled.' }),
};

const SUBSCRIPTION_EXPIRED_EVENTS: Readonly<Record<string, MessageDescriptor>> = {
  hidden: msg({
    id: 'notification.subscriptionExpiredHidden',
    message:
      'The {plan} subscription has expired: {hidden, plural, one {# venue is} other {# venues are}} hidden from the public.',
  }),
};

const SUBSCRIPTION_RENEWED_EVENTS: Readonly<Record<string, MessageDescriptor>> = {
  hidden: msg({
    id: 'notification.subscriptionRenewedHidden',
    message:
      'Your subscription is now {plan}: {hidden, plural, one {# venue is} other {# venues are}} beyond it, and hidden from the public.',
  }),
};

/** What is said where the notification names an event. */
export const EVENTS: Readonly<Partial<Record<Type, Readonly<Record<string, MessageDescriptor>>>>> = {
  QUOTE_REQUEST: QUOTE_EVENTS,
  QUOTE_CHOSEN: QUOTE_EVENTS,
  SUBSCRIPTION_EXPIRED: SUBSCRIPTION_EXPIRED_EVENTS,
  SUBSCRIPTION_EXPIRING: SUBSCRIPTION_EXPIRING_EVENTS,
  SUBSCRIPTION_RENEWED: SUBSCRIPTION_RENEWED_EVENTS,
  SUBSCRIPTION_REQUEST: SUBSCRIPTION_REQUEST_EVENTS,
};

/** The same, with the name of the company. */
export const NAMED_EVENTS: typeof EVENTS = {
  QUOTE_REQUEST: NAMED_QUOTE_EVENTS,
  SUBSCRIPTION_REQUEST: {
    cancelled: msg({
      id: 'notification.subscriptionCancelledBy',
      message: '{company} has cancelled the {plan} subscription.',
    }),
  },
};
