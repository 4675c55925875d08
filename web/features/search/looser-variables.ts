import { hasCondition, toFilter, without, type Condition, type SearchParams } from './search-params.ts';

/** Filters of the search without each of its conditions, in the words of the query. */
export function looserVariables(params: SearchParams) {
  const filter = (condition: Condition) => toFilter(without(params, condition));
  const has = (condition: Condition) => hasCondition(params, condition);
  return {
    text: filter('text'),
    location: filter('location'),
    near: filter('near'),
    kinds: filter('kinds'),
    eventTypes: filter('eventTypes'),
    capacity: filter('capacity'),
    categories: filter('categories'),
    layouts: filter('layouts'),
    bedrooms: filter('bedrooms'),
    station: filter('station'),
    amenities: filter('amenities'),
    promotion: filter('promotion'),
    bounds: filter('bounds'),
    places: { location: [...params.locations] },
    hasText: has('text'),
    hasLocation: has('location'),
    hasNear: has('near'),
    hasKinds: has('kinds'),
    hasEventTypes: has('eventTypes'),
    hasCapacity: has('capacity'),
    hasCategories: has('categories'),
    hasLayouts: has('layouts'),
    hasBedrooms: has('bedrooms'),
    hasStation: has('station'),
    hasAmenities: has('amenities'),
    hasPromotion: has('promotion'),
    hasBounds: has('bounds'),
  };
}
