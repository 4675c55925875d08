import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApp } from '../testing/render-with-app.tsx';
import { DataTable, type Column } from './data-table.tsx';

const COLUMNS: Column<{ id: string; name: string; city: string }>[] = [
  { id: 'name', title: 'Lieu', lead: true, cell: ({ name }) => name },
  { id: 'city', title: 'Ville', cell: ({ city }) => city },
];

test('each value has the title of its column beside it, for those who listen too: on narrow screens the head is not shown', async () => {
  await renderWithApp(
    <DataTable caption="Lieux" columns={COLUMNS} rows={[{ id: '1', name: 'Le Parc', city: 'Lyon' }]} />,
  );
  const title = screen.getByText('Ville', { selector: 'td *' });
  expect(title.closest('td')?.textContent).toBe('Ville Lyon');
  expect(title.closest('[aria-hidden]')).toBeNull();
});
