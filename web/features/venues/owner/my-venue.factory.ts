import type { MyVenue } from './my-venue.ts';

/** A venue in the list of its owner. */
export const aMyVenue = (status: MyVenue['status']): MyVenue => ({
  id: 'v-1',
  slug: 'manoir-lyon',
  name: 'Manoir d’essai',
  kind: 'CHATEAU',
  city: 'Lyon',
  status,
  rejectionReason: null,
  isPublic: false,
  subscriptionExpired: false,
  isBeyondPlan: false,
  pendingChange: null,
  completeness: { percent: 40, missing: ['PHOTO', 'RATES'], next: 'PHOTO' },
  changedAt: '2026-11-20T10:00:00.000Z',
  deletedAt: null,
  availableActions: ['EDIT'],
  photo: null,
});
