import { screen } from '@testing-library/react';
import MessagesSquare from 'lucide-static/icons/messages-square.svg?react';
import { expect, test } from 'vitest';
import { renderWithApp } from '../../testing/render-with-app.tsx';
import { DrawerNav } from './drawer-nav.tsx';

test('a count is told in words where it has them, as a number elsewhere', async () => {
  const entry = (to: string, counted?: string) => ({
    to,
    label: 'Demandes',
    icon: MessagesSquare,
    count: 3,
    ...(counted ? { counted } : {}),
  });
  const items = [entry('/a', '3 notifications non lues'), entry('/b')];
  await renderWithApp(<DrawerNav label="Menu" sections={[{ items }]} at="/a" />);
  expect(screen.getByRole('link', { name: /^Demandes ?3 notifications non lues$/ })).toBeDefined();
  expect(screen.getByRole('link', { name: /^Demandes ?3$/ })).toBeDefined();
});
