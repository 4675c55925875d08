import { expect, test } from 'vitest';
import { aContent } from '../content/managed-venue.factory.ts';
import { NEW_RATE } from './rate-form.ts';
import { NEW_ACCESS, NEW_ROOM, type VenueForm } from './venue-form.ts';
import { formOf } from './venue-input.ts';
import { venueIssues } from './venue-rules.ts';

const aForm = (given: Partial<VenueForm> = {}): VenueForm => ({ ...formOf(aContent()), ...given });
const codes = (form: VenueForm, complete = false) =>
  Object.fromEntries(Object.entries(venueIssues(form, complete)).map(([path, issue]) => [path, issue?.code]));

test('a whole venue is right', () => {
  expect(venueIssues(aForm(), true)).toEqual({});
});

test('a draft needs a name and a place, a review much more', () => {
  const bare = aForm({
    name: ' ',
    commune: null,
    postalCode: '',
    description: '',
    address: '',
    eventTypes: [],
    rooms: [],
    contactEmail: '',
    contactPhone: '',
  });
  expect(codes(bare)).toEqual({ name: 'required', postalCode: 'required', commune: 'required' });
  expect(Object.keys(venueIssues(bare, true))).toEqual([
    'name',
    'description',
    'eventTypes',
    'address',
    'postalCode',
    'commune',
    'rooms',
    'contactEmail',
    'contactPhone',
  ]);
});

test('a room says for a review how many people it holds', () => {
  const form = aForm({ rooms: [{ ...NEW_ROOM, name: 'Salon' }] });
  expect(codes(form)).toEqual({});
  expect(codes(form, true)).toEqual({ 'rooms.0.capacities.THEATRE': 'capacityNeeded' });
});

test.each([
  ['12,5', 'notWhole'],
  ['beaucoup', 'notWhole'],
  ['0', 'tooSmall'],
  ['999999', 'tooGreat'],
  ['1 200', undefined],
])('an area of “%s” is %s', (areaSqm, code) => {
  const form = aForm({ rooms: [{ ...NEW_ROOM, name: 'Salon', areaSqm }] });
  expect(codes(form)['rooms.0.areaSqm']).toBe(code);
});

test.each([
  ['domaine-des-ormes', undefined],
  ['', undefined],
  ['Domaine', 'notSlug'],
  ['deux--traits', 'notSlug'],
  ['0b5e7a0e-7c0e-4c53-8b52-6a1e0f0f0f0f', 'notSlug'],
])('the slug “%s”', (slug, code) => {
  expect(codes(aForm({ slug }))['slug']).toBe(code);
});

test.each([
  [{ latitude: '45,75', longitude: '-4.83' }, {}],
  [{ latitude: '', longitude: ' ' }, {}],
  [{ latitude: '45,75', longitude: '' }, { 'position.longitude': 'required' }],
  [
    { latitude: '96', longitude: 'abc' },
    { 'position.latitude': 'notCoordinate', 'position.longitude': 'notCoordinate' },
  ],
])('the coordinates %o', (position, wrong) => {
  expect(codes(aForm({ position }))).toEqual(wrong);
});

test.each([
  ['22,55', undefined],
  ['1 200,5 €', undefined],
  ['22,555', 'tooManyDecimals'],
  ['vingt', 'notNumber'],
])('a price of “%s” is %s', (net, code) => {
  const components = { ...NEW_RATE.components, LUNCH: { ...NEW_RATE.components.LUNCH, net } };
  expect(codes(aForm({ rates: [{ ...NEW_RATE, components }] }))['rates.0.components.LUNCH.net']).toBe(code);
});

test('an added line is not right before it says something', () => {
  expect(codes(aForm({ accesses: [NEW_ACCESS] }))).toEqual({
    'accesses.0.name': 'required',
    'accesses.0.minutes': 'required',
  });
});
