import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aReading, give, open, title } from './establishments-page.fixtures.tsx';

// A narrow screen: the map stands behind a button.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

const place = (text: string, label: string) => ({ text, label, misspelt: false, near: false, alternatives: [] });
const BARGE = aReading({
  capacity: 80,
  parts: [
    { condition: 'KIND', text: 'péniche' },
    { condition: 'PLACE', text: 'à lyon' },
    { condition: 'CAPACITY', text: '80p' },
  ],
  places: [place('lyon', 'Lyon')],
  rest: 'vaucanson',
});
const ADDRESS = '/establishments?q=p%C3%A9niche+vaucanson+%C3%A0+lyon+80p';

const chips = () =>
  within(screen.getByRole('list', { name: 'Filtres actifs' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('what was understood in a text', () => {
  it('stands in chips, and the rest in the field', async () => {
    give(() => ({ parsed: BARGE }));
    const { filters } = await open(ADDRESS);
    await title(/^42/);
    await waitFor(() => expect(chips().slice(0, 3)).toEqual(['péniche', 'Lyon', '80 personnes']));
    expect(chips()[3]).toContain('vaucanson');
    expect(screen.getByText('Filtres (4)', { selector: 'button' })).toBeDefined();
    expect(filters().getByLabelText('Nom ou mot-clé')).toHaveProperty('value', 'vaucanson');
  });

  it('goes out of the text with its chip', async () => {
    give(() => ({ parsed: BARGE }));
    const { user, address } = await open(ADDRESS);
    await title(/^42/);
    await user.click(await screen.findByRole('link', { name: 'Retirer le filtre Lyon' }));
    await waitFor(() => expect(address()).toBe('/establishments?q=péniche+80p+vaucanson'));
  });

  it('stays when the other words go', async () => {
    give(() => ({ parsed: BARGE }));
    const { user, address } = await open(ADDRESS);
    await title(/^42/);
    await user.click(await screen.findByRole('link', { name: /^Retirer le filtre.*vaucanson/ }));
    await waitFor(() => expect(address()).toBe('/establishments?q=péniche+à+lyon+80p'));
  });

  it('leaves the field only when the reader does', async () => {
    give(({ filter }) => ({
      parsed: filter.text === 'lyon' ? aReading({ parts: [{ condition: 'PLACE', text: 'lyon' }] }) : null,
    }));
    const { user, filters, address } = await open('/establishments');
    await title(/^42/);
    const field = filters().getByLabelText('Nom ou mot-clé');
    await user.type(field, 'lyon');
    await waitFor(() => expect(address()).toBe('/establishments?q=lyon'));
    await waitFor(() => expect(chips()).toContain('lyon'));
    expect(field).toHaveProperty('value', 'lyon');
    await user.tab();
    await waitFor(() => expect(field).toHaveProperty('value', ''));
    expect(address()).toBe('/establishments?q=lyon');
  });

  it('comes after what is typed next, whose dates then count', async () => {
    give(() => ({ parsed: BARGE }));
    const { user, filters, address } = await open(ADDRESS);
    await title(/^42/);
    const field = filters().getByLabelText('Nom ou mot-clé');
    await waitFor(() => expect(field).toHaveProperty('value', 'vaucanson'));
    await user.clear(field);
    await user.type(field, 'mai');
    await waitFor(() => expect(address()).toBe('/establishments?q=mai+péniche+à+lyon+80p'));
    expect(field).toHaveProperty('value', 'mai');
  });

  it('is a budget for all that waits for the number of people', async () => {
    const parsed = aReading({
      parts: [
        { condition: 'BUDGET', text: 'max 3000 €' },
        { condition: 'PLACE', text: 'lyon' },
      ],
      places: [place('lyon', 'Lyon')],
      totalBudget: { amount: 3_000_00 },
    });
    give(() => ({ parsed }));
    await open('/establishments?q=max+3000+%E2%82%AC+lyon');
    await title(/^42/);
    await waitFor(() => expect(chips().slice(0, 2)).toEqual(['Budget de 3\u202f000\u00a0€', 'Lyon']));
    expect(screen.getByText(/dites combien vous serez/)).toBeDefined();
  });

  it('is what the cards count people by', async () => {
    give(() => ({ parsed: aReading({ layouts: ['U_SHAPE'] }) }));
    await open('/establishments?q=en+U');
    await title(/^42/);
    expect((await screen.findAllByText('personnes en U')).length).toBeGreaterThan(0);
  });
});

describe('a place of the text', () => {
  it('that was misspelt is named, with a way to search for what was typed', async () => {
    const parsed = aReading({
      parts: [
        { condition: 'PLACE', text: 'lion' },
        { condition: 'CAPACITY', text: '80p' },
      ],
      places: [{ ...place('lion', 'Lyon'), misspelt: true }],
    });
    give(() => ({ parsed }));
    await open('/establishments?q=lion+80p');
    expect(await screen.findByText(/Résultats pour Lyon/)).toBeDefined();
    const literally = screen.getByRole('link', { name: /Chercher plutôt/ });
    expect(decodeURIComponent(literally.getAttribute('href')!)).toBe('/establishments?q="lion"+80p');
  });

  it('that has namesakes offers them', async () => {
    const parsed = aReading({
      parts: [{ condition: 'PLACE', text: 'à saint-denis' }],
      places: [{ ...place('saint-denis', 'Saint-Denis'), alternatives: [{ label: 'Saint-Denis (93)' }] }],
    });
    give(() => ({ parsed }));
    await open('/establishments?q=%C3%A0+saint-denis');
    const other = await screen.findByRole('link', { name: 'Saint-Denis (93)' });
    expect(decodeURIComponent(other.getAttribute('href')!)).toBe('/establishments?q=Saint-Denis+(93)');
  });
});
