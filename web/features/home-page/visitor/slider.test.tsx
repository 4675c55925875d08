import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SELECTED_VENUE_KEY, SLIDER } from '../../../../schema/constants.ts';
import { api, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { useHomePageQuery, HomePageDocument } from './home.gen.ts';
import { Slider } from './slider.tsx';

type Venues = Answer<typeof HomePageDocument>['home']['slider'];

const VENUES: Venues = ['Château Un', 'Mas Deux', 'Péniche Trois'].map((name, index) => ({
  id: `b7c1c0de-0000-4000-8000-00000000000${index + 1}`,
  slug: `lieu-${index + 1}`,
  name,
  kind: 'HOTEL',
  category: 4,
  city: 'Collioure',
  department: { code: '66', name: 'Pyrénées-Orientales' },
  photo: null,
  capacities: [{ layout: 'THEATRE', capacity: 80 }],
}));

function give(slider: Venues) {
  const home = { favourites: [], slider, references: [] };
  const searchVenues = { totalCount: 0, facets: { regions: [] } };
  server.use(api.query(HomePageDocument, () => ({ home, searchVenues })));
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

/** Its dots mark the current slide. */
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
