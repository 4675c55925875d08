import { screen, within, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { Gallery } from './gallery.tsx';
import { swipeStep } from './use-swipe.ts';
import { aVenue } from './venue.factory.ts';

const ALTS = ['La façade', 'La cour', 'La plénière', 'Le bar', 'Une chambre', 'Le jardin', 'La piscine', 'Le soir'];

function photos(count: number) {
  return ALTS.slice(0, count).map((alt, index) => ({
    id: `photo-${index}`,
    alt,
    url: `/uploads/${index}.jpg`,
    avif: null,
    webp: `/uploads/${index}.webp 480w`,
    width: 1600,
    height: 1200,
    placeholder: '',
  }));
}

const show = (count: number) =>
  renderWithApp(<Gallery venue={aVenue({ photos: photos(count) })} />, { url: '/lieu?capacity=60' });

beforeEach(() => {
  // jsdom knows the element, but not how to open it.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollIntoView = () => {};
});

it('links every photo to its file, and offers to see all from two on', async () => {
  const { unmount } = await show(8);
  const links = within(screen.getByRole('list')).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(photos(8).map(({ url }) => url));
  expect(links[2]?.getAttribute('aria-label')).toMatch(/^Agrandir la photo 3 sur 8.*La plénière$/);
  expect(screen.getByRole('link', { name: 'Voir les 8 photos' }).getAttribute('href')).toBe('/lieu#photos');
  unmount();
  await show(1);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('draws the house when there is no photo', async () => {
  const { container } = await show(0);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector('svg use')).toBeTruthy();
});

it('opens the photo that was chosen, moves by keys and thumbnails, and stops at the ends', async () => {
  const { user } = await show(4);
  await user.click(screen.getByRole('link', { name: /La cour/ }));
  const view = await screen.findByRole('dialog', { name: /Hôtel des Deux Confluents/ });
  const position = within(view).getByRole('status');
  expect(position.textContent).toContain('Photo 2 sur 4');
  expect(position.textContent).toContain('La cour');
  expect(document.documentElement.style.overflow).toBe('hidden');

  await user.keyboard('{ArrowRight}');
  expect(position.textContent).toContain('Photo 3 sur 4');
  await user.keyboard('{End}{ArrowRight}');
  expect(position.textContent).toContain('Photo 4 sur 4');
  expect(within(view).getByRole('button', { name: 'Photo suivante' }).getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Home}');
  expect(position.textContent).toContain('Photo 1 sur 4');
  await user.click(within(view).getByRole('button', { name: 'Afficher la photo 3' }));
  expect(position.textContent).toContain('Photo 3 sur 4');
  expect(view.textContent).toContain('3 / 4');
});

it('closes to where one was, with the page free again', async () => {
  const { user, address } = await show(3);
  await user.click(screen.getByRole('link', { name: 'Voir les 3 photos' }));
  await screen.findByRole('dialog');
  expect(address()).toBe('/lieu?capacity=60');
  await user.click(screen.getByRole('button', { name: 'Fermer les photos' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.documentElement.style.overflow).toBe('');
  expect(address()).toBe('/lieu?capacity=60');
});

it('leaves a click that asks for a new tab to the browser', async () => {
  const { user } = await show(2);
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: /La façade/ }));
  await user.keyboard('{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  [-60, 5, 1],
  [60, 5, -1],
  [-49, 0, 0],
  [-60, 80, 0],
])('understands a finger that moved by %i, %i as %i', (dx, dy, step) => {
  expect(swipeStep(dx, dy)).toBe(step);
});
