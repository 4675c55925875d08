import { msg } from '@lingui/core/macro';
import { AMENITY_GROUP_TITLES } from '../../../lib/amenity-groups.ts';
import { EVENT_TYPES, useTerm } from '../../../lib/terms.ts';
import { AMENITIES, ROOM_LAYOUTS } from '../../../lib/venue-terms.ts';
import { ACCESS_TYPES } from '../../../lib/venue-labels.ts';
import type { ComparisonRow, FigureName } from './comparison-rows.ts';

/** Titles of the themes. */
export const GROUP_TITLES = {
  general: msg({ id: 'comparison.general', message: 'At a glance' }),
  rooms: msg({ id: 'comparison.rooms', message: 'Largest room (people)' }),
  sleeping: msg({ id: 'comparison.sleeping', message: 'Overnight stay' }),
  access: msg({ id: 'comparison.access', message: 'Nearest access' }),
  events: msg({ id: 'comparison.events', message: 'Made for' }),
  ...AMENITY_GROUP_TITLES,
  leisureTime: msg({ id: 'comparison.activities', message: 'Team activities' }),
} as const;

const FIGURE_NAMES = {
  category: msg({ id: 'comparison.category', message: 'Stars' }),
  roomCount: msg({ id: 'comparison.roomCount', message: 'Number of rooms' }),
  bedrooms: msg({ id: 'comparison.bedrooms', message: 'Bedrooms' }),
  sleeps: msg({ id: 'comparison.sleeps', message: 'Sleeps' }),
} as const satisfies Record<FigureName, unknown>;

const LIST_NAMES = {
  availability: msg({ id: 'comparison.availability', message: 'Your dates' }),
  estimate: msg({ id: 'comparison.estimate', message: 'Your event, estimate' }),
  price: msg({ id: 'comparison.price', message: 'From, excl. VAT' }),
  most: msg({ id: 'comparison.atMost', message: 'At most' }),
  activities: msg({ id: 'comparison.toDo', message: 'On site and nearby' }),
  promotions: msg({ id: 'comparison.promotions', message: 'Current offers' }),
} as const;

/** What a row is called in the language of the page. */
export function useRowName(): (row: ComparisonRow) => string {
  const figure = useTerm(FIGURE_NAMES);
  const layout = useTerm(ROOM_LAYOUTS);
  const access = useTerm(ACCESS_TYPES);
  const amenity = useTerm(AMENITIES);
  const eventType = useTerm(EVENT_TYPES);
  const list = useTerm(LIST_NAMES);
  return (row) => {
    switch (row.kind) {
      case 'figure':
        return figure(row.name);
      case 'layout':
        return layout(row.name);
      case 'access':
        return access(row.name);
      case 'amenity':
        return amenity(row.name);
      case 'eventType':
        return eventType(row.name);
      case 'most':
      case 'price':
      case 'estimate':
      case 'availability':
      case 'activities':
      case 'promotions':
        return list(row.name);
    }
  };
}
