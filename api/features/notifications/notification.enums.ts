import { registerEnumType } from 'type-graphql';

/** The types of notifications, with the names of the specification; clients have a sentence for each. */
export enum NotificationType {
  NEW_ESTABLISHMENT = 'NEW_ESTABLISHMENT',
  CHANGE_REQUEST = 'CHANGE_REQUEST',
  SUBSCRIPTION_EXPIRED = 'SUBSCRIPTION_EXPIRED',
  ESTABLISHMENT_APPROVED = 'ESTABLISHMENT_APPROVED',
  CHANGE_REQUEST_APPROVED = 'CHANGE_REQUEST_APPROVED',
  CHANGE_REQUEST_REJECTED = 'CHANGE_REQUEST_REJECTED',
  QUOTE_REQUEST = 'QUOTE_REQUEST',
  NEW_REGISTRATION = 'NEW_REGISTRATION',
  ESTABLISHMENT_REJECTED = 'ESTABLISHMENT_REJECTED',
  SUBSCRIPTION_EXPIRING = 'SUBSCRIPTION_EXPIRING',
  SUBSCRIPTION_REQUEST = 'SUBSCRIPTION_REQUEST',
  SUBSCRIPTION_RENEWED = 'SUBSCRIPTION_RENEWED',
  QUOTE_CHOSEN = 'QUOTE_CHOSEN',
  ESTABLISHMENT_RECEIVED = 'ESTABLISHMENT_RECEIVED',
  ESTABLISHMENT_HANDED_OVER = 'ESTABLISHMENT_HANDED_OVER',
  NEW_MESSAGE = 'NEW_MESSAGE',
  CALENDAR_FAILING = 'CALENDAR_FAILING',
}

registerEnumType(NotificationType, {
  name: 'NotificationType',
  description: 'A kind of notification; screens have a sentence for each.',
  valuesConfig: {
    NEW_ESTABLISHMENT: { description: 'A venue is to be reviewed.' },
    CHANGE_REQUEST: { description: 'A change of a venue is to be decided on.' },
    SUBSCRIPTION_EXPIRED: { description: 'A subscription has expired.' },
    ESTABLISHMENT_APPROVED: { description: 'A venue was approved.' },
    CHANGE_REQUEST_APPROVED: { description: 'A change of a venue was approved.' },
    CHANGE_REQUEST_REJECTED: { description: 'A change of a venue was rejected.' },
    QUOTE_REQUEST: { description: 'A quote request has changed; the value `event` tells how.' },
    NEW_REGISTRATION: { description: 'A registration is to be decided on.' },
    ESTABLISHMENT_REJECTED: { description: 'A venue was rejected.' },
    SUBSCRIPTION_EXPIRING: { description: 'A subscription ends soon.' },
    SUBSCRIPTION_REQUEST: { description: 'A client asks for a subscription.' },
    SUBSCRIPTION_RENEWED: { description: 'A subscription has begun or was renewed.' },
    QUOTE_CHOSEN: { description: 'The quote of a venue was chosen.' },
    ESTABLISHMENT_RECEIVED: { description: 'A venue was given to the recipient to manage.' },
    ESTABLISHMENT_HANDED_OVER: { description: 'A venue of the recipient is managed by somebody else now.' },
    NEW_MESSAGE: { description: 'A visitor has written a message.' },
    CALENDAR_FAILING: { description: 'A calendar that is linked to a venue cannot be read for a day.' },
  },
});
