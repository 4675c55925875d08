import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import {
  AccessType,
  Amenity,
  EventType,
  PositionPrecision,
  ReviewStatus,
  RoomLayout,
  VenueKind,
} from '../features/venues/venue.enums.ts';
import { CAPACITY_BANDS, STARS } from '../../schema/constants.ts';
import { NAMED_VENUES } from './demo-flags.ts';
import { demoAccounts, demoOwners } from './demo-people.ts';
import { DEMO_SCENES } from './demo-venue.types.ts';
import { demoVenues } from './demo-venues.ts';

interface OfficialCommune {
  code: string;
  type: string;
  region?: string;
  codesPostaux?: string[];
}

const communes = new Map(
  (
    JSON.parse(
      readFileSync(
        createRequire(import.meta.url).resolve('@etalab/decoupage-administratif/data/communes.json'),
        'utf8',
      ),
    ) as OfficialCommune[]
  )
    .filter((commune) => commune.type === 'commune-actuelle' || commune.type === 'arrondissement-municipal')
    .map((commune) => [commune.code, commune]),
);
const METROPOLITAN_REGIONS = ['11', '24', '27', '28', '32', '44', '52', '53', '75', '76', '84', '93', '94'];
const FICTION_PHONE = /^(01 99 00|02 61 91|03 53 01|04 65 71|05 36 49) \d\d \d\d$/;

const venues = demoVenues();
const publicVenues = venues.filter((venue) => venue.reviewStatus === ReviewStatus.APPROVED && venue.isPublished);
const sentencesOf = (text: string): string[] => text.split(/(?<=[.…]|\u202f[!?])\s+/);
const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
const largestRoom = (venue: (typeof venues)[number]): number =>
  Math.max(...venue.content.rooms.flatMap((room) => Object.values(room.capacities)));
const countOf = (code: string): number => publicVenues.filter(({ content }) => content.communeCode === code).length;

const NUMBERS = 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');

describe('demo world: what does not contradict itself', () => {
  it('has no hotel stars on a barge', () => {
    const barges = venues.filter(({ content }) => content.kind === VenueKind.BARGE);
    expect(barges.filter(({ content }) => content.category !== null).map(({ content }) => content.name)).toEqual([]);
  });

  it('speaks of no more rooms than the table has', () => {
    const boasting = venues.flatMap(({ content: { name, description, paragraphs, rooms } }) => {
      const text = [description, ...paragraphs.flatMap((one) => [one.title, one.text])].join(' ').toLowerCase();
      const told = [...text.matchAll(/(?<![-\p{L}])(\p{L}+) salles/gu)].map(([, word]) => NUMBERS.indexOf(word!) + 2);
      return Math.max(0, ...told.filter((count) => count > 1)) > rooms.length ? [`${name}: ${rooms.length}`] : [];
    });
    expect(boasting).toEqual([]);
  });
});

describe('demo world: spread', () => {
  it('has 160 venues or more, eight public ones or more in every metropolitan region', () => {
    expect(venues.length).toBeGreaterThanOrEqual(160);
    const regions = publicVenues.map(({ content }) => communes.get(content.communeCode)?.region);
    const poor = METROPOLITAN_REGIONS.filter((region) => regions.filter((one) => one === region).length < 8);
    expect(poor).toEqual([]);
  });

  it('covers the cities that a visitor tries first', () => {
    const starting = (prefix: string): string[] =>
      publicVenues.map(({ content }) => content.communeCode).filter((code) => code.startsWith(prefix));
    expect(starting('6938').length).toBeGreaterThanOrEqual(8);
    expect(starting('751').length).toBeGreaterThanOrEqual(14);
    expect(new Set(starting('751')).size).toBeGreaterThanOrEqual(14);
    expect(starting('132').length).toBeGreaterThanOrEqual(3);
    const cities = ['59350', '44109', '33063', '31555', '67482', '35238', '06088', '74010', '14220', '51454', '21231'];
    expect([...cities, '2A004', '42218'].filter((code) => countOf(code) === 0)).toEqual([]);
  });

  it('shows every kind, event type, amenity, access type, number of stars and capacity band', () => {
    const contents = publicVenues.map(({ content }) => content);
    expect(new Set(contents.map(({ kind }) => kind))).toEqual(new Set(Object.values(VenueKind)));
    expect(new Set(contents.flatMap(({ eventTypes }) => eventTypes))).toEqual(new Set(Object.values(EventType)));
    expect(new Set(contents.flatMap(({ amenities }) => amenities))).toEqual(new Set(Object.values(Amenity)));
    expect(new Set(contents.flatMap(({ accesses }) => accesses.map(({ type }) => type)))).toEqual(
      new Set(Object.values(AccessType)),
    );
    const withStars = (stars: number | null): number => contents.filter(({ category }) => category === stars).length;
    for (let stars: number = STARS.min; stars <= STARS.max; stars += 1) expect(withStars(stars)).toBeGreaterThan(0);
    expect(withStars(1) + withStars(2)).toBeLessThan(withStars(3));
    expect(withStars(null)).toBeGreaterThan(0);
    expect(withStars(null)).toBeLessThan(contents.length / 6);
    for (const { min, max } of Object.values(CAPACITY_BANDS)) {
      const inBand = publicVenues.filter((venue) =>
        venue.content.rooms.some((room) =>
          Object.values(room.capacities).some((people) => people >= min && (max === null || people <= max)),
        ),
      );
      expect(inBand.length).toBeGreaterThan(10);
    }
    expect(publicVenues.filter((venue) => largestRoom(venue) >= 500).length).toBeGreaterThan(8);
    expect(publicVenues.filter((venue) => largestRoom(venue) <= 70).length).toBeGreaterThan(3);
  });
});

describe('demo world: review, owners and home page', () => {
  it('hides three to six venues, in every state of moderation', () => {
    const hidden = venues.filter((venue) => !publicVenues.includes(venue));
    expect(hidden.length).toBeGreaterThanOrEqual(3);
    expect(hidden.length).toBeLessThanOrEqual(6);
    expect(new Set(hidden.map(({ reviewStatus }) => reviewStatus))).toEqual(new Set(Object.values(ReviewStatus)));
    for (const venue of hidden) expect(venue.isPublished).toBe(false);
  });

  it('gives six venues to the demo client, one a draft and one pending, and some to everybody else', () => {
    const owners = demoOwners();
    expect(owners).toHaveLength(30);
    const clients = venues.filter(({ ownerIndex }) => ownerIndex === 0);
    expect(clients.map(({ reviewStatus }) => reviewStatus).sort()).toEqual([
      ...Array.from({ length: 4 }, () => ReviewStatus.APPROVED),
      ReviewStatus.DRAFT,
      ReviewStatus.PENDING,
    ]);
    expect(new Set(venues.map(({ ownerIndex }) => ownerIndex))).toEqual(new Set(owners.keys()));
  });

  it('has people with fictional addresses and the three accounts to sign in with', () => {
    expect(demoAccounts().map(({ email, role }) => `${role} ${email}`)).toEqual([
      'ADMIN admin@pleniere.test',
      'TEAM team@pleniere.test',
      'CLIENT client@pleniere.test',
    ]);
    expect(demoAccounts()[2]).toEqual(demoOwners()[0]);
    expect(new Set(demoOwners().map(({ email }) => email)).size).toBe(30);
    for (const { email, phone } of [...demoOwners(), ...demoAccounts()]) {
      expect(email).toMatch(/^[a-z.-]+@([a-z-]+\.example|pleniere\.test)$/);
      expect(phone).toMatch(FICTION_PHONE);
    }
  });

  it('sets the places of the home page on public venues', () => {
    const names = new Set(venues.map(({ content }) => content.name));
    expect(NAMED_VENUES.filter((name) => !names.has(name))).toEqual([]);
    const flagged = publicVenues.map(({ flags }) => flags);
    expect(flagged.filter(({ featured }) => featured)).toHaveLength(10);
    expect(flagged.filter(({ premierPage }) => premierPage)).toHaveLength(6);
    expect(flagged.filter(({ favourite }) => favourite).length).toBeGreaterThanOrEqual(12);
    expect(new Set(flagged.flatMap(({ top5Order }) => top5Order ?? []))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(flagged.filter(({ top5Order }) => top5Order !== null)).toHaveLength(5);
    const slides = flagged.filter(({ sliderOrder }) => sliderOrder !== null);
    expect(slides).toHaveLength(6);
    expect(new Set(slides.map(({ sliderOrder }) => sliderOrder))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(slides.filter(({ sliderEnd }) => sliderEnd !== null && sliderEnd < '2026-01-01')).toHaveLength(1);
  });
});

describe('demo world: every venue', () => {
  it('is the same at every call', () => {
    expect(demoVenues()).toEqual(venues);
    expect(new Set(venues.map(({ content }) => content.name)).size).toBe(venues.length);
    expect(new Set(venues.map(({ content }) => content.contactPhone)).size).toBe(venues.length);
  });

  it.each(venues.map((venue) => [venue.content.name, venue] as const))('%s is complete and true', (_, venue) => {
    const { content } = venue;
    const commune = communes.get(content.communeCode);
    expect(commune?.codesPostaux).toContain(content.postalCode);
    expect(content.positionPrecision).toBe(PositionPrecision.ADDRESS);
    expect(content.latitude).toBeGreaterThan(41.3);
    expect(content.latitude).toBeLessThan(51.1);
    expect(content.longitude).toBeGreaterThan(-5);
    expect(content.longitude).toBeLessThan(9.6);
    expect(content.contactPhone).toMatch(FICTION_PHONE);
    expect(content.contactEmail).toMatch(/^[a-z]+@[a-z0-9-]+\.example$/);
    expect(content.website ?? 'https://none.example').toMatch(/^https:\/\/[a-z0-9-]+\.example$/);
    expect(content.amenities.length).toBeGreaterThanOrEqual(8);
    expect(content.amenities.length).toBeLessThanOrEqual(18);
    expect(content.accesses.length).toBeGreaterThanOrEqual(2);
    expect(content.accesses.length).toBeLessThanOrEqual(4);
    expect(content.pointsOfInterest.length).toBeGreaterThanOrEqual(2);
    expect(content.pointsOfInterest.length).toBeLessThanOrEqual(4);
    expect(content.activities.length).toBeGreaterThanOrEqual(2);
    expect(content.activities.length).toBeLessThanOrEqual(5);
    expect(content.paragraphs.length).toBeGreaterThanOrEqual(2);
    expect(content.paragraphs.length).toBeLessThanOrEqual(3);
    expect(content.eventTypes.length).toBeGreaterThan(0);
    for (const scene of venue.scenes) expect(DEMO_SCENES).toContain(scene);
    expect(venue.scenes.length).toBeGreaterThanOrEqual(4);
  });

  it.each(venues.map((venue) => [venue.content.name, venue] as const))('%s has credible rooms', (_, { content }) => {
    expect(content.rooms.length).toBeGreaterThanOrEqual(3);
    expect(content.rooms.length).toBeLessThanOrEqual(6);
    for (const room of content.rooms) {
      const area = room.areaSqm ?? 0;
      expect(Object.keys(room.capacities).length).toBeGreaterThan(0);
      for (const people of Object.values(room.capacities)) expect(people / area).toBeLessThanOrEqual(1.2);
      expect(area < 34 && room.capacities[RoomLayout.COCKTAIL] !== undefined).toBe(false);
      expect(room.ceilingHeightM ?? Infinity).toBeGreaterThanOrEqual(2.1);
    }
    const sleeps = [EventType.SEMINAIRE_RESIDENTIEL, EventType.SEMINAIRE_SEMI_RESIDENTIEL];
    expect(content.eventTypes.some((type) => sleeps.includes(type)) && (content.bedrooms ?? 0) < 8).toBe(false);
    expect(content.kind === VenueKind.LOFT && content.bedrooms !== null).toBe(false);
    expect(content.sleeps === null).toBe(content.bedrooms === null);
  });
});

describe('demo world: prose', () => {
  it.each(venues.map(({ content }) => [content.name, content] as const))('%s is well set', (_, content) => {
    const words = wordsOf(content.description).length;
    expect(words).toBeGreaterThanOrEqual(60);
    expect(words).toBeLessThanOrEqual(130);
    expect(sentencesOf(content.description).length).toBeGreaterThanOrEqual(3);
    const texts = [
      content.name,
      content.description,
      content.address,
      ...content.paragraphs.flatMap(({ title, text }) => [title, text]),
      ...content.rooms.flatMap(({ name, description }) => [name, description ?? '']),
      ...content.activities.flatMap(({ name, description }) => [name, description ?? '']),
    ];
    for (const text of texts) {
      expect(text).not.toMatch(/'|"|\.\.\.|lorem| {2}/i);
      expect(text).not.toMatch(/[^\u202f][;:!?»]|«[^\u202f]/);
    }
  });

  it('repeats no sentence in more than three venues, and no two descriptions share more than a quarter', () => {
    const uses = new Map<string, number>();
    for (const { content } of venues) {
      const texts = [content.description, ...content.paragraphs.map(({ text }) => text)];
      for (const sentence of new Set(texts.flatMap(sentencesOf))) uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
    }
    expect([...uses].filter(([, count]) => count > 3)).toEqual([]);
    const descriptions = venues.map(({ content }) => new Set(sentencesOf(content.description)));
    for (const [index, one] of descriptions.entries()) {
      for (const other of descriptions.slice(index + 1)) {
        expect([...one].filter((sentence) => other.has(sentence)).length / one.size).toBeLessThanOrEqual(0.25);
      }
    }
  });
});
