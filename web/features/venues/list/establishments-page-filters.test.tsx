import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { give, HIDDEN, open, title } from './establishments-page.fixtures.tsx';

// A narrow screen: the map stands behind a button.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

describe('the filters', () => {
  it('change the address and ask again, from the first page, keeping the focus', async () => {
    const asked = give();
    const { user, filters, address } = await open('/establishments?location=Lyon&page=2');
    await title('42 lieux à Lyon');
    const box = filters().getByRole('checkbox', { ...HIDDEN, name: /Journée d’étude/ });
    await user.click(box);
    await waitFor(() => expect(address()).toBe('/establishments?location=Lyon&eventType=journee-etude'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { eventTypes: ['JOURNEE_ETUDE'] }, page: 1 }));
    expect(box).toBe(document.activeElement);
    expect(box).toHaveProperty('checked', true);
    await user.click(box);
    await waitFor(() => expect(address()).toBe('/establishments?location=Lyon'));
  });

  it('take two quick changes for two', async () => {
    give();
    const { user, filters, address } = await open('/establishments');
    await title(/^42/);
    await Promise.all([
      user.click(filters().getByRole('checkbox', { ...HIDDEN, name: /Île-de-France/ })),
      user.click(filters().getByRole('checkbox', { ...HIDDEN, name: /5 étoiles/ })),
    ]);
    await waitFor(() => expect(address()).toBe('/establishments?location=Île-de-France&category=5'));
  });

  it('take a number of people or a size in one field, where an address with a size stands too', async () => {
    give();
    const { user, filters, address } = await open('/establishments?capacity=50-100');
    await title(/^42/);
    const field = filters().getByLabelText('Dans une même salle, au moins');
    expect(field).toHaveProperty('value', '50–100');
    await user.clear(field);
    await user.type(field, '80{Enter}');
    await waitFor(() => expect(address()).toBe('/establishments?capacity=80'));
    await user.clear(field);
    await user.type(field, '20-50{Enter}');
    await waitFor(() => expect(address()).toBe('/establishments?capacity=20-50'));
  });

  it('say that a size cannot be used once it is left, until it can', async () => {
    give();
    const { user, filters, address } = await open('/establishments?capacity=80');
    await title(/^42/);
    const field = filters().getByLabelText('Dans une même salle, au moins');
    await user.clear(field);
    await user.type(field, 'beaucoup');
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    await user.tab();
    expect(filters().getByText('Indiquez un nombre de personnes, par exemple 60.')).toBeTruthy();
    expect(field).toHaveProperty('value', 'beaucoup');
    expect(address()).toBe('/establishments');
    await user.clear(field);
    await user.type(field, '90{Enter}');
    expect(filters().queryByText(/^Indiquez un nombre/)).toBeNull();
    await waitFor(() => expect(address()).toBe('/establishments?capacity=90'));
  });

  it('show a value that finds nothing as not to be chosen, unless it is chosen', async () => {
    give();
    const { filters } = await open('/establishments?category=3');
    await title(/^42/);
    await waitFor(() =>
      expect(filters().getByRole('checkbox', { ...HIDDEN, name: /2 étoiles/ })).toHaveProperty('disabled', true),
    );
    expect(filters().getByRole('checkbox', { ...HIDDEN, name: /3 étoiles/ })).toHaveProperty('disabled', false);
  });

  it('tick a department for its code, and keep a city that no list has', async () => {
    give();
    const { filters } = await open('/establishments?location=69,Villefranche-sur-Saône');
    await title(/^42/);
    await waitFor(() =>
      expect(filters().getByRole('checkbox', { ...HIDDEN, name: /Rhône \(69\)/ })).toHaveProperty('checked', true),
    );
    expect(filters().getByRole('checkbox', { ...HIDDEN, name: 'Villefranche-sur-Saône' })).toHaveProperty(
      'checked',
      true,
    );
  });

  it('ask for kinds, bedrooms and a station close by', async () => {
    give();
    const { user, filters, address } = await open('/establishments');
    await title(/^42/);
    await user.click(filters().getByRole('checkbox', { ...HIDDEN, name: /Château/ }));
    await user.selectOptions(filters().getByLabelText('Chambres'), '20');
    await user.selectOptions(filters().getByLabelText('Gare'), '20');
    await waitFor(() => expect(address()).toBe('/establishments?kind=chateau&bedrooms=20&station=20'));
    expect(filters().getByRole('option', { ...HIDDEN, name: '100 et plus (0)' })).toHaveProperty('disabled', true);
    await user.selectOptions(filters().getByLabelText('Chambres'), '');
    await waitFor(() => expect(address()).toBe('/establishments?kind=chateau&station=20'));
  });

  it('ask for the area of a room', async () => {
    const asked = give();
    const { user, filters, address } = await open('/establishments');
    await title(/^42/);
    await user.selectOptions(filters().getByLabelText('Surface d’une salle'), '100');
    await waitFor(() => expect(address()).toBe('/establishments?roomArea=100'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { roomAreaSqm: 100 } }));
    expect(screen.getByRole('link', { name: 'Retirer le filtre Salle de 100\u00a0m² ou plus' })).toBeDefined();
  });

  it('ask for what one participant may cost', async () => {
    const asked = give();
    const { user, filters, address } = await open('/establishments');
    await title(/^42/);
    await user.selectOptions(filters().getByLabelText('Par personne, HT'), '80');
    await waitFor(() => expect(address()).toBe('/establishments?budget=80'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { maxPricePerPersonCents: 80_00 } }));
    expect(screen.getByRole('link', { name: 'Retirer le filtre Au plus 80\u00a0€ HT par personne' })).toBeDefined();
  });

  it('keep a number of the address that they do not offer', async () => {
    give();
    const { filters } = await open('/establishments?bedrooms=35&near=Lyon&km=75');
    await title('42 lieux à moins de 75\u00a0km de Lyon');
    expect(filters().getByLabelText('Chambres')).toHaveProperty('value', '35');
    expect(filters().getByLabelText('Distance maximale')).toHaveProperty('value', '75');
  });

  it('search around a place, and widen a city', async () => {
    give();
    const { user, filters, address } = await open('/establishments?location=Lyon');
    await title(/^42/);
    await user.click(filters().getByRole('button', { ...HIDDEN, name: 'Lyon et 30\u00a0km alentour' }));
    await waitFor(() => expect(address()).toBe('/establishments?near=Lyon&km=30'));
    const place = filters().getByLabelText('Ville ou code postal');
    await user.clear(place);
    await user.type(place, 'Annecy{Enter}');
    await waitFor(() => expect(address()).toBe('/establishments?near=Annecy&km=30'));
    await user.selectOptions(filters().getByLabelText('Distance maximale'), '50');
    await waitFor(() => expect(address()).toBe('/establishments?near=Annecy&km=50'));
    expect(screen.getByRole('link', { name: 'Retirer le filtre À moins de 50\u00a0km d’Annecy' })).toBeDefined();
  });

  it('ask the browser where the reader is, only when told to, and say when it does not tell', async () => {
    give();
    const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
    const { user, filters, address } = await open('/establishments?location=Bretagne');
    await title(/^42/);
    expect(getCurrentPosition).not.toHaveBeenCalled();
    const button = filters().getByRole('button', { ...HIDDEN, name: 'Autour de moi' });
    await user.click(button);
    const [found, failed] = getCurrentPosition.mock.calls[0]!;
    act(() => failed!({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError));
    expect(filters().getByText(/ne nous donne pas votre position/)).toBeDefined();
    await user.click(button);
    await act(async () => found({ coords: { latitude: 45.764_043, longitude: 4.835_659 } } as GeolocationPosition));
    await waitFor(() => expect(address()).toBe('/establishments?near=45.76,4.84&km=30'));
    expect(filters().queryByText(/ne nous donne pas/)).toBeNull();
  });

  it('are a form that works without a script', async () => {
    give();
    const { container } = await open('/establishments?location=Lyon&sort=name');
    await title(/^42/);
    const form = container.querySelector('form')!;
    expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/establishments']);
    const sent = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    expect([sent.get('location'), sent.get('sort')]).toEqual(['Lyon', 'name']);
    expect(container.querySelector('form button[type=submit]')!.textContent).toBe('Appliquer');
  });
});

describe('chips', () => {
  it('take one condition away, or all of them', async () => {
    give();
    const { user, address } = await open('/establishments?location=Lyon&capacity=60&category=4&sort=name');
    await title(/^42/);
    await user.click(screen.getByRole('link', { name: 'Retirer le filtre 60 personnes' }));
    await waitFor(() => expect(address()).toBe('/establishments?location=Lyon&category=4&sort=name'));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Filtres actifs'));
    await user.click(screen.getByRole('link', { name: 'Tout effacer' }));
    await waitFor(() => expect(address()).toBe('/establishments?sort=name'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Retirer/ })).toBeNull());
  });
});

describe('the filters on a narrow screen', () => {
  it('open over the page, follow the search and close', async () => {
    give(({ filter }) => ({ total: filter.categories ? 6 : 42 }));
    const { user, address } = await open('/establishments');
    await title(/^42/);
    await user.click(screen.getByText('Filtres', { selector: 'button' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filtres' }));
    await user.click(dialog.getByRole('checkbox', { name: /5 étoiles/ }));
    await waitFor(() => expect(address()).toBe('/establishments?category=5'));
    expect(await dialog.findByRole('button', { name: 'Voir les 6 lieux' })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Tout effacer' }));
    await waitFor(() => expect(address()).toBe('/establishments'));
  });
});
