import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { searchAddress } from './addresses.ts';

const ILE_DE_FRANCE = [
  'Paris',
  'Hauts-de-Seine',
  'Seine-Saint-Denis',
  'Val-de-Marne',
  'Seine-et-Marne',
  'Yvelines',
  'Essonne',
  "Val-d'Oise",
];
const SEMINARS = ['seminaire-semi-residentiel', 'seminaire-residentiel'];

/** The “most searched” links of the specification (section 2). */
export const MOST_SEARCHED: readonly { name: MessageDescriptor; to: string }[] = [
  { name: msg({ id: 'mostSearched.fourStars', message: '4-star hotel' }), to: searchAddress({ category: 4 }) },
  { name: msg({ id: 'mostSearched.fiveStars', message: '5-star hotel' }), to: searchAddress({ category: 5 }) },
  {
    name: msg({ id: 'mostSearched.conference', message: 'Conference & congress' }),
    to: searchAddress({ eventType: 'conference-congres' }),
  },
  {
    name: msg({ id: 'mostSearched.evening', message: 'Evening & cocktail' }),
    to: searchAddress({ eventType: 'soiree-et-cocktail' }),
  },
  {
    name: msg({ id: 'mostSearched.seminar', message: 'Seminar' }),
    to: searchAddress({ eventType: SEMINARS.join(',') }),
  },
  {
    name: msg({ id: 'mostSearched.ileDeFrance', message: 'Île-de-France' }),
    to: searchAddress({ location: ILE_DE_FRANCE.join(',') }),
  },
];
