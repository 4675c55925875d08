import type { APIRequestContext, Browser, Page, ViewportSize } from '@playwright/test';
import sharp from 'sharp';
import type { Ask } from './owner.ts';
import { expect, hydrating } from './browser-test.ts';
import { outcomeOf, type Payload } from '../api/testing/payloads.ts';

/** What a new owner submits, but its name. */
export const SUBMITTED = {
  kind: 'TOWNHOUSE',
  city: 'Lyon 2e',
  postalCode: '69002',
  address: '12 quai de l’Essai',
  description: 'Une maison de maître au bord de l’eau, et un parc pour souffler entre deux ateliers.',
  eventTypes: ['JOURNEE_ETUDE'],
  contactEmail: 'seminaires@essai.test',
  contactPhone: '01 99 00 00 01',
  rooms: [{ name: 'Verrière', areaSqm: 80, capacities: [{ layout: 'THEATRE', capacity: 60 }] }],
};

/** A venue of a new owner that waits for the moderators, and its address on the site. */
export async function submitted(ask: Ask, request: APIRequestContext, token: string, name: string) {
  const { createVenue } = await ask<{ createVenue: { venue: { id: string; slug: string } } }>(
    'mutation ($input: CreateVenueInput!) { createVenue(input: $input) { venue { id slug } } }',
    { input: { ...SUBMITTED, name } },
  );
  const { id, slug } = createVenue.venue;
  const buffer = await sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#5e7f6b' } })
    .jpeg()
    .toBuffer();
  const uploaded = await request.post(`/api/establishments/${id}/photos`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { photos: { name: 'facade.jpg', mimeType: 'image/jpeg', buffer } },
  });
  expect(uploaded.ok()).toBe(true);
  const { submitVenue } = await ask<{ submitVenue: Payload }>(
    'mutation ($id: ID!) { submitVenue(input: { id: $id }) { errors { __typename } } }',
    { id },
  );
  expect(outcomeOf(submitVenue)).toBe('Done');
  return { id, slug };
}

/** The tab of somebody of the platform, in a browser of his own. */
export async function houseMember(
  browser: Browser,
  baseURL: string | undefined,
  viewport: ViewportSize | null,
  role: 'Administrateur' | 'Membre de l’équipe',
): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport, locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  const page = hydrating(await context.newPage());
  await page.goto('/login');
  await page.getByRole('button', { name: role, exact: true }).click();
  await expect(page).toHaveURL(`${baseURL}/admin`);
  return page;
}

/** A moderator’s own browser, signed in. */
export const moderator = (
  browser: Browser,
  baseURL: string | undefined,
  viewport: ViewportSize | null,
): Promise<Page> => houseMember(browser, baseURL, viewport, 'Membre de l’équipe');
