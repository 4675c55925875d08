import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { api, server } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { VenueViews } from './venue-views.tsx';
import { ViewRecorder } from './view-recorder.tsx';
import { MyVenueViewsDocument } from './venue-views.gen.ts';
import { RecordVenueViewDocument } from './view-recorder.gen.ts';

const VENUES = [
  { venueId: 'v1', name: 'Château d’essai', views: 9 },
  { venueId: 'v2', name: 'Loft d’essai', views: 3 },
];

/** Views of as many days as are asked for, all on the last of them. */
function answering(total: number, previousTotal: number, venues = VENUES): number[] {
  const asked: number[] = [];
  server.use(
    api.query(MyVenueViewsDocument, ({ variables }) => {
      const count = variables.days;
      asked.push(count);
      const days = [
        { day: '2026-11-20', views: 0 },
        { day: '2026-11-21', views: total },
      ];
      return { myVenueViews: { days, total, previousTotal, venues } };
    }),
  );
  return asked;
}

test('tells the sum, the change, the days and the venues', async () => {
  const asked = answering(12, 10);
  await renderWithApp(<VenueViews />);
  expect(await screen.findByText(/^\+20\s%/)).toBeDefined();
  const table = await screen.findByRole('table', { name: 'Vues par jour' });
  expect(within(table).getByRole('row', { name: '21 novembre 2026 12' })).toBeDefined();
  const list = screen.getByRole('list', { name: 'Par lieu' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Château d’essai9 vues', 'Loft d’essai3 vues']);
  expect(asked).toEqual([30]);
});

test('asks again for another period', async () => {
  const asked = answering(12, 0);
  const { user } = await renderWithApp(<VenueViews />);
  await screen.findByRole('table');
  expect(screen.queryByText(/période précédente/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: '90 jours' }));
  await screen.findByRole('table');
  expect(asked).toEqual([30, 90]);
});

test('says so when nobody has looked yet', async () => {
  answering(0, 0, []);
  await renderWithApp(<VenueViews />);
  expect(await screen.findByText(/Aucune visite pour l’instant/)).toBeDefined();
});

test('a failure is told, and tried again', async () => {
  server.use(api.query(MyVenueViewsDocument, () => HttpResponse.error()));
  const { user } = await renderWithApp(<VenueViews />);
  expect(await screen.findByRole('alert')).toBeDefined();
  answering(12, 10);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('table')).toBeDefined();
});

test('a view is told, and its failure is nobody’s trouble', async () => {
  const told: string[] = [];
  server.use(
    api.mutation(RecordVenueViewDocument, ({ variables }) => {
      told.push(variables.input.id);
      return HttpResponse.error();
    }),
  );
  await renderWithApp(
    <>
      <ViewRecorder venueId="v1" />
      <ViewRecorder venueId="v2" />
    </>,
  );
  await expect.poll(() => told.toSorted()).toEqual(['v1', 'v2']);
});
