import { act, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SELECTED_VENUE_KEY, SLIDER } from '../../../../schema/constants.ts';
import { api, server } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { useHomePageQuery } from './home.gen.ts';
import { Slider } from './slider.tsx';

const VENUES = ['Château Un', 'Mas Deux', 'Péniche Trois'].map((name, index) => ({
  __typename: 'VenueCard',
  id: `b7c1c0de-0000-4000-8000-00000000000${index + 1}`,
  slug: `lieu-${index + 1}`,
  name,
  kind: 'HOTEL',
  category: 4,
  city: 'Collioure',
  department: { __typename: 'Department', code: '66', name: 'Pyrénées-Orientales' },
  photo: null,
  capacities: [{ __typename: 'LayoutCapacity', layout: 'THEATRE', capacity: 80 }],
}));

function give(slider: object[]) {
  const home = { __typename: 'Home', favourites: [], slider, references: [] };
  const searchVenues = {
    __typename: 'VenueSearchResult',
    totalCount: 0,
    facets: { __typename: 'Facets', regions: [] },
  };
  server.use(api.query('HomePage', () => HttpResponse.json({ data: { home, searchVenues } })));
}

function Page() {
  const { data, loading, refetch } = useHomePageQuery();
  return (
    <>
      <Slider venues={data?.home.slider} loading={loading} />
      <button type="button" onClick={() => void refetch()}>
        Anew
      </button>
    </>
  );
}

/** The slider with its script loaded. */
async function shown() {
  const rendered = await renderWithApp(<Page />, { language: 'en' });
  await screen.findByRole('button', { name: 'Next venue' });
  return { ...rendered, stage: screen.getByRole('region', { name: 'Featured venues' }) };
}

/** Its dots tell which slide is on. */
const current = () =>
  screen.getAllByRole('button', { name: /^Venue \d/ }).findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const stroke = (from: number, to: number) => {
  const link = screen.getByRole('link', { name: /Château Un|Mas Deux|Péniche Trois/, hidden: false });
  fireEvent.pointerDown(link, { isPrimary: true, clientX: from, clientY: 10 });
  fireEvent.pointerUp(window, { isPrimary: true, clientX: to, clientY: 12 });
  return link;
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  give(VENUES);
});
afterEach(() => vi.useRealTimers());

describe('the slider of the home page', () => {
  it('cuts no roof off on a wide screen, and shows its stars on the veil of any picture', async () => {
    const photo = { url: '/uploads/1.jpg', width: 1600, height: 1200, placeholder: '', avif: null, webp: null };
    give([{ ...VENUES[0], photo: { __typename: 'Photo', id: 'photo-1', ...photo } }]);
    await renderWithApp(<Page />);
    const slide = await screen.findByRole('link', { name: /Château Un/ });
    const image = getComputedStyle(slide.querySelector('img')!);
    expect(image.objectFit).toBe('cover');
    const [, fromTop = 50] = image.objectPosition.split(' ').map((share) => Number.parseFloat(share));
    // 1440 by 480 of a picture of 4 to 3.
    const cutOff = 1 - 4 / 3 / 3;
    expect((cutOff * fromTop) / 100, 'the share of the picture that is cut off above').toBeLessThan(1 / 8);
    const stars = within(slide).getByText('4 étoiles').parentElement!;
    expect(getComputedStyle(stars).backgroundColor).toBe('rgb(244, 213, 138)');
  });

  it('shows the venues in the order of the API, every five seconds the next, and begins anew after the last', async () => {
    await shown();
    expect(current()).toBe(0);
    expect(screen.getByRole('link', { name: /Château Un/ }).getAttribute('href')).toBe('/establishment/lieu-1');
    await wait(SLIDER.intervalMs);
    expect(current()).toBe(1);
    await wait(SLIDER.intervalMs);
    expect(current()).toBe(2);
    await wait(SLIDER.intervalMs);
    expect(current()).toBe(0);
  });

  it('waits under the pointer, with the focus inside, and when it was stopped', async () => {
    const { stage } = await shown();
    fireEvent.pointerEnter(stage, { pointerType: 'mouse' });
    await wait(SLIDER.intervalMs * 2);
    expect(current()).toBe(0);
    fireEvent.pointerLeave(stage);
    const pause = screen.getByRole('button', { name: 'Pause the slideshow' });
    act(() => pause.focus());
    await wait(SLIDER.intervalMs * 2);
    expect(current()).toBe(0);
    fireEvent.click(pause);
    act(() => pause.blur());
    await wait(SLIDER.intervalMs * 2);
    expect(current()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play the slideshow' }));
    await wait(SLIDER.intervalMs);
    expect(current()).toBe(1);
  });

  it('follows dots, arrows and strokes; a stroke is no click', async () => {
    const { address } = await shown();
    fireEvent.click(screen.getByRole('button', { name: 'Previous venue' }));
    expect(current()).toBe(2);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Previous venue' }), { key: 'ArrowRight' });
    expect(current()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Venue 2 of 3' }));
    expect(current()).toBe(1);
    stroke(200, 160);
    expect(current()).toBe(1);
    const link = stroke(200, 140);
    expect(current()).toBe(2);
    fireEvent.click(link);
    expect(address()).toBe('/');
    stroke(140, 200);
    expect(current()).toBe(1);
  });

  it('leads to the venue and keeps which one it was', async () => {
    const { address } = await shown();
    fireEvent.click(screen.getByRole('link', { name: /Château Un/ }));
    expect(address()).toBe('/establishment/lieu-1');
    expect(localStorage.getItem(SELECTED_VENUE_KEY)).toBe(VENUES[0]?.id);
  });

  it('begins anew when the list shrinks', async () => {
    await shown();
    fireEvent.click(screen.getByRole('button', { name: 'Venue 3 of 3' }));
    expect(current()).toBe(2);
    give(VENUES.slice(0, 2));
    fireEvent.click(screen.getByRole('button', { name: 'Anew' }));
    await screen.findByRole('button', { name: 'Venue 2 of 2' });
    expect(current()).toBe(0);
  });

  it('stands still for who asks for less motion, until told otherwise', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
    await shown();
    await wait(SLIDER.intervalMs * 2);
    expect(current()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play the slideshow' }));
    await wait(SLIDER.intervalMs);
    expect(current()).toBe(1);
    vi.unstubAllGlobals();
  });
});
