import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { askedDays } from './asked-days.ts';
import { AvailabilitiesDocument, VenueAvailabilityDocument } from './availability.gen.ts';
import { AvailabilityList } from './availability-list.tsx';
import Availability from './availability.tsx';

type Told = NonNullable<Answer<typeof VenueAvailabilityDocument>['venue']>['availability'];

beforeEach(() => {
  // All of it is in view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe() {
        this.#tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

const PERIOD = { startsOn: '2026-12-08', startHalf: 'MORNING', endsOn: '2026-12-09', endHalf: 'AFTERNOON' } as const;

function answering(told: Partial<Told>) {
  const asked: object[] = [];
  server.use(
    api.query(VenueAvailabilityDocument, ({ variables }) => {
      asked.push(variables);
      return { venue: { id: 'v-1', availability: { state: 'FREE', confirmedOn: '2026-11-20', periods: [], ...told } } };
    }),
  );
  return asked;
}

test('the months say what is taken, and the dates of the brief are answered', async () => {
  const asked = answering({ state: 'UNAVAILABLE', periods: [{ ...PERIOD, state: 'UNAVAILABLE' }] });
  await renderWithApp(<Availability slug="abbaye" />, { url: '/?startDate=2026-12-08&capacity=40' });
  expect(await screen.findByText(/Indisponible\s: 8\s?–\s?9 déc. 2026\.$/)).toBeDefined();
  expect(screen.getByText('D’après le calendrier du lieu, mis à jour le 20 novembre 2026.')).toBeDefined();
  expect(screen.getByText(/^Regardez d’autres dates/)).toBeDefined();
  expect(asked).toContainEqual({ slug: 'abbaye', from: '2026-12-08', to: '2026-12-08', people: 40 });
  expect(asked).toContainEqual({ slug: 'abbaye', from: '2026-11-21', to: '2026-12-31', people: null });
});

test('weeks have headings, and days that have passed are neither free nor taken', async () => {
  answering({});
  const { user } = await renderWithApp(<Availability slug="abbaye" />);
  expect(await screen.findByText(/^Passé\s: 1er\s?–\s?20 nov. 2026\. Tous les autres jours/)).toBeDefined();
  expect(screen.getByText('passé')).toBeDefined();
  const [november] = document.querySelectorAll('[data-month]');
  expect([...november!.children].slice(0, 7).map(({ textContent }) => textContent)).toEqual([
    'lun.',
    'mar.',
    'mer.',
    'jeu.',
    'ven.',
    'sam.',
    'dim.',
  ]);
  const looksOn = (day: string) => document.querySelector(`[data-day="${day}"]`)!.childElementCount - 1;
  expect([looksOn('2026-11-20'), looksOn('2026-11-21')]).toEqual([0, 2]);
  await user.click(screen.getByRole('button', { name: 'Mois suivant' }));
  expect(await screen.findByText('Tout est libre pendant ces mois.')).toBeDefined();
});

test('other months are leafed to', async () => {
  const asked = answering({});
  const { user } = await renderWithApp(<Availability slug="abbaye" />);
  expect(await screen.findByRole('heading', { name: 'novembre 2026' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Mois précédent' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Mois suivant' }));
  expect(await screen.findByRole('heading', { name: 'janvier 2027' })).toBeDefined();
  expect(asked.at(-1)).toMatchObject({ from: '2026-12-01', to: '2027-01-31' });
});

test('the months follow the day that is asked for, and can be left again', async () => {
  answering({});
  const { user } = await renderWithApp(<Availability slug="abbaye" />, { url: '/?startDate=2027-03-02' });
  expect(await screen.findByRole('heading', { name: 'mars 2027' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Mois précédent' }));
  expect(await screen.findByRole('heading', { name: 'février 2027' })).toBeDefined();
  fireEvent.change(screen.getByLabelText('Jour'), { target: { value: '2027-06-01' } });
  expect(await screen.findByRole('heading', { name: 'juin 2027' })).toBeDefined();
});

test('a venue without a calendar says so', async () => {
  answering({ state: 'UNKNOWN', confirmedOn: null });
  await renderWithApp(<Availability slug="abbaye" />);
  expect(await screen.findByText(/^Disponibilité non renseignée/)).toBeDefined();
});

test('days that cannot be asked are told at their field', async () => {
  answering({});
  await renderWithApp(<Availability slug="abbaye" />);
  fireEvent.change(await screen.findByLabelText('Jour'), { target: { value: '2026-11-01' } });
  expect(screen.getByText(/^Choisissez des jours à partir d’aujourd’hui/)).toBeDefined();
  fireEvent.change(screen.getByLabelText(/^Dernier jour/), { target: { value: '2027-09-30' } });
  expect(screen.queryByText(/^Un événement dure/)).toBeNull();
  expect(screen.getByLabelText('Jour').getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(screen.getByLabelText('Jour'), { target: { value: '2026-12-01' } });
  expect(screen.getByText(/^Un événement dure 31\sjours au plus/)).toBeDefined();
});

test('several venues are told in a line each', async () => {
  server.use(
    api.query(AvailabilitiesDocument, () => ({
      venues: [
        { id: 'v1', slug: 'a', name: 'Abbaye', availability: { state: 'OPTION' } },
        { id: 'v2', slug: 'b', name: 'Bastide', availability: { state: 'UNKNOWN' } },
      ],
    })),
  );
  const days = { from: '2026-12-08', to: '2026-12-08' };
  await renderWithApp(<AvailabilityList slugs={['a', 'b']} days={days} people={null} />);
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Abbayeen option', 'Bastidenon renseigné']);
});

test.each([
  ['2026-12-01', '', { from: '2026-12-01', to: '2026-12-01' }],
  ['2026-12-01', '2026-12-03', { from: '2026-12-01', to: '2026-12-03' }],
  ['2026-12-03', '2026-12-01', null],
  ['2026-12-01', '2027-01-01', null],
  ['2026-11-20', '', null],
  ['2028-11-22', '', null],
  ['', '', null],
])('from %s to %s asks for %j', (from, to, expected) => expect(askedDays(from, to, '2026-11-21')).toEqual(expected));
