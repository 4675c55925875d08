import { expect, test } from 'vitest';
import { type ChecklistFacts, checklistOf } from './venue-checklist.ts';
import { CheckState } from './venue-admin.enums.ts';

const GOOD: ChecklistFacts = {
  descriptionLength: 800,
  address: true,
  preciselyPlaced: true,
  photos: 6,
  eventTypes: 2,
  rooms: 1,
  roomsWithCapacity: 1,
  contactEmail: true,
  contactPhone: true,
  contactName: true,
  website: true,
  amenities: 6,
  rates: 1,
  accesses: 1,
  pointsOfInterest: 1,
  activities: 1,
  paragraphs: 1,
  required: 0,
  photosWithoutText: 0,
  roomList: [{ areaSqm: 100, capacities: { THEATRE: 120 } }],
  kmFromCommune: 2,
  twins: 0,
  owner: { approved: true, verified: true },
  placesLeft: null,
};

const remarks = (given: Partial<ChecklistFacts>): Record<string, [CheckState, number | null]> =>
  Object.fromEntries(
    checklistOf({ ...GOOD, ...given })
      .filter(({ state }) => state !== CheckState.GOOD)
      .map(({ check, state, value }) => [check, [state, value]]),
  );

test('nothing is remarked of a venue that is as it should be', () => {
  expect(remarks({})).toEqual({});
});

test.each<[string, Partial<ChecklistFacts>, Record<string, [string, number | null]>]>([
  ['a part is missing', { required: 2 }, { PARTS: ['WRONG', 2] }],
  ['few words', { descriptionLength: 120 }, { DESCRIPTION: ['LOOK', 120] }],
  ['few photos', { photos: 1 }, { PHOTOS: ['LOOK', 1] }],
  ['no photo', { photos: 0 }, { PHOTOS: ['WRONG', 0] }],
  ['a photo without a text', { photosWithoutText: 1 }, { PHOTO_TEXTS: ['LOOK', 1] }],
  ['no telephone', { contactPhone: false }, { CONTACT: ['WRONG', null] }],
  ['a room for nobody', { rooms: 2 }, { ROOMS: ['WRONG', 2] }],
  [
    'more people than the floor carries',
    { roomList: [{ areaSqm: 20, capacities: { COCKTAIL: 60 } }] },
    { CAPACITIES: ['WRONG', 1] },
  ],
  ['nobody has put the marker', { preciselyPlaced: false }, { POSITION: ['LOOK', null] }],
  ['a little out of the way', { kmFromCommune: 12.4 }, { POSITION_IN_COMMUNE: ['LOOK', 12] }],
  ['elsewhere', { kmFromCommune: 300 }, { POSITION_IN_COMMUNE: ['WRONG', 300] }],
  ['a namesake', { twins: 1 }, { UNIQUE: ['WRONG', 1] }],
  ['nobody’s', { owner: null }, { OWNER: ['WRONG', null] }],
  ['an address that was not proved', { owner: { approved: true, verified: false } }, { OWNER: ['LOOK', null] }],
  ['no room in the plan', { placesLeft: 0 }, { PLAN: ['LOOK', 0] }],
])('%s', (_, given, expected) => {
  expect(remarks(given)).toEqual(expected);
});
