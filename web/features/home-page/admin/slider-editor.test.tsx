import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { signedInAs } from '../../../testing/viewer.ts';
import { SliderEditor } from './slider-editor.tsx';
import {
  type ArrangeSliderMutationVariables,
  ArrangeSliderDocument,
  SliderContentDocument,
  VenuesToChooseDocument,
} from './home-content.gen.ts';

type Venue = Answer<typeof SliderContentDocument>['sliderContent']['entries'][number]['venue'];
type Card = Answer<typeof VenuesToChooseDocument>['searchVenues']['items'][number];
type Input = ArrangeSliderMutationVariables['input'];

/** What the server has, and what it is asked for. */
let held: Input['entries'];
let revision: number;
let asked: Input[];

const venue = (id: string): Venue => ({ ...card(id), isPublic: true });
const card = (id: string): Card => ({
  id,
  slug: `lieu-${id}`,
  name: `Lieu ${id}`,
  kind: 'HOTEL',
  city: 'Lyon',
  department: { code: '69', name: 'Rhône' },
  photo: null,
});
const content = () => ({
  revision: String(revision),
  entries: held.map(({ venueId, startsOn = null, endsOn = null }) => ({ startsOn, endsOn, venue: venue(venueId) })),
});
const entry = (venueId: string, startsOn: string | null = null) => ({ venueId, startsOn, endsOn: null });

beforeEach(() => {
  held = [entry('a'), entry('b', '2027-01-01'), entry('c')];
  revision = 1;
  asked = [];
  Element.prototype.scrollIntoView = () => {};
  server.use(
    ...signedInAs(),
    api.query(SliderContentDocument, () => ({ sliderContent: content() })),
    api.query(VenuesToChooseDocument, () => ({ searchVenues: { items: [card('a'), card('d')] } })),
    api.mutation(ArrangeSliderDocument, ({ variables }) => {
      const input = variables.input;
      asked.push(input);
      if (input.revision !== String(revision))
        return { arrangeSlider: { slider: null, errors: [{ __typename: 'Conflict', code: 'CONFLICT' }] } };
      held = input.entries;
      revision += 1;
      return { arrangeSlider: { slider: content(), errors: [] } };
    }),
  );
});

const open = async () => {
  const rendered = await renderWithApp(<SliderEditor />);
  await screen.findByRole('list', { name: 'Lieux du diaporama dans leur ordre' });
  return rendered;
};
const rows = () =>
  within(screen.getByRole('list', { name: 'Lieux du diaporama dans leur ordre' })).getAllByRole('listitem');
const ids = () => asked.at(-1)?.entries.map(({ venueId }) => venueId);

test('says which are shown today, and shows them in the preview', async () => {
  await open();
  expect(rows()[0]!.textContent).toContain('Affiché aujourd’hui');
  expect(rows()[1]!.textContent).toContain('À partir du 1');
  expect(screen.getByText('1 sur 2 aujourd’hui')).toBeDefined();
});

test('nothing is sent before one says so; then all of it is, once', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Retirer\s: Lieu a$/ }));
  await user.type(screen.getByRole('combobox', { name: 'Ajouter un lieu' }), 'lieu');
  await user.click(await screen.findByRole('option', { name: /Lieu d/ }));
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Enregistrer et publier' }));
  expect(await screen.findAllByText('Enregistré. Les visiteurs le voient dès maintenant.')).not.toEqual([]);
  expect(ids()).toEqual(['b', 'c', 'd']);
  expect(asked[0]!.entries[0]).toEqual(entry('b', '2027-01-01'));
  expect(screen.queryByRole('button', { name: 'Enregistrer et publier' })).toBeNull();
});

test('a venue that visitors do not see has its picture all the same', async () => {
  server.use(
    api.query(SliderContentDocument, () => {
      const hidden = { ...venue('a'), isPublic: false };
      const entries = [{ startsOn: null, endsOn: null, venue: hidden }];
      return { sliderContent: { ...content(), entries } };
    }),
  );
  await open();
  expect(rows()[0]!.querySelector('svg use[href$="#HOTEL"], svg use[href*="#HOTEL-"]')).not.toBeNull();
});

test('a venue that is there already is not added again', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('combobox', { name: 'Ajouter un lieu' }), 'lieu');
  await user.click(await screen.findByRole('option', { name: /Lieu a.*Déjà présent/ }));
  expect(rows()).toHaveLength(3);
});

test('days that run backwards are told beside them, and cannot be saved', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText(/^Dernier jour\s: Lieu b$/), '2026-12-01');
  expect(await screen.findByText('Le dernier jour précède le premier.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Enregistrer et publier' })).toHaveProperty('disabled', true);
});

test('what another has saved meanwhile is told; nothing is lost, and one chooses', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Retirer\s: Lieu c$/ }));
  revision = 7;
  await user.click(screen.getByRole('button', { name: 'Enregistrer et publier' }));
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toMatch(/Quelqu’un d’autre a modifié cette liste/);
  // It stays in sight with the bar instead of behind it.
  const foot = within(notice.parentElement!);
  expect(foot.getByRole('region', { name: 'Changements' })).toBeDefined();
  expect(foot.queryByRole('list')).toBeNull();
  expect(rows()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Enregistrer ma version' }));
  await expect.poll(() => held.map(({ venueId }) => venueId)).toEqual(['a', 'b']);
});
