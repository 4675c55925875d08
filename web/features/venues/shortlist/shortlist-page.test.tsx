import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { SHORTLIST } from '../../../../schema/constants.ts';
import { ShortlistLink } from './shortlist-link.tsx';
import { ShortlistNotices } from './shortlist-notices.tsx';
import { aVenueCard } from '../card/venue-card.factory.ts';
import { loader } from './shortlist-page.loader.ts';
import { answerOf } from '../../../testing/answer-of.ts';
import { api, server } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import ShortlistPage from './shortlist-page.tsx';
import { ShortlistCardsDocument } from './shortlist-page.gen.ts';

const card = (number: number) => ({
  ...aVenueCard({ number, slug: `lieu-${number}`, name: `Lieu ${number}`, promotion: null }),
  largestRoom: 170,
});

function keep(...numbers: number[]): void {
  const kept = numbers.map(card).map(({ id, slug, name }) => ({ id, slug, name }));
  localStorage.setItem(SHORTLIST.key, JSON.stringify(kept));
}

/** Knows the venues of these numbers; records which ids were asked for. */
function give(...numbers: number[]) {
  const asked: (readonly string[])[] = [];
  server.use(
    api.query(ShortlistCardsDocument, ({ variables }) => {
      const ids = variables.ids;
      asked.push(ids);
      const known = numbers.map(card);
      return { venueCards: ids.flatMap((id) => known.find((venue) => venue.id === id) ?? []) };
    }),
  );
  return asked;
}

async function open(query = '') {
  const page = await renderWithApp(
    <>
      <ShortlistLink />
      <ShortlistPage />
      <ShortlistNotices />
    </>,
    { url: `/ma-selection${query}`, path: '/ma-selection' },
  );
  const names = () => screen.queryAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
  const answer = () => answerOf(loader, `/ma-selection${query}`);
  return { ...page, answer, names };
}

describe('the shortlist', () => {
  it('shows the kept venues in the order in which they were added', async () => {
    keep(2, 1);
    give(1, 2);
    const { names } = await open();
    await waitFor(() => expect(names()).toEqual(['Lieu 2', 'Lieu 1']));
    expect(screen.getByRole('link', { name: 'Ma sélection, 2 lieux' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Comparer' }).getAttribute('href')).toBe('/comparer?lieux=lieu-2,lieu-1');
    expect(screen.getByRole('link', { name: 'Demander un devis' }).getAttribute('href')).toBe(
      '/demande-devis?lieux=lieu-2,lieu-1',
    );
  });

  it('helps when it is empty, and asks the API nothing', async () => {
    await open();
    await screen.findByText('Votre sélection est encore vide');
    expect(screen.getByRole('link', { name: 'Ma sélection, vide' })).toBeDefined();
  });

  it('takes a venue off and puts it back in its place, with the focus, without asking again', async () => {
    keep(1, 2, 3);
    const asked = give(1, 2, 3);
    const { user, names } = await open();
    await waitFor(() => expect(names()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Retirer Lieu 2 de ma sélection' }));
    expect(names()).toEqual(['Lieu 1', 'Lieu 3']);
    expect(await screen.findByText('Retiré de votre sélection, il reste 2 lieux')).toBeDefined();
    const undo = screen.getByRole('button', { name: 'Annuler' });
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    expect(names()).toEqual(['Lieu 1', 'Lieu 2', 'Lieu 3']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Retirer Lieu 2 de ma sélection');
    expect(asked).toHaveLength(1);
  });

  it('names a venue that is gone from the site, which is not chosen for anything', async () => {
    keep(1, 2);
    give(1);
    const { user, names } = await open();
    expect(await screen.findByText('Lieu 2 n’est plus sur le site.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Demander un devis' }).getAttribute('href')).toBe(
      '/demande-devis?lieux=lieu-1',
    );
    await user.click(screen.getByRole('button', { name: 'Retirer Lieu 2 de ma sélection' }));
    expect(names()).toEqual(['Lieu 1']);
    await waitFor(() => expect(localStorage.getItem(SHORTLIST.key)).not.toContain('lieu-2'));
  });

  it('takes four for a comparison and five for a quote', async () => {
    keep(1, 2, 3, 4, 5, 6);
    give(1, 2, 3, 4, 5, 6);
    const { user, names } = await open();
    await waitFor(() => expect(names()).toHaveLength(6));
    expect(screen.getByText('Aucun lieu choisi')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Comparer' })).toHaveProperty('disabled', true);
    for (const number of [1, 2, 3, 4, 5]) {
      await user.click(screen.getByRole('checkbox', { name: `Choisir Lieu ${number}` }));
    }
    expect(screen.getByRole('button', { name: 'Comparer' })).toHaveProperty('disabled', true);
    expect(screen.getByText('La comparaison se limite à 4 lieux.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Demander un devis' })).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Choisir Lieu 3' }));
    expect(screen.getByRole('link', { name: 'Comparer' }).getAttribute('href')).toBe(
      '/comparer?lieux=lieu-1,lieu-2,lieu-4,lieu-5',
    );
  });

  it('chooses all or none at once, and shows them in another order, where undo puts one back', async () => {
    keep(2, 1, 3);
    give(1, 2, 3);
    const { user, names } = await open();
    await waitFor(() => expect(names()).toEqual(['Lieu 2', 'Lieu 1', 'Lieu 3']));
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tout choisir' });
    expect(all.checked).toBe(true);
    await user.click(all);
    expect(screen.getByText('Aucun lieu choisi')).toBeDefined();
    await user.click(all);
    expect(screen.getByText('3 lieux choisis')).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordre' }), 'Nom, de A à Z');
    expect(names()).toEqual(['Lieu 1', 'Lieu 2', 'Lieu 3']);
    await user.click(screen.getByRole('button', { name: 'Retirer Lieu 1 de ma sélection' }));
    const undo = screen.getByRole('button', { name: 'Annuler' });
    expect(undo.closest('ul')?.firstElementChild?.contains(undo)).toBe(true);
    await user.click(undo);
    expect(names()).toEqual(['Lieu 1', 'Lieu 2', 'Lieu 3']);
  });

  it('still names the venues when their cards can’t be loaded', async () => {
    keep(1);
    server.use(api.query(ShortlistCardsDocument, () => HttpResponse.error()));
    const { user, names } = await open();
    expect((await screen.findByRole('alert')).textContent).toContain('n’ont pas pu être chargés');
    expect(screen.getByRole('link', { name: 'Lieu 1' }).getAttribute('href')).toBe('/establishment/lieu-1');
    give(1);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(names()).toEqual(['Lieu 1']));
  });
});

describe('a shortlist that was handed on', () => {
  const shared = (...numbers: number[]) => `?lieux=${numbers.map((number) => card(number).id).join(',')}`;

  it('needs no storage, and can be taken over', async () => {
    give(1, 2);
    const { user, names, answer } = await open(shared(1, 2, 7));
    await waitFor(() => expect(names()).toEqual(['Lieu 1', 'Lieu 2']));
    expect(screen.getByText('1 lieu de cette liste n’est plus sur le site.')).toBeDefined();
    expect((await answer()).status).toBe(200);
    await user.click(screen.getByRole('button', { name: 'Tout ajouter à ma sélection' }));
    expect(screen.getByRole('link', { name: 'Ma sélection, 2 lieux' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Ajouter Lieu 1 à ma sélection' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(await screen.findByText('Ajouté à votre sélection, 2 lieux')).toBeDefined();
  });

  it('is 404 when none of it is left', async () => {
    give();
    const { answer } = await open(shared(1));
    await screen.findByText('1 lieu de cette liste n’est plus sur le site.');
    expect((await answer()).status).toBe(404);
  });
});
