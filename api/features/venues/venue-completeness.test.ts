import { expect, test } from 'vitest';
import { completenessOf, type CompletenessFacts, FIELD_OF_GAP } from './venue-completeness.ts';
import { VenueGap } from './venue-management.enums.ts';

const NOTHING: CompletenessFacts = {
  descriptionLength: 0,
  address: false,
  preciselyPlaced: false,
  photos: 0,
  eventTypes: 0,
  rooms: 0,
  roomsWithCapacity: 0,
  contactEmail: false,
  contactPhone: false,
  contactName: false,
  website: false,
  amenities: 0,
  rates: 0,
  accesses: 0,
  pointsOfInterest: 0,
  activities: 0,
  paragraphs: 0,
};
const EVERYTHING: CompletenessFacts = {
  descriptionLength: 800,
  address: true,
  preciselyPlaced: true,
  photos: 6,
  eventTypes: 2,
  rooms: 2,
  roomsWithCapacity: 2,
  contactEmail: true,
  contactPhone: true,
  contactName: true,
  website: true,
  amenities: 9,
  rates: 1,
  accesses: 1,
  pointsOfInterest: 1,
  activities: 1,
  paragraphs: 1,
};

test('of nothing is 0 %, and everything is missing in the order in which it is best added', () => {
  const nothing = completenessOf(NOTHING);
  expect(nothing).toMatchObject({ percent: 0, missing: Object.values(VenueGap), next: VenueGap.DESCRIPTION });
});

test('of everything is 100 %, and nothing is next', () => {
  expect(completenessOf(EVERYTHING)).toEqual({ percent: 100, missing: [], next: null, required: [] });
});

test.each<[VenueGap, Partial<CompletenessFacts>, boolean]>([
  [VenueGap.PHOTO, { photos: 0 }, true],
  [VenueGap.MORE_PHOTOS, { photos: 4 }, false],
  [VenueGap.LONGER_DESCRIPTION, { descriptionLength: 399 }, false],
  [VenueGap.CAPACITIES, { roomsWithCapacity: 1 }, true],
  [VenueGap.POSITION, { preciselyPlaced: false }, false],
  [VenueGap.CONTACT_PHONE, { contactPhone: false }, true],
  [VenueGap.AMENITIES, { amenities: 4 }, false],
])('without %s it says so, and whether that stands in the way of the review', (gap, facts, required) => {
  const found = completenessOf({ ...EVERYTHING, ...facts });
  expect(found.missing).toContain(gap);
  expect(found.required.includes(gap)).toBe(required);
  expect(found.percent).toBeLessThan(100);
});

test('each gap has a field that fills it', () => {
  expect(Object.keys(FIELD_OF_GAP).toSorted()).toEqual(Object.values(VenueGap).toSorted());
});
