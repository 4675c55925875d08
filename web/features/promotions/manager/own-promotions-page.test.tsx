import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { api, server, type Answer } from '../../../testing/api.ts';
import { PAGE_INFO } from '../../../testing/page-info.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import OwnPromotionsPage from './own-promotions-page.tsx';
import { DeletePromotionDocument, MyPromotionsDocument, SavePromotionDocument } from './promotions-admin.gen.ts';

type Answered = Answer<typeof MyPromotionsDocument>;
type Promotion = Answered['myPromotions']['items'][number];

const VENUES = [
  { id: 'v-1', name: 'Manoir des Tilleuls' },
  { id: 'v-2', name: 'Loft du Canal' },
];
const promotion = (id: string, title: string, more: Partial<Promotion> = {}): Promotion => ({
  id,
  version: 1,
  title,
  text: 'Une réduction.',
  discountPercent: 20,
  price: null,
  vatPercent: null,
  startsOn: '2026-11-01',
  endsOn: '2099-12-12',
  state: 'RUNNING',
  isShown: true,
  venue: { ...VENUES[0]!, slug: 'manoir-lyon', kind: 'CHATEAU', photo: null },
  ...more,
});

let items: Promotion[];
let room: Answered['promotionRoom'];
let asked: object[];
let saved: object[];

beforeEach(() => {
  [items, asked, saved] = [
    [promotion('p-1', 'Avant la neige'), promotion('p-2', 'Au printemps', { state: 'COMING', isShown: false })],
    [],
    [],
  ];
  room = { limit: 5, used: 2, venues: VENUES };
  server.use(
    api.query(MyPromotionsDocument, ({ variables }) => {
      asked.push(variables);
      const page = { totalCount: items.length, page: 1, pageCount: 1, items };
      return { myPromotions: page, promotionRoom: room };
    }),
    api.mutation(SavePromotionDocument, ({ variables }) => {
      saved.push(variables.input);
      const made = promotion('p-3', 'Nouvelle');
      items = [...items, made];
      return { savePromotion: { promotion: made, errors: [] } };
    }),
    api.mutation(DeletePromotionDocument, ({ variables }) => {
      const { id: deletedId } = variables.input;
      items = items.filter(({ id }) => id !== deletedId);
      return { deletePromotion: { deletedId, errors: [] } };
    }),
  );
});

const PATH = '/dashboard/promotions';
const open = (url = PATH) => renderWithApp(<OwnPromotionsPage />, { url, path: PATH });

describe('the list', () => {
  test('leads to where an offer is seen, and begins another one like it', async () => {
    const { user } = await open();
    const link = await screen.findByRole('link', { name: /^Voir en ligne/ });
    expect(screen.getAllByRole('link', { name: /^Voir en ligne/ })).toHaveLength(1);
    expect(link.getAttribute('href')).toContain('/establishment/manoir-lyon?');
    await user.click(screen.getByRole('button', { name: /^Dupliquer.+Avant la neige$/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Nouvelle promotion' }));
    expect(dialog.getByRole('textbox', { name: /Titre/ })).toHaveProperty('value', 'Avant la neige');
    expect(dialog.getByLabelText('Premier jour')).toHaveProperty('value', PAGE_INFO.today);
    expect(dialog.getByLabelText('Dernier jour')).toHaveProperty('value', '');
  });

  test('shows each offer with its state, and is filtered by its address', async () => {
    await open(`${PATH}?state=running&venue=v-1`);
    expect(await screen.findByRole('heading', { name: 'Avant la neige' })).toBeDefined();
    expect(asked[0]).toMatchObject({ filter: { state: 'RUNNING', venueId: 'v-1' }, page: 1 });
    expect(screen.getByRole('link', { name: 'En cours' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByText('2 sur 5 en cours ou à venir')).toBeDefined();
  });

  test('is filtered by venue and state without losing the other', async () => {
    const { user, address } = await open(`${PATH}?state=coming`);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Lieu' }), 'Loft du Canal');
    expect(address()).toBe(`${PATH}?state=coming&venue=v-2`);
  });

  test('deletes after one question', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Supprimer\s: Avant la neige/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Supprimer la promotion' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Avant la neige' })).toBeNull());
    expect(screen.getByText('La promotion est supprimée.')).toBeDefined();
  });

  test('that is empty says what offers are for', async () => {
    items = [];
    await open();
    expect(await screen.findByText('Pas encore de promotion')).toBeDefined();
  });

  test('at the limit of the plan leads to the plans', async () => {
    room = { ...room, limit: 2 };
    await open();
    expect((await screen.findByRole('link', { name: 'voyez les formules' })).getAttribute('href')).toBe(
      '/dashboard/subscription',
    );
    expect(screen.getByRole('button', { name: 'Nouvelle promotion' })).toHaveProperty('disabled', true);
  });

  test('that could not be loaded is tried again', async () => {
    server.use(api.query(MyPromotionsDocument, () => HttpResponse.error(), { once: true }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Avant la neige' })).toBeDefined();
  });
});

describe('the form', () => {
  const fill = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Nouvelle promotion' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle promotion' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Lieu' }), 'Loft du Canal');
    await user.type(dialog.getByRole('textbox', { name: 'Titre' }), 'Forfait studio');
    await user.type(dialog.getByRole('textbox', { name: 'En quoi elle consiste' }), 'Salle et déjeuner.');
    await user.click(dialog.getByRole('radio', { name: 'Un prix' }));
    await user.type(dialog.getByRole('textbox', { name: /^Prix par participant/ }), '84,50');
    fireEvent.change(dialog.getByLabelText('Dernier jour'), { target: { value: '2099-01-31' } });
    return dialog;
  };

  test('writes an offer with a price', async () => {
    const { user } = await open();
    const dialog = await fill(user);
    await user.click(dialog.getByRole('button', { name: 'Enregistrer la promotion' }));
    expect(await screen.findByText('La promotion est enregistrée.')).toBeDefined();
    expect(saved).toEqual([
      {
        venueId: 'v-2',
        title: 'Forfait studio',
        text: 'Salle et déjeuner.',
        discountPercent: null,
        priceCents: 8_450,
        vatPercent: 10,
        startsOn: PAGE_INFO.today,
        endsOn: '2099-01-31',
      },
    ]);
  });

  test('says what is missing, and puts the focus there', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Nouvelle promotion' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle promotion' }));
    await user.click(dialog.getByRole('button', { name: 'Enregistrer la promotion' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: 'Lieu' })));
    expect(saved).toEqual([]);
  });

  test('keeps what was typed when the plan is full, and says so', async () => {
    server.use(
      api.mutation(SavePromotionDocument, () => ({
        savePromotion: {
          promotion: null,
          errors: [{ __typename: 'PlanLimitReached', limit: 2, code: 'PLAN_LIMIT_REACHED' }],
        },
      })),
    );
    const { user } = await open();
    const dialog = await fill(user);
    await user.click(dialog.getByRole('button', { name: 'Enregistrer la promotion' }));
    expect(await dialog.findByText(/Votre formule n’a plus de place/)).toBeDefined();
    expect(dialog.getByRole('textbox', { name: 'Titre' })).toHaveProperty('value', 'Forfait studio');
  });

  test('changes an offer from the version that was read', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Modifier\s: Avant la neige/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifier la promotion' }));
    await user.type(dialog.getByRole('textbox', { name: 'Titre' }), ' !');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer la promotion' }));
    await waitFor(() =>
      expect(saved).toMatchObject([{ id: 'p-1', version: 1, title: 'Avant la neige !', discountPercent: 20 }]),
    );
  });
});
