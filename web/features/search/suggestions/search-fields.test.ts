import { describe, expect, it } from 'vitest';
import { locationParameter, placeBeingTyped, withPlace } from './location-text.ts';
import { addressOf, BAND_SLUGS, bandText, capacityParameter, fieldsOf, NO_FIELDS } from './search-fields.ts';

describe('several places in one field', () => {
  it('completes what follows the last comma', () => {
    expect(placeBeingTyped('Lyon, par')).toBe('par');
    expect(placeBeingTyped('Lyon,')).toBe('');
    expect(placeBeingTyped('ly')).toBe('ly');
    expect(withPlace('ly', 'Lyon')).toBe('Lyon');
    expect(withPlace('Lyon,par', 'Paris')).toBe('Lyon, Paris');
    expect(withPlace(' , Lyon ,, x', 'Paris')).toBe('Lyon, Paris');
  });

  it('names a place once', () => {
    expect(withPlace('Paris, Lyon, par', 'Paris')).toBe('Lyon, Paris');
  });

  it('travels without empty parts', () => {
    expect(locationParameter(' Lyon , ,Paris,')).toBe('Lyon,Paris');
  });
});

describe('a capacity', () => {
  it.each([
    ['60', '60'],
    [' 1 200 ', '1200'],
    ['060', '60'],
    ['60 personnes', '60'],
    ['env. 60', '60'],
    ['1\u202f200 pers.', '1200'],
    ['50 à 60', ''],
    ['12,5', ''],
    ['1234567', ''],
    ['0', ''],
    ['-5', ''],
    ['1e3', ''],
    ['beaucoup', ''],
    ['50-100', '50-100'],
    ['plus-200', 'plus-200'],
    ['constructor', ''],
  ])('typed as “%s” asks for “%s”', (text, parameter) => {
    expect(capacityParameter(text)).toBe(parameter);
  });

  it('reads every band in the form that the field shows', () => {
    for (const band of BAND_SLUGS) expect(capacityParameter(bandText(band))).toBe(band);
  });
});

describe('the address of a search', () => {
  it('names only what is filled', () => {
    expect(addressOf(NO_FIELDS)).toBe('/establishments');
    expect(addressOf({ ...NO_FIELDS, capacity: '60' })).toBe('/establishments?capacity=60');
    expect(
      addressOf({ ...NO_FIELDS, location: 'Lyon, Île-de-France', eventType: 'journee-etude', capacity: '> 200' }),
    ).toBe('/establishments?location=Lyon,%C3%8Ele-de-France&eventType=journee-etude&capacity=plus-200');
  });

  it('gives back the fields that it was made of', () => {
    const fields = {
      ...NO_FIELDS,
      location: 'Saint-Étienne, Paris 2e',
      eventType: 'repas-d-affaire',
      capacity: '50–100',
    };
    expect(fieldsOf(addressOf(fields).split('?')[1] ?? '')).toEqual(fields);
  });

  it('show the text of a search, which stays one until it is changed', () => {
    const fields = fieldsOf('q=80+personnes%2C+lyon&eventType=journee-etude');
    expect(fields.location).toBe('80 personnes, lyon');
    expect(addressOf(fields)).toBe('/establishments?q=80+personnes,+lyon&eventType=journee-etude');
    expect(addressOf({ ...fields, location: 'Lille' })).toBe('/establishments?location=Lille&eventType=journee-etude');
    expect(fieldsOf('q=piscine&location=Lyon')).toMatchObject({ location: 'Lyon', text: '' });
  });

  it('leaves out what it does not know', () => {
    expect(fieldsOf('location=Lyon&location=Paris&eventType=fete&capacity=mille&category=4')).toEqual({
      location: 'Lyon, Paris',
      text: '',
      eventType: '',
      capacity: '',
    });
    expect(fieldsOf('eventType=journee-etude,conference-congres').eventType).toBe('');
  });
});
