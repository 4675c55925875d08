import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { adminQuoteLine } from './admin-quote.factory.ts';
import { api, server, type Answer } from '../../../testing/api.ts';
import { chooseFromMenu } from '../../../testing/choose-from-menu.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import QuotesPage from './quotes-page.tsx';
import {
  AdminQuoteBoardDocument,
  AdminQuoteLatestDocument,
  AdminQuotesDocument,
  AdminRejectQuoteDocument,
  AdminReviewQuoteDocument,
} from './quotes-admin.gen.ts';

type Page = Answer<typeof AdminQuotesDocument>['quoteRequests'];
type Column = Answer<typeof AdminQuoteBoardDocument>['quoteBoard'][number];

const page = (items: Page['edges'][number]['node'][]): Page => ({
  edges: items.map((node) => ({ node })),
  pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: 'first', endCursor: 'last' },
  stateCounts: [{ state: 'NEW', count: items.length }],
  totalCount: items.length,
});

const column = (state: Column['state'], items: Column['items'] = []): Column => ({
  state,
  totalCount: items.length,
  items,
});

const show = (url = '/admin/quotes') => renderWithApp(<QuotesPage />, { url, path: '/admin/quotes' });
const asked: unknown[] = [];

beforeEach(() => {
  asked.length = 0;
  server.use(
    api.query(AdminQuoteLatestDocument, () => ({ quoteRequest: null })),
    api.query(AdminQuotesDocument, ({ variables }) => {
      asked.push(variables);
      return { quoteRequests: page([adminQuoteLine()]) };
    }),
    api.query(AdminQuoteBoardDocument, () => ({
      quoteBoard: [column('NEW', [adminQuoteLine()]), column('IN_REVIEW'), column('REJECTED')],
    })),
  );
});

test('the table tells what is asked, and that it was not opened yet', async () => {
  await show();
  const link = await screen.findByRole('link', { name: 'Essai SAS' });
  expect(link.getAttribute('href')).toBe('/admin/quotes/q1');
  expect(screen.getByText('Pas encore ouverte')).toBeDefined();
  expect(screen.getByRole('link', { name: /^Nouvelles\s*1$/ })).toBeDefined();
});

test('what the list is kept to stands in the address, and is asked for', async () => {
  const { user, address } = await show('/admin/quotes?etat=nouvelles&du=2027-03-01');
  await screen.findByRole('link', { name: 'Essai SAS' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Événement' }), 'Journée d’étude');
  await user.click(screen.getByRole('link', { name: 'Personnes' }));
  expect(address()).toBe('/admin/quotes?etat=nouvelles&evenement=journee-etude&tri=participants&du=2027-03-01');
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      filter: { states: ['NEW'], eventTypes: ['JOURNEE_ETUDE'], eventFrom: '2027-03-01' },
      sort: 'PARTICIPANTS',
    }),
  );
});

test('the part after stands in the address, and is asked for by its cursor; the board has none', async () => {
  const { user, address } = await show('/admin/quotes?etat=nouvelles&tri=date');
  await user.click(await screen.findByRole('link', { name: 'Page suivante' }));
  expect(address()).toBe('/admin/quotes?etat=nouvelles&tri=date&after=last');
  await waitFor(() => expect(asked.at(-1)).toEqual({ filter: { states: ['NEW'] }, sort: 'EVENT_DATE', after: 'last' }));
  await user.click(await screen.findByRole('radio', { name: 'Par état' }));
  expect(address()).toBe('/admin/quotes?etat=nouvelles&tri=date&vue=colonnes');
  await screen.findByRole('region', { name: 'Nouvelle' });
  expect(screen.queryByRole('link', { name: 'Page suivante' })).toBeNull();
});

test('the board moves a card by the keyboard, only where the state table leads; to take it in charge asks nothing', async () => {
  const sent: unknown[] = [];
  server.use(
    api.mutation(AdminReviewQuoteDocument, ({ variables }) => {
      sent.push(variables.input);
      return { reviewQuoteRequest: { request: null, errors: [{ __typename: 'Conflict', code: 'CONFLICT' }] } };
    }),
  );
  const { user, address } = await show();
  await user.click(await screen.findByRole('radio', { name: 'Par état' }));
  expect(address()).toBe('/admin/quotes?vue=colonnes');
  const card = await within(await screen.findByRole('region', { name: 'Nouvelle' })).findByRole('link');
  card.focus();
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(sent).toEqual([{ id: 'q1', version: 1 }]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText(/Quelqu’un a traité cette demande/)).toBeDefined();
});

test('what is closed stands folded on the board until it is asked for', async () => {
  const { user } = await show('/admin/quotes?vue=colonnes');
  const closed = within(await screen.findByRole('region', { name: 'Refusée' }));
  expect(closed.queryByRole('list')).toBeNull();
  await user.click(closed.getByRole('button', { name: /^Refusée/ }));
  expect(closed.getByRole('list')).toBeDefined();
  await user.click(closed.getByRole('button', { name: 'Replier\u00A0: Refusée' }));
  expect(closed.queryByRole('list')).toBeNull();
});

test('a rejection needs a reason, and a conflict keeps it and says who was quicker', async () => {
  const sent: unknown[] = [];
  server.use(
    api.mutation(AdminRejectQuoteDocument, ({ variables }) => {
      sent.push(variables.input);
      return { rejectQuoteRequest: { request: null, errors: [{ __typename: 'Conflict', code: 'CONFLICT' }] } };
    }),
  );
  const { user } = await show();
  await chooseFromMenu(user, await screen.findByLabelText('Actions sur Essai SAS'), 'Refuser');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Refuser' }));
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'Trop loin.');
  await user.click(dialog.getByRole('button', { name: 'Refuser' }));
  expect(await dialog.findByText(/Quelqu’un a traité cette demande/)).toBeDefined();
  expect(sent).toEqual([{ id: 'q1', version: 1, reason: 'Trop loin.' }]);
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Trop loin.');
});
