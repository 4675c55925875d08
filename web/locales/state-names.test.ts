import type { MessageDescriptor } from '@lingui/core';
import { expect, test } from 'vitest';
import { LABELS } from '../../schema/labels.gen.ts';
import { TERMS } from '../features/audit/audit-terms.ts';
import { STATE_FILTERS, STATES } from '../features/messages/admin/admin-message.ts';
import { STATE_NAMES } from '../features/quotes/visitor/state-timeline.tsx';
import { createI18n, loadMessages } from '../lib/i18n.ts';
import { QUOTE_STATE_GROUPS, QUOTE_STATES } from '../lib/quote-states.ts';
import {
  REQUEST_STATUS_FILTERS,
  REQUEST_STATUSES,
  REQUEST_TYPE_FILTERS,
  REQUEST_TYPES,
} from '../features/venues/content/request-labels.ts';
import { STATUS_FILTERS, STATUSES } from '../features/venues/content/venue-status.tsx';

type Names = Readonly<Record<string, MessageDescriptor>>;

const inFrench = createI18n('fr', await loadMessages('fr'));
const inEnglish = createI18n('en', await loadMessages('en'));
const ofId = (id: string) => ({ fr: inFrench._(id), en: inEnglish._(id) });
const said = (names: Names) => Object.fromEntries(Object.entries(names).map(([state, { id }]) => [state, ofId(id)]));
/** Of one and of many it is the same name: without the endings of the plural. */
const stems = (names: Names) =>
  Object.fromEntries(
    Object.entries(said(names)).map(([state, { fr, en }]) => [
      state,
      [fr, en].map((name) => name.replace(/[sx]$/, '')),
    ]),
  );

/** What the badge of a subscription says (web/features/billing), and the filter over many. */
const SUBSCRIPTION_BADGES = {
  ACTIVE: { id: 'subscription.active' },
  CANCELLED: { id: 'subscription.cancelled' },
  EXPIRED: { id: 'subscription.expired' },
};
const SUBSCRIPTION_FILTERS = {
  ACTIVE: { id: 'billing.active' },
  CANCELLED: { id: 'billing.cancelled' },
  EXPIRED: { id: 'billing.expired' },
};
const { APPROVED: _one, ...statuses } = STATUSES;
const { CREATION: _queueOfItsOwn, ...requestTypes } = REQUEST_TYPES;
const { APPROVED: _many, ...statusFilters } = STATUS_FILTERS;

test.each<[string, Names, Names]>([
  ['quote request', QUOTE_STATES, QUOTE_STATE_GROUPS],
  ['change request', REQUEST_STATUSES, REQUEST_STATUS_FILTERS],
  ['request of a type', requestTypes, REQUEST_TYPE_FILTERS],
  ['venue', statuses, statusFilters],
  ['message', STATES, STATE_FILTERS],
  ['subscription', SUBSCRIPTION_BADGES, SUBSCRIPTION_FILTERS],
])('a state of a %s has the same name in its badge as in the filter over many', (_, one, many) => {
  expect(stems(many)).toEqual(stems(one));
});

test('of types of requests, badges name one and filters many', () => {
  const ends = (names: Names) => Object.values(said(names)).flatMap(({ fr, en }) => [fr.at(-1), en.at(-1)]);
  expect(ends(requestTypes)).not.toContain('s');
  expect(new Set(ends(REQUEST_TYPE_FILTERS))).toEqual(new Set('s'));
});

test('an approved venue is called so everywhere; the badge adds that it is not published', () => {
  const names = [STATUSES.APPROVED.id, STATUS_FILTERS.APPROVED.id, 'auditTerm.approved'].map(ofId);
  for (const { fr, en } of names) {
    expect(fr).toMatch(/^Approuvé/);
    expect(en).toMatch(/^Approved/);
  }
  const told = ['adminDashboard.venueApproved', 'notification.venueApproved', 'notification.venueRejected'].map(ofId);
  for (const { fr } of told) expect(fr).toMatch(/ approuvé/);
});

test.each<[string, Names]>([
  ['QUOTE_REQUEST state', QUOTE_STATES],
  ['CHANGE_REQUEST status', REQUEST_STATUSES],
  ['MESSAGE state', STATES],
  ['SUBSCRIPTION status', SUBSCRIPTION_BADGES],
  ['VENUE reviewStatus', { DRAFT: STATUSES.DRAFT, PENDING: STATUSES.PENDING, REJECTED: STATUSES.REJECTED }],
])('the audit log names a %s as its own screens do', (field, names) => {
  expect(said(TERMS[field] ?? {})).toMatchObject(said(names));
});

/**
 * Who asked reads what became of the request to them, not how the platform counts it: “forwarded” is “sent to the venues”, “rejected” is “not
 * forwarded”. Only that quotes have come is the same news for both.
 */
test('a planner reads each state of the request in words of their own, and quotes received as the house does', () => {
  const [own, house] = [said(STATE_NAMES), said(QUOTE_STATES)];
  expect(Object.keys(own)).toEqual(Object.keys(house));
  expect(new Set(Object.values(own).map(({ fr }) => fr)).size).toBe(Object.keys(own).length);
  expect(Object.keys(own).filter((state) => own[state]!.fr === house[state]!.fr)).toEqual(['ANSWERED']);
});

test('mails and exports have their names from these catalogues', () => {
  const labels: Readonly<Record<string, unknown>> = LABELS;
  for (const { id } of Object.values(QUOTE_STATES)) expect(labels, id).toHaveProperty([id]);
  expect(labels).toEqual(Object.fromEntries(Object.keys(labels).map((id) => [id, ofId(id)])));
});
