import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SUGGESTIONS } from '../../../../schema/constants.ts';
import { api, refusal, server } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { SearchForm } from './search-form.tsx';
import { type SuggestionsQuery, SuggestionsDocument } from './suggestions.gen.ts';

type Groups = SuggestionsQuery['suggestions'];
type One = Groups['cities'][number];

const place = (type: One['type'], label: string, count: number, detail: string | null = null): One => ({
  type,
  label,
  detail,
  count,
  slug: null,
});
const venue = (label: string, slug: string) => ({ ...place('VENUE', label, 1, 'Lyon 2e'), slug });
const NOTHING: Groups = { cities: [], departments: [], regions: [], venues: [] };

const ANSWERS: Record<string, Partial<Groups>> = {
  '': {
    cities: [place('CITY', 'Paris', 1600), place('CITY', 'Lyon', 130, 'Rhône')],
    regions: [place('REGION', 'Bretagne', 40)],
  },
  l: { cities: [place('CITY', 'Lille', 60, 'Nord'), place('CITY', 'Lyon', 130, 'Rhône')] },
  ly: {
    cities: [place('CITY', 'Lyon', 130, 'Rhône')],
    venues: [venue('Hôtel du Lyonnais', 'hotel-du-lyonnais-lyon-2e')],
  },
  'st et': { cities: [place('CITY', 'Saint-Étienne', 12, 'Loire')] },
  par: { cities: [place('CITY', 'Paris', 1600)] },
};

const NO_READING: SuggestionsQuery['parseSearch'] = {
  capacity: null,
  roomAreaSqm: null,
  bedrooms: null,
  maxPricePerPerson: null,
  totalBudget: null,
  dates: null,
  categories: [],
  eventTypes: [],
  layouts: [],
  parts: [],
  places: [],
  rest: '',
};
const READINGS: Record<string, SuggestionsQuery['parseSearch']> = {
  'péniche 80p lyon': {
    ...NO_READING,
    capacity: 80,
    parts: [
      { condition: 'KIND', text: 'péniche' },
      { condition: 'CAPACITY', text: '80p' },
      { condition: 'PLACE', text: 'lyon' },
    ],
    places: [{ text: 'lyon', label: 'Lyon', misspelt: false, near: false, alternatives: [] }],
  },
  '12-16 pers, 85,50 €/pers': {
    ...NO_READING,
    capacity: 16,
    maxPricePerPerson: { amount: 8_550 },
    parts: [
      { condition: 'CAPACITY', text: '12-16 pers' },
      { condition: 'BUDGET', text: '85,50 €/pers' },
    ],
  },
};

/** What the API was asked for, in order. */
let asked: string[];

beforeEach(() => {
  asked = [];
  // Not in jsdom.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  server.use(
    api.query(SuggestionsDocument, ({ variables }) => {
      const text = variables.text;
      asked.push(text);
      return { parseSearch: READINGS[variables.whole] ?? NO_READING, suggestions: { ...NOTHING, ...ANSWERS[text] } };
    }),
  );
});

const field = () => screen.getByRole('combobox', { name: /^Où/ });
const options = () => within(screen.getByRole('listbox', { name: 'Suggestions' })).getAllByRole('option');
const names = () => options().map((option) => option.textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

async function open(url = '/') {
  return renderWithApp(<SearchForm look="bar" label="Trouver un lieu" />, { url });
}

describe('suggestions under the location', () => {
  it('takes a place as it is typed: the keyboard makes no capital and corrects nothing', async () => {
    await open();
    expect(field().getAttribute('autocapitalize')).toBe('none');
    expect(field().getAttribute('spellcheck')).toBe('false');
    expect(field().getAttribute('autocomplete')).toBe('off');
  });

  it('asks for nothing before the field has the focus, then shows a few of each group', async () => {
    const { user } = await open();
    expect(asked).toEqual([]);
    await user.click(field());
    await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(names()).toEqual(['Paris, 1\u202f600 lieux', 'Lyon, Rhône, 130 lieux', 'Bretagne, 40 lieux']);
    expect(screen.getByRole('group', { name: /^Villes/ })).toBeTruthy();
    expect(screen.getByRole('group', { name: /^Régions/ })).toBeTruthy();
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('3 suggestions');
  });

  it('marks what was typed', async () => {
    const { user } = await open();
    await user.type(field(), 'st et');
    const option = await screen.findByRole('option', { name: /^Saint-Étienne/ });
    expect(option.querySelector('b')?.textContent).toBe('Saint-Ét');
  });

  it('goes through the options with the arrows, Home and End, and picks with Enter', async () => {
    const { user, address } = await open();
    await user.click(field());
    await screen.findByRole('listbox', { name: 'Suggestions' });
    await user.keyboard('{ArrowDown}');
    expect(active()).toMatch(/^Paris/);
    await user.keyboard('{End}');
    expect(active()).toMatch(/^Bretagne/);
    await user.keyboard('{ArrowDown}');
    expect(active()).toMatch(/^Paris/);
    await user.keyboard('{ArrowUp}');
    expect(active()).toMatch(/^Bretagne/);
    await user.keyboard('{Home}{ArrowDown}');
    expect(active()).toMatch(/^Lyon/);
    expect(options()[1]?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Enter}');
    expect(field()).toHaveProperty('value', 'Lyon');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(field());
    expect(address()).toBe('/');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/establishments?location=Lyon');
  });

  it('leaves Home to the text while no option is active', async () => {
    const { user } = await open();
    await user.type(field(), 'ly');
    await screen.findByRole('option', { name: /^Lyon/ });
    await user.keyboard('{Home}');
    expect(field().getAttribute('aria-activedescendant')).toBeNull();
  });

  it('closes with Escape, opens again with an arrow', async () => {
    const { user } = await open();
    await user.type(field(), 'ly');
    await screen.findByRole('listbox', { name: 'Suggestions' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveProperty('value', 'ly');
    await user.keyboard('{ArrowUp}');
    await screen.findByRole('listbox', { name: 'Suggestions' });
  });

  it('takes the active place over with Tab and moves on', async () => {
    const { user } = await open();
    await user.type(field(), 'ly');
    await screen.findByRole('listbox', { name: 'Suggestions' });
    await user.keyboard('{ArrowDown}{Tab}');
    expect(field()).toHaveProperty('value', 'Lyon');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /événement/ }));
  });

  it('picks with the mouse and keeps the focus', async () => {
    const { user } = await open();
    await user.type(field(), 'ly');
    await user.click(await screen.findByRole('option', { name: /^Lyon/ }));
    expect(field()).toHaveProperty('value', 'Lyon');
    expect(document.activeElement).toBe(field());
  });

  it('leads to the page of a venue', async () => {
    const { user, address } = await open();
    await user.type(field(), 'ly');
    await user.click(await screen.findByRole('option', { name: /Lyonnais/ }));
    expect(address()).toBe('/establishment/hotel-du-lyonnais-lyon-2e');
  });

  it('completes what follows the last comma', async () => {
    const { user, address } = await open();
    await user.type(field(), 'Lyon, par');
    await user.click(await screen.findByRole('option', { name: /^Paris/ }));
    expect(field()).toHaveProperty('value', 'Lyon, Paris');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/establishments?location=Lyon,Paris');
  });

  it('hides a while after the focus has gone', async () => {
    const { user } = await open();
    await user.type(field(), 'ly');
    await screen.findByRole('listbox', { name: 'Suggestions' });
    const left = performance.now();
    fireEvent.blur(field());
    expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(performance.now() - left).toBeGreaterThanOrEqual(SUGGESTIONS.hideDelayMs - 5);
  });

  it('asks once for the same text', async () => {
    const { user } = await open();
    await user.type(field(), 'ly');
    await screen.findByRole('option', { name: /Lyonnais/ });
    await user.type(field(), '{Backspace}');
    await screen.findByRole('option', { name: /^Lille/ });
    await user.type(field(), 'y ');
    await screen.findByRole('option', { name: /Lyonnais/ });
    expect(asked).toEqual(['', 'l', 'ly']);
  });

  it('never lets an older answer replace a newer one, and aborts its request', async () => {
    let aborted = false;
    server.use(
      api.query(SuggestionsDocument, async ({ variables, request }) => {
        if (variables.text === 'l') {
          request.signal.addEventListener('abort', () => (aborted = true));
          await delay(150);
        }
        return { parseSearch: NO_READING, suggestions: { ...NOTHING, ...ANSWERS[variables.text] } };
      }),
    );
    const { user } = await open();
    await user.type(field(), 'ly');
    await screen.findByRole('option', { name: /Lyonnais/ });
    await delay(250);
    expect(names()).toEqual(['Lyon, Rhône, 130 lieux', 'Hôtel du Lyonnais, Lyon 2e']);
    expect(aborted).toBe(true);
  });

  it('narrows what it has while the answer is on its way', async () => {
    server.use(
      api.query(SuggestionsDocument, async ({ variables }) => {
        if (variables.text === 'ly') await delay(100);
        return { parseSearch: NO_READING, suggestions: { ...NOTHING, ...ANSWERS[variables.text] } };
      }),
    );
    const { user } = await open();
    await user.type(field(), 'l');
    await screen.findByRole('option', { name: /^Lille/ });
    await user.type(field(), 'y');
    expect(names()).toEqual(['Lyon, Rhône, 130 lieux']);
    await screen.findByRole('option', { name: /Lyonnais/ });
  });

  it.each([
    ['an error of the API', () => refusal('RATE_LIMITED')],
    ['an error of the network', () => HttpResponse.error()],
  ])('is silent about %s, and still searches', async (_what, answer) => {
    server.use(api.query(SuggestionsDocument, answer));
    const { user, address } = await open();
    await user.type(field(), 'lyon');
    await delay(50);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/establishments?location=lyon');
  });
});

describe('what a text means', () => {
  it('is the first suggestion, and is searched when it is chosen by the keyboard', async () => {
    const { user, address } = await open();
    await user.type(field(), 'péniche 80p lyon');
    await screen.findByRole('option', { name: /^péniche\W+80 personnes\W+Lyon$/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(decodeURIComponent(address())).toBe('/establishments?q=péniche+80p+lyon');
  });

  it('is read with its signs', async () => {
    const { user } = await open();
    await user.type(field(), ' 12-16 pers,  85,50 €/pers');
    expect(
      await screen.findByRole('option', { name: /^16 personnes\W+Au plus 85,50\s€ HT par personne$/ }),
    ).toBeDefined();
  });

  it('or by a finger', async () => {
    const { user, address } = await open();
    await user.type(field(), 'péniche 80p lyon');
    await user.click(await screen.findByRole('option', { name: /80 personnes/ }));
    expect(decodeURIComponent(address())).toBe('/establishments?q=péniche+80p+lyon');
  });
});

describe('the search form', () => {
  const capacity = () => screen.getByRole('combobox', { name: /personnes/ });

  it('asks only for what is filled', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('button', { name: 'Rechercher' }));
    expect(address()).toBe('/establishments');
    await user.selectOptions(screen.getByRole('combobox', { name: /événement/ }), 'Journée d’étude');
    await user.type(capacity(), '60{Enter}');
    expect(address()).toBe('/establishments?eventType=journee-etude&capacity=60');
  });

  it('reads the number of people in a text, and says what it expects where there is none', async () => {
    const { user, address } = await open();
    const people = capacity() as HTMLInputElement;
    await user.type(people, 'beaucoup');
    await waitFor(() => expect(people.validationMessage).toBe('Un nombre de personnes, par exemple 60'));
    await user.clear(people);
    await user.type(people, '60 personnes{Enter}');
    expect(people.validationMessage).toBe('');
    expect(address()).toBe('/establishments?capacity=60');
  });

  it('offers the sizes of events', async () => {
    const { user, address } = await open();
    await user.click(capacity());
    await user.click(screen.getByRole('option', { name: 'De 50 à 100 personnes' }));
    expect(capacity()).toHaveProperty('value', '50–100');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/establishments?capacity=50-100');
  });

  it('shows the search of the address', async () => {
    await open('/establishments?location=Lyon,Paris&eventType=conference-congres&capacity=plus-200&category=4');
    expect(field()).toHaveProperty('value', 'Lyon, Paris');
    expect(screen.getByRole('combobox', { name: /événement/ })).toHaveProperty('value', 'conference-congres');
    expect(capacity()).toHaveProperty('value', '> 200');
  });

  it('is empty on other pages', async () => {
    await open('/promotions-en-cours?location=Lyon');
    expect(field()).toHaveProperty('value', '');
  });

  it('is a plain form where there is no JavaScript', async () => {
    await open();
    const form = screen.getByRole('search', { name: 'Trouver un lieu' });
    expect(form.getAttribute('action')).toBe('/establishments');
    expect(form.getAttribute('method')).toBe('get');
    expect([...form.querySelectorAll('[name]')].map((element) => element.getAttribute('name'))).toEqual([
      'location',
      'eventType',
      'capacity',
    ]);
  });
});
