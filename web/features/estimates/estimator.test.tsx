import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, server } from '../../testing/api.ts';
import { renderWithApp } from '../../testing/render-with-app.tsx';
import { anEstimate } from './estimate.factory.ts';
import { EstimateList } from './estimate-list.tsx';
import type { Estimate } from './estimate.ts';
import { EstimatesDocument, VenueEstimateDocument, type VenueEstimateQueryVariables } from './estimates.gen.ts';
import Estimator from './estimator.tsx';

const ADDRESS = '/?startDate=2030-03-05&capacity=40&eventType=journee-etude';

function answering(estimate: Estimate | null) {
  const asked: VenueEstimateQueryVariables[] = [];
  server.use(
    api.query(VenueEstimateDocument, ({ variables }) => {
      asked.push(variables);
      return { venue: { id: 'v1', estimate } };
    }),
  );
  return asked;
}

test('an event that the search told is estimated at once, line by line, with what is on request', async () => {
  const asked = answering(anEstimate({ unpriced: ['NIGHT', 'DINNER'] }));
  await renderWithApp(<Estimator slug="hotel-du-lac" />, { url: ADDRESS });
  expect(await screen.findByText('62 €')).toBeDefined();
  expect(asked[0]?.event).toEqual({
    startsOn: '2030-03-05',
    endsOn: '2030-03-05',
    people: 40,
    eventType: 'JOURNEE_ETUDE',
    dayPart: 'DAY',
  });
  const lines = screen.getByRole('table', { name: 'Détail de l’estimation' });
  const rows = within(lines).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Journée d’étude62\u00a0€ par participant, TVA 20 et 10\u202f%2\u202f480\u00a0€',
    'Total HT2\u202f480\u00a0€',
  ]);
  expect(screen.getByText('Sur devis, non compté ici : nuitée et dîner.')).toBeDefined();
});

test('options that differ in price are a range', async () => {
  const dearest = { amount: 300_000, currency: 'EUR' } as const;
  const { lowest } = anEstimate();
  answering(
    anEstimate({
      highest: {
        totals: {
          ...lowest.totals,
          exclVatPerParticipant: { amount: 7_500, currency: 'EUR' } as const,
          exclVat: dearest,
        },
      },
    }),
  );
  await renderWithApp(<Estimator slug="hotel-du-lac" />, { url: ADDRESS });
  expect(await screen.findByText('62 € à 75 €')).toBeDefined();
  expect(screen.getByRole('row', { name: /^Avec les options les plus chères/ }).textContent).toContain('3\u202f000');
});

test('what is missing is told at its field, nothing is asked of the API', async () => {
  const asked = answering(anEstimate());
  await renderWithApp(<Estimator slug="hotel-du-lac" />);
  fireEvent.click(screen.getByRole('button', { name: 'Estimer le prix' }));
  expect(await screen.findByText('Indiquez le jour de votre événement.')).toBeDefined();
  expect(document.activeElement?.getAttribute('name')).toBe('startsOn');
  expect(asked).toHaveLength(0);
});

test('what the fields held when the button was pressed is estimated, whatever they hold right after', async () => {
  const asked = answering(anEstimate());
  await renderWithApp(<Estimator slug="hotel-du-lac" />);
  const people = screen.getByRole('textbox', { name: 'Participants' });
  fireEvent.change(screen.getByLabelText('Jour'), { target: { value: '2030-03-05' } });
  fireEvent.change(people, { target: { value: '40' } });
  fireEvent.click(screen.getByRole('button', { name: 'Estimer le prix' }));
  fireEvent.change(people, { target: { value: '' } });
  expect(await screen.findByText('62 €')).toBeDefined();
  expect(asked.map(({ event }) => event.people)).toEqual([40]);
});

test('what does not fit is told beside the price', async () => {
  answering(
    anEstimate({
      shortfalls: [
        { criterion: 'PARTICIPANTS', wanted: 600, listed: 150 },
        { criterion: 'BEDROOMS', wanted: 300, listed: 141 },
      ],
    }),
  );
  await renderWithApp(<Estimator slug="hotel-du-lac" />, { url: ADDRESS });
  expect(await screen.findByText('Votre événement dépasse ce que ce lieu annonce')).toBeDefined();
  expect(
    screen.getByText(/^Pas de salle unique pour 600\spersonnes\s: la plus grande qui convienne en accueille 150\.$/),
  ).toBeDefined();
  expect(screen.getByText(/^Il faut au moins 300 chambres\s: le lieu en a 141\.$/)).toBeDefined();
  expect(screen.getByText('62 €')).toBeDefined();
});

test('a list that says nothing of the event leads to a quote', async () => {
  answering(null);
  await renderWithApp(<Estimator slug="hotel-du-lac" />, { url: ADDRESS });
  expect(await screen.findByText(/^Les tarifs publiés ne disent rien/)).toBeDefined();
});

test('several venues are told in a line each, those without rates on request', async () => {
  server.use(
    api.query(EstimatesDocument, () => ({
      venues: [
        { id: 'v1', slug: 'hotel-du-lac', name: 'Hôtel du Lac', estimate: anEstimate() },
        { id: 'v2', slug: 'abbaye', name: 'Abbaye', estimate: null },
      ],
    })),
  );
  const event = { startsOn: '2030-03-05', endsOn: '2030-03-05', people: 40, eventType: null, dayPart: 'DAY' } as const;
  await renderWithApp(<EstimateList slugs={['hotel-du-lac', 'abbaye']} event={event} />);
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Hôtel du Lac62\u00a0€', 'Abbayesur devis']);
});
