import { expect, test } from 'vitest';
import { exportQuery, filterOf, parseQuotes, quotesPath } from './quotes-address.ts';

const SEARCH =
  '?q=lac&etat=nouvelles&evenement=journee-etude&tri=date&after=abc&du=2027-03-01&au=2027-03-31&vue=colonnes';

test('a list of requests is read back as it was written', () => {
  const address = parseQuotes(SEARCH);
  expect(quotesPath(address, { after: 'abc' })).toBe(`/admin/quotes${SEARCH}`);
  expect(quotesPath(parseQuotes(''))).toBe('/admin/quotes');
});

test('another day begins at the first part, and leaves the rest', () => {
  expect(quotesPath(parseQuotes('?before=abc&etat=perdues&du=2027-03-01'), { from: '', to: '2027-04-01' })).toBe(
    '/admin/quotes?etat=perdues&au=2027-04-01',
  );
});

test('what is no day is none', () => {
  expect(parseQuotes('?du=hier&au=2027-3-1&vue=x')).toMatchObject({ from: '', to: '', view: 'table' });
});

test('the board has all states, the table those that are asked for', () => {
  const address = parseQuotes(SEARCH);
  const filter = { text: 'lac', eventTypes: ['JOURNEE_ETUDE'], eventFrom: '2027-03-01', eventTo: '2027-03-31' };
  expect(filterOf(address)).toEqual(filter);
  expect(filterOf({ ...address, view: 'table' })).toEqual({ ...filter, states: ['NEW'] });
});

test('an export asks for the same in the words of REST', () => {
  expect(exportQuery(parseQuotes('?etat=en-examen&evenement=repas-d-affaire'), 'fr')).toBe(
    'language=fr&state=in-review&eventType=repas-d-affaire',
  );
});

test('the number of a request in an older address is searched for', () => {
  expect(parseQuotes('?reference=DEV-2026-000001').text).toBe('DEV-2026-000001');
});
