import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createI18n, loadMessages } from '../../lib/i18n.ts';
import { NO_CONDITIONS, type SearchParams } from './search-params.ts';
import type { Reading } from './search-reading.ts';
import { TextFilter } from './text-filter.tsx';

const PARAMS: SearchParams = { ...NO_CONDITIONS, text: 'hotel 80p lyon' };
const READING: Reading = {
  capacity: 80,
  roomAreaSqm: null,
  bedrooms: null,
  maxPricePerPerson: null,
  totalBudget: null,
  dates: null,
  categories: [],
  eventTypes: [],
  layouts: [],
  parts: [
    { condition: 'CAPACITY', text: '80p' },
    { condition: 'PLACE', text: 'lyon' },
  ],
  places: [{ text: 'lyon', label: 'Lyon', misspelt: false, near: false, alternatives: [] }],
  rest: 'hotel',
};

/** The field as the server renders it, then `early` by the visitor, then hydration. */
async function hydrated(early: (field: HTMLInputElement) => void) {
  const searched: string[] = [];
  const i18n = createI18n('fr', await loadMessages('fr'));
  const filter = (
    <I18nProvider i18n={i18n}>
      <TextFilter params={PARAMS} reading={READING} change={(make) => searched.push(make(PARAMS).text ?? '')} />
    </I18nProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(filter);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  early(field);
  render(filter, { container, hydrate: true });
  return { field, searched };
}

it('shows the whole text without a script, then what is not in the chips', async () => {
  const { field } = await hydrated(({ value }) => expect(value).toBe('hotel 80p lyon'));
  expect(field.value).toBe('hotel');
});

it('what was typed before hydration stays in the field, and is searched', async () => {
  const { field, searched } = await hydrated((early) => {
    early.focus();
    early.value += ' piscine';
  });
  expect(field.value).toBe('hotel 80p lyon piscine');
  await waitFor(() => expect(searched).toEqual(['hotel 80p lyon piscine']));
});
