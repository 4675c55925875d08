import { expect, test } from 'vitest';
import { placeOf } from './notification-labels.ts';

const link = '/somewhere';

test.each([
  ['NEW_ESTABLISHMENT', 'ADMIN', '/admin/establishments'],
  ['NEW_ESTABLISHMENT', 'TEAM', '/admin/establishments'],
  ['CHANGE_REQUEST', 'ADMIN', '/admin/change-requests'],
  ['SUBSCRIPTION_EXPIRED', 'ADMIN', '/admin/subscriptions'],
  ['SUBSCRIPTION_EXPIRED', 'CLIENT', link],
  ['ESTABLISHMENT_APPROVED', 'CLIENT', '/dashboard/manage-establishments'],
  ['CHANGE_REQUEST_APPROVED', 'CLIENT', '/dashboard/manage-establishments'],
  ['CHANGE_REQUEST_REJECTED', 'CLIENT', '/dashboard/manage-establishments'],
  ['QUOTE_REQUEST', 'ADMIN', link],
  ['NEW_REGISTRATION', 'ADMIN', link],
] as const)('a click on %s leads %s to %s', (type, role, place) => {
  expect(placeOf({ type, link }, role)).toBe(place);
});
