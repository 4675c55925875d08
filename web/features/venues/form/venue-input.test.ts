import { describe, expect, test } from 'vitest';
import { aContent, anEditedVenue } from '../content/managed-venue.factory.ts';
import { NEW_RATE } from './rate-form.ts';
import { NEW_ROOM } from './venue-form.ts';
import { VenueDraft } from './venue-draft.ts';
import { contentOf, formOf, inputOf, mergedForm } from './venue-input.ts';

test('what is read is sent as it was', () => {
  const content = aContent();
  expect(inputOf(formOf(content))).toEqual(inputOf(formOf(contentOf(formOf(content), content))));
  expect(inputOf(formOf(content)).rooms).toEqual(content.rooms);
});

test('only a placed marker is sent as a position', () => {
  expect(inputOf(formOf(aContent())).latitude).toBeNull();
  expect(inputOf(formOf(aContent({ positionPrecision: 'ADDRESS' }))).latitude).toBe(45.75);
});

test('numbers are read in French', () => {
  const form = formOf(aContent());
  form.rooms = [{ ...NEW_ROOM, name: 'Salon', areaSqm: '1 200', ceilingHeightM: '2,8' }];
  expect(inputOf(form).rooms?.[0]).toMatchObject({ areaSqm: 1200, ceilingHeightM: 2.8, capacities: [] });
});

describe('what is sent of a draft', () => {
  test('is what has changed, a commune with its postal code', () => {
    const draft = new VenueDraft(anEditedVenue());
    const form = {
      ...formOf(aContent()),
      commune: { code: '69383', name: 'Lyon 3e', centre: null },
      postalCode: '69003',
    };
    expect(draft.changes(formOf(aContent())).unsaved.count).toBe(0);
    expect(draft.changes(form)).toMatchObject({
      input: { communeCode: '69383', postalCode: '69003' },
      unsaved: { count: 1 },
    });
  });

  test('leaves out what is wrong', () => {
    const draft = new VenueDraft(anEditedVenue());
    const changes = draft.changes({ ...formOf(aContent()), bedrooms: 'douze', sleeps: '12' });
    expect(changes).toMatchObject({ input: { sleeps: 12 }, unsaved: { count: 2, heldBack: 1, incomplete: false } });
  });

  test('counts the wrong answers of a list, and what is no number though nothing stood there', () => {
    const draft = new VenueDraft(anEditedVenue());
    const form = {
      ...formOf(aContent()),
      rooms: [{ ...NEW_ROOM, areaSqm: 'abc', ceilingHeightM: '0' }],
      bedrooms: 'douze',
    };
    expect(draft.changes(form).unsaved).toMatchObject({ count: 2, heldBack: 2, wrong: 4 });
    const nowhere = { ...formOf(aContent()), position: { latitude: 'abc', longitude: 'abc' } };
    expect(draft.changes(nowhere)).toMatchObject({ input: {}, unsaved: { count: 1, heldBack: 1, wrong: 2 } });
  });

  test('leaves out what is not filled in yet, which is no mistake', () => {
    const draft = new VenueDraft(anEditedVenue());
    const changes = draft.changes({ ...formOf(aContent()), rates: [NEW_RATE], sleeps: '12' });
    expect(changes).toMatchObject({ input: { sleeps: 12 }, unsaved: { count: 2, heldBack: 1, incomplete: true } });
  });

  test('leaves out what the API refused, until it is another', () => {
    const draft = new VenueDraft(anEditedVenue());
    const form = { ...formOf(aContent()), slug: 'pris' };
    expect(draft.refused([{ path: 'input.slug', code: 'taken', params: [] }], form)).toEqual(['slug']);
    expect(draft.issues(form, false)).toEqual({ slug: { code: 'taken' } });
    expect(draft.changes(form).unsaved.heldBack).toBe(1);
    expect(draft.changes({ ...form, slug: 'libre' })).toMatchObject({
      input: { slug: 'libre' },
      unsaved: { heldBack: 0 },
    });
  });

  test('is counted from what was sent last', () => {
    const draft = new VenueDraft(anEditedVenue());
    const form = { ...formOf(aContent()), sleeps: '12' };
    draft.sent(draft.changes(form).input, anEditedVenue({ version: 2 }));
    expect(draft.version).toBe(2);
    expect(draft.changes(form).unsaved.count).toBe(0);
  });
});

test('of two versions, the fields that one has touched stay, the others are theirs', () => {
  const theirs = formOf(aContent({ name: 'Leur nom', description: 'Leur texte' }));
  const mine = { ...formOf(aContent()), description: 'Mon texte' };
  expect(mergedForm(theirs, mine, ['description'])).toMatchObject({ name: 'Leur nom', description: 'Mon texte' });
});
