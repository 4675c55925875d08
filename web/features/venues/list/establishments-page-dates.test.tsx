import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aMiss, aReading, give, HIDDEN, open, title } from './establishments-page.fixtures.tsx';

// A narrow screen: the map stands behind a button.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

const at = (state: 'FREE' | 'OPTION' | 'UNAVAILABLE' | 'UNKNOWN', day: string | null = null) => ({
  state,
  startDate: day,
  endDate: day,
});
const DAY = '2027-03-12';

describe('dates of a search', () => {
  it('are asked for by two days and their flexibility', async () => {
    const asked = give();
    const { user, filters, address } = await open('/establishments');
    await title(/^42/);
    fireEvent.change(await filters().findByLabelText('Du'), { target: { value: DAY } });
    fireEvent.blur(filters().getByLabelText('Du'));
    await waitFor(() => expect(address()).toBe(`/establishments?startDate=${DAY}`));
    fireEvent.change(filters().getByLabelText('Au'), { target: { value: '2027-03-14' } });
    fireEvent.blur(filters().getByLabelText('Au'));
    await user.selectOptions(filters().getByLabelText('Souplesse'), '2');
    const said = `startDate=${DAY}&endDate=2027-03-14&flexibleDays=2`;
    await waitFor(() => expect(address()).toBe(`/establishments?${said}`));
    await waitFor(() =>
      expect(asked.at(-1)!.filter.dates).toEqual({
        startDate: DAY,
        endDate: '2027-03-14',
        flexibleDays: 2,
        weekdays: [],
        days: null,
        onlyAvailable: false,
      }),
    );
    await user.click(screen.getByRole('link', { name: /^Retirer le filtre 12–14 mars 2027 \(±\u00a02 jours\)/ }));
    await waitFor(() => expect(address()).toBe('/establishments'));
  });

  it('do not end before they begin: the field says so, and keeps what was typed', async () => {
    give();
    const { filters, address } = await open(`/establishments?startDate=${DAY}`);
    await title(/^42/);
    const end = await filters().findByLabelText('Au');
    fireEvent.change(end, { target: { value: '2027-03-01' } });
    fireEvent.blur(end);
    expect(filters().getByText(/^Indiquez un jour du 12\smars 2027 au /)).toBeDefined();
    expect(end).toHaveProperty('value', '2027-03-01');
    expect(address()).toBe(`/establishments?startDate=${DAY}`);
  });

  it('are a weekday of a month', async () => {
    give();
    const { user, filters, address } = await open('/establishments');
    await title(/^42/);
    await user.selectOptions(await filters().findByLabelText('Ou un jour d’un mois'), '2027-03');
    await waitFor(() => expect(address()).toBe('/establishments?startDate=2027-03-01&endDate=2027-03-31&days=1'));
    await user.selectOptions(filters().getByLabelText('Commence un'), 'mardi');
    expect(await screen.findByRole('link', { name: 'Retirer le filtre un mardi en mars 2027' })).toBeDefined();
    await user.click(filters().getByRole('checkbox', { ...HIDDEN, name: /Disponibilité confirmée/ }));
    await waitFor(() => expect(address()).toContain('&weekday=2&days=1&onlyAvailable=true'));
  });

  it('that are longer than an event are the time of one', async () => {
    give();
    const { user, filters } = await open('/establishments?startDate=2027-03-01&endDate=2027-04-15');
    await title(/^42/);
    const chip = (name: RegExp) => screen.findByRole('link', { name });
    expect(await chip(/^Retirer le filtre 1\sjour \(1er\smars\s–\s15\savril\s2027\)/)).toBeDefined();
    await user.selectOptions(await filters().findByLabelText('Commence un'), 'mardi');
    expect(await chip(/^Retirer le filtre un mardi \(1er\smars/)).toBeDefined();
  });

  it('stand on the cards with the state of each venue', async () => {
    give(() => ({ availabilities: [at('FREE', DAY), at('OPTION', DAY), at('UNKNOWN'), at('UNKNOWN')] }));
    await open(`/establishments?startDate=${DAY}`);
    expect(await screen.findByText('Libre à vos dates')).toBeDefined();
    expect(screen.getByText('En option à vos dates')).toBeDefined();
    expect(screen.getAllByText('Disponibilité non renseignée')).toHaveLength(2);
  });

  it('of several possible days are told, and carried to the page of the venue', async () => {
    give(() => ({ total: 1, availabilities: [at('FREE', DAY)] }));
    await open('/establishments?startDate=2027-03-01&endDate=2027-03-31&weekday=5&capacity=60');
    expect(await screen.findByText('Libre le 12 mars')).toBeDefined();
    const link = screen.getByRole('heading', { level: 3 }).querySelector('a')!;
    expect(link.getAttribute('href')).toContain(`?capacity=60&startDate=${DAY}`);
    expect(link.getAttribute('href')).not.toContain('weekday');
  });

  it('that are taken stand among the near misses', async () => {
    const taken = { ...aMiss({ condition: 'DATES' }), availability: at('UNAVAILABLE') };
    const held = aMiss({ condition: 'DATES' }, { condition: 'PROMOTION' });
    give(() => ({
      total: 0,
      misses: [taken, { ...held, venue: { ...held.venue, id: 'held' }, availability: at('OPTION', DAY) }],
    }));
    await open(`/establishments?startDate=${DAY}&onlyAvailable=true&promotion=true`);
    expect(await screen.findByText('Indisponible à vos dates')).toBeDefined();
    expect(screen.getByText('En option à vos dates')).toBeDefined();
    expect(screen.getByText('Sans promotion en ce moment')).toBeDefined();
  });

  it('of a text are a chip in words', async () => {
    const dates = { startDate: DAY, endDate: DAY, flexibleDays: 0, weekdays: [], days: null };
    const parts = [{ condition: 'DATES' as const, text: '12/03' }];
    give(() => ({ parsed: aReading({ dates, parts }), availabilities: [at('FREE', DAY)] }));
    await open('/establishments?q=le+12/03');
    expect(await screen.findByRole('link', { name: 'Retirer le filtre 12 mars 2027' })).toBeDefined();
    expect(screen.getByText('Libre à vos dates')).toBeDefined();
  });
});
