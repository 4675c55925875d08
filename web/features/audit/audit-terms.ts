import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ACCOUNT_STATUSES, ROLES } from '../../lib/account-labels.ts';
import { CALENDAR_REPETITIONS, CALENDAR_STATES } from '../../lib/calendar-labels.ts';
import { QUOTE_STATES } from '../../lib/quote-states.ts';
import { EVENT_TYPES } from '../../lib/terms.ts';
import { REQUEST_STATUSES, REQUEST_TYPES } from '../venues/content/request-labels.ts';
import { AMENITIES } from '../../lib/venue-terms.ts';
import { VENUE_KINDS } from '../../lib/venue-labels.ts';

type Terms = Readonly<Record<string, MessageDescriptor>>;

const REVIEW_STATUSES: Terms = {
  DRAFT: msg({ id: 'venueStatus.draft', message: 'Draft' }),
  PENDING: msg({ id: 'venueStatus.pending', message: 'Under review' }),
  REJECTED: msg({ id: 'venueStatus.rejected', message: 'Declined' }),
  APPROVED: msg({ id: 'auditTerm.approved', message: 'Approved' }),
};

const MESSAGE_STATES: Terms = {
  NEW: msg({ id: 'adminMessage.new', message: 'New' }),
  READ: msg({ id: 'adminMessage.read', message: 'Read' }),
  ANSWERED: msg({ id: 'adminMessage.answered', message: 'Answered' }),
  ARCHIVED: msg({ id: 'adminMessage.archived', message: 'Archived' }),
};

const SUBSCRIPTION_STATUSES: Terms = {
  PENDING: msg({ id: 'subscription.pending', message: 'Requested' }),
  ACTIVE: msg({ id: 'subscription.active', message: 'Active' }),
  CANCELLED: msg({ id: 'subscription.cancelled', message: 'Cancelled' }),
  EXPIRED: msg({ id: 'subscription.expired', message: 'Expired' }),
};

const PAYMENT_TERMS: Terms = {
  CARD: msg({ id: 'payment.card', message: 'Card' }),
  TRANSFER: msg({ id: 'payment.transfer', message: 'Transfer' }),
  PAID: msg({ id: 'payment.paid', message: 'Paid' }),
  UNPAID: msg({ id: 'payment.unpaid', message: 'To be paid' }),
};

const ANSWER_KINDS: Terms = {
  OFFER: msg({ id: 'auditTerm.offer', message: 'Quote' }),
  QUESTION: msg({ id: 'auditTerm.question', message: 'Question' }),
  DECLINED: msg({ id: 'auditTerm.declined', message: 'Declined' }),
};

const LANGUAGES: Terms = {
  fr: msg({ id: 'auditTerm.french', message: 'French' }),
  en: msg({ id: 'auditTerm.english', message: 'English' }),
};

/** What codes mean, by the object or the part of one, and the field. */
export const TERMS: Readonly<Record<string, Terms>> = {
  'USER role': ROLES,
  'USER status': ACCOUNT_STATUSES,
  'USER language': LANGUAGES,
  'VENUE kind': VENUE_KINDS,
  'VENUE eventTypes': EVENT_TYPES,
  'VENUE amenities': AMENITIES,
  'VENUE reviewStatus': REVIEW_STATUSES,
  'CHANGE_REQUEST type': REQUEST_TYPES,
  'CHANGE_REQUEST status': REQUEST_STATUSES,
  'SUBSCRIPTION status': SUBSCRIPTION_STATUSES,
  'payments method': PAYMENT_TERMS,
  'payments status': PAYMENT_TERMS,
  'QUOTE_REQUEST state': QUOTE_STATES,
  'answers kind': ANSWER_KINDS,
  'MESSAGE state': MESSAGE_STATES,
  'calendarEntries state': CALENDAR_STATES,
  'calendarEntries repeats': CALENDAR_REPETITIONS,
};
