import { VENUE_LIMITS } from '../../../schema/owner-limits.ts';
import type { CompletenessFacts } from './venue-completeness.ts';
import { CheckState, VenueCheck } from './venue-admin.enums.ts';
import type { VenueCheckResult } from './venue-admin.types.ts';
import type { RoomContent } from './venue-content.ts';

/** The facts about a venue and its owner that the checklist uses. */
export interface ChecklistFacts extends CompletenessFacts {
  /** The missing fields without which it cannot be submitted. */
  required: number;
  photosWithoutText: number;
  roomList: readonly Pick<RoomContent, 'areaSqm' | 'capacities'>[];
  /** Kilometres from the centre of its commune; null = unknown. */
  kmFromCommune: number | null;
  /** Other venues of the same name in the same commune. */
  twins: number;
  /** Null = there is no owner. */
  owner: { approved: boolean; verified: boolean } | null;
  /** The remaining published venues of the owner's plan; null = no limit. */
  placesLeft: number | null;
}

/** The thresholds of a complete presentation. */
const FULL_DESCRIPTION = 400;
const ENOUGH_PHOTOS = 5;
/** The greatest distance from the centre of an average commune, and of any commune. */
const USUAL_KM = 8;
const FARTHEST_KM = 20;

const { GOOD, LOOK, WRONG } = CheckState;

/** The points of the checklist with their results, in their order. */
export function checklistOf(facts: ChecklistFacts): VenueCheckResult[] {
  const found: Record<VenueCheck, [state: CheckState, value: number | null]> = {
    PARTS: [facts.required === 0 ? GOOD : WRONG, facts.required],
    DESCRIPTION: [graded(facts.descriptionLength, FULL_DESCRIPTION), facts.descriptionLength],
    PHOTOS: [graded(facts.photos, ENOUGH_PHOTOS), facts.photos],
    PHOTO_TEXTS: [facts.photosWithoutText === 0 ? GOOD : LOOK, facts.photosWithoutText],
    CONTACT: [facts.contactEmail && facts.contactPhone ? GOOD : WRONG, null],
    ROOMS: [facts.rooms > 0 && facts.roomsWithCapacity === facts.rooms ? GOOD : WRONG, facts.rooms],
    CAPACITIES: overcrowdedRooms(facts.roomList),
    POSITION: [facts.preciselyPlaced ? GOOD : LOOK, null],
    POSITION_IN_COMMUNE: near(facts.kmFromCommune),
    UNIQUE: [facts.twins === 0 ? GOOD : WRONG, facts.twins],
    OWNER: [!facts.owner?.approved ? WRONG : facts.owner.verified ? GOOD : LOOK, null],
    PLAN: [facts.placesLeft === null || facts.placesLeft > 0 ? GOOD : LOOK, facts.placesLeft],
  };
  return Object.values(VenueCheck).map((check) => ({ check, state: found[check][0], value: found[check][1] }));
}

function graded(count: number, enough: number): CheckState {
  if (count >= enough) return GOOD;
  return count > 0 ? LOOK : WRONG;
}

function overcrowdedRooms(rooms: ChecklistFacts['roomList']): [CheckState, number] {
  const count = rooms.filter(({ areaSqm, capacities }) => {
    const most = Math.max(0, ...Object.values(capacities));
    return areaSqm !== null && most > areaSqm * VENUE_LIMITS.mostPeopleASqm;
  }).length;
  return [count === 0 ? GOOD : WRONG, count];
}

function near(km: number | null): [CheckState, number | null] {
  if (km === null) return [LOOK, null];
  return [km <= USUAL_KM ? GOOD : km <= FARTHEST_KM ? LOOK : WRONG, Math.round(km)];
}
