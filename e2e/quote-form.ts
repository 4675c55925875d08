import type { Page } from '@playwright/test';
import { expect } from './browser-test.ts';

const DAY_MS = 86_400_000;

export const soon = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** A text field of the form by the beginning of its name. */
export const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${name}`) });
export const goOn = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click();
export const atStep = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();

/** Until the browser has taken over, the form can be seen and not yet typed into. */
export const isLive = (page: Page) => expect(page.getByRole('main').locator('form:not([inert])')).toBeVisible();

/** The first step: what, when and for how many. */
export async function fillEvent(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Journée d’étude' }).check();
  await page.getByLabel('Premier jour').fill(soon(60));
  await field(page, 'Nombre de participants').fill('40');
}

/** The last step. */
export async function fillContact(page: Page, email: string, lastName = 'Essai'): Promise<void> {
  await field(page, 'Prénom').fill('Jeanne');
  await field(page, 'Nom').fill(lastName);
  await field(page, 'Entreprise ou organisme').fill('Essai & Fils');
  await field(page, 'Adresse e-mail').fill(email);
  await field(page, 'Téléphone').fill('01 99 00 00 01');
  await page.getByRole('checkbox', { name: /J’accepte/ }).check();
}
