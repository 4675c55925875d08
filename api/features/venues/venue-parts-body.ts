import type { BodyReader } from '../../platform/http/body-reader.ts';
import { wordOf, wordsOf } from '../../platform/http/words.ts';
import {
  AccessInput,
  ActivityInput,
  LayoutCapacityInput,
  ParagraphInput,
  PointOfInterestInput,
  RoomInput,
} from './venue-part.inputs.ts';
import { AccessType, RoomLayout, TravelMode } from './venue.enums.ts';

const LAYOUT_WORDS = wordsOf(RoomLayout);
const ACCESS_WORDS = wordsOf(AccessType);
const MODE_WORDS = wordsOf(TravelMode);

/* What is missing is left to the rules, which call it `required`. */

export function readRoom(part: BodyReader): RoomInput {
  return Object.assign(new RoomInput(), {
    name: part.text('name') ?? '',
    description: part.text('description'),
    areaSqm: part.number('areaSqm'),
    ceilingHeightM: part.number('ceilingHeightM'),
    daylight: part.flag('daylight'),
    stepFree: part.flag('stepFree'),
    capacities: capacitiesOf(part),
  });
}

export function readAccess(part: BodyReader): AccessInput {
  return Object.assign(new AccessInput(), {
    type: part.known('type', ACCESS_WORDS),
    name: part.text('name') ?? '',
    minutes: part.number('minutes'),
    mode: part.known('mode', MODE_WORDS),
  });
}

export function readPointOfInterest(part: BodyReader): PointOfInterestInput {
  return Object.assign(new PointOfInterestInput(), {
    name: part.text('name') ?? '',
    distanceKm: part.number('distanceKm'),
  });
}

export function readActivity(part: BodyReader): ActivityInput {
  return Object.assign(new ActivityInput(), {
    name: part.text('name') ?? '',
    description: part.text('description'),
    onSite: part.flag('onSite'),
  });
}

export function readParagraph(part: BodyReader): ParagraphInput {
  return Object.assign(new ParagraphInput(), { title: part.text('title') ?? '', text: part.text('text') ?? '' });
}

/** People by layout; a number alone is of those who sit in rows. */
function capacitiesOf(part: BodyReader): LayoutCapacityInput[] {
  const layouts = part.part('capacities');
  const capacity = part.number('capacity');
  if (!layouts) return capacity ? [layoutOf(RoomLayout.THEATRE, capacity)] : [];
  return layouts.names().flatMap((name) => {
    const layout = LAYOUT_WORDS.get(wordOf(name));
    const people = layouts.number(name);
    if (!layout) layouts.refuse(name, 'unknownValue', { allowed: [...LAYOUT_WORDS.keys()].join(', ') });
    return layout && people !== undefined ? [layoutOf(layout, people)] : [];
  });
}

function layoutOf(layout: RoomLayout, capacity: number): LayoutCapacityInput {
  return Object.assign(new LayoutCapacityInput(), { layout, capacity });
}
