import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { HeaderSearch } from '../features/search/suggestions/header-search.tsx';
import { api, server } from '../testing/api.ts';
import { renderWithApp } from '../testing/render-with-app.tsx';
import { Header } from './header.tsx';
import { SuggestionsDocument } from '../features/search/suggestions/suggestions.gen.ts';

const menu = (name: string) => screen.getByText(name, { selector: 'summary' });
/** The header, once its menus have come. */
async function showHeader(options?: { url: string }) {
  const rendered = await renderWithApp(<Header />, options);
  await screen.findByText('Parcourir', { selector: 'summary' });
  return rendered;
}
const isOpen = (opener: HTMLElement) => (opener.parentElement as HTMLDetailsElement).open;
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('leads home, to a quote request and to the other sites that the configuration names', async () => {
  await renderWithApp(<Header />);
  expect(screen.getByRole('link', { name: 'Plénière, page d’accueil' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Devis' }).getAttribute('href')).toBe('/demande-devis');
  expect(screen.getByRole('link', { name: 'Le magazine' }).getAttribute('href')).toBe('https://magazine.test/');
  expect(screen.queryByRole('link', { name: 'L’assistant' })).toBeNull();
});

test('“Parcourir” leads where the specification says', async () => {
  const { user } = await showHeader();
  await user.click(menu('Parcourir'));
  const panel = within(menu('Parcourir').parentElement as HTMLElement);
  await panel.findByRole('link', { name: 'Accueil' });
  expect(hrefs(panel.getAllByRole('link'))).toEqual([
    '/',
    '/lieux',
    '/promotions-en-cours',
    '/login',
    '/a-propos',
    '/contact',
    '/demande-devis',
  ]);
});

test('the most searched are the six searches of the specification', async () => {
  const { user } = await showHeader();
  await user.click(menu('Les plus recherchés'));
  const panel = within(menu('Les plus recherchés').parentElement as HTMLElement);
  await panel.findByText(/4 étoiles/);
  expect(hrefs(panel.getAllByRole('link')).map((href) => new URLSearchParams(href?.split('?')[1]).toString())).toEqual([
    'category=4',
    'category=5',
    'eventType=conference-congres',
    'eventType=soiree-et-cocktail',
    expect.stringContaining('seminaire-residentiel'),
    expect.stringMatching(/^location=Paris%2C(.+%2C){6}[^,]+$/),
  ]);
});

test('a menu closes with Escape, which gives the focus back, and when the focus goes elsewhere', async () => {
  const { user } = await showHeader();
  const opener = menu('Parcourir');
  await user.click(opener);
  (await screen.findByRole('link', { name: 'Accueil' })).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('href')).toBe('/lieux');
  await user.keyboard('{Escape}');
  expect(isOpen(opener)).toBe(false);
  expect(document.activeElement).toBe(opener);

  await user.click(opener);
  expect(isOpen(opener)).toBe(true);
  screen.getByRole('link', { name: 'Devis' }).focus();
  expect(isOpen(opener)).toBe(false);
});

// Hidden here, as the window of the tests is wide; the dialog is modal all the same.
const HIDDEN = { hidden: true } as const;

test('the menu of narrow screens holds everything, and closes when one of its links is followed', async () => {
  const { user, address } = await showHeader({ url: '/x' });
  await user.click(screen.getByRole('button', { name: 'Menu', ...HIDDEN }));
  const element = screen.getByRole<HTMLDialogElement>('dialog', HIDDEN);
  expect(element.open).toBe(true);
  const dialog = within(element);
  const sections = await dialog.findAllByRole('navigation', HIDDEN);
  expect(sections.map((section) => section.getAttribute('aria-label'))).toEqual([
    'Parcourir',
    'Les plus recherchés',
    'Mon compte',
    'Nos autres sites',
  ]);
  expect(dialog.getByText('Inscrire mon lieu').getAttribute('href')).toBe('/register');
  await user.click(dialog.getByText('Contact'));
  expect(element.open).toBe(false);
  await waitFor(() => expect(address()).toBe('/contact'));
});

test('changes the language in place, keeps what is typed, and keeps the choice for the next visit', async () => {
  const { user } = await renderWithApp(<Header search={<HeaderSearch />} />);
  server.use(api.query(SuggestionsDocument, () => HttpResponse.error()));
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: /^Où/ });
  await user.type(field, 'Lyon');
  await user.click(screen.getByRole('button', { name: /English/ }));
  expect(await screen.findByRole('link', { name: 'Quote' })).toBeDefined();
  expect(field.value).toBe('Lyon');
  expect(localStorage.getItem('language')).toBe('en');
  expect(document.cookie).toContain('language=en');
  await user.click(screen.getByRole('button', { name: /Français/ }));
  expect(await screen.findByRole('link', { name: 'Devis' })).toBeDefined();
});

test('a language kept from an earlier visit wins over a lost cookie', async () => {
  localStorage.setItem('language', 'en');
  await renderWithApp(<Header />);
  expect(await screen.findByRole('link', { name: 'Quote' })).toBeDefined();
});

test('goes round the themes, and keeps the choice in the cookie that the server reads', async () => {
  const { user } = await renderWithApp(<Header />);
  await user.click(screen.getByRole('button', { name: 'Thème\u00a0: clair. Passer au sombre' }));
  expect(document.cookie).toContain('theme=dark');
  await user.click(screen.getByRole('button', { name: 'Thème\u00a0: sombre. Passer à celui du système' }));
  expect(document.cookie).toContain('theme=system');
});
