import { expect, test } from './browser-test.ts';
import { demoPerson } from './owner.ts';
import { soon } from './quote-form.ts';

/** A file as Google Calendar writes it: two hours each week, three times, without the second. */
const exported = (day: string) => {
  const [date, weekLater] = [day, soonAfter(day, 7)].map((each) => each.replaceAll('-', ''));
  return [
    'BEGIN:VCALENDAR',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'VERSION:2.0',
    'X-WR-CALNAME:Réservations du salon',
    'X-WR-TIMEZONE:Europe/Paris',
    'BEGIN:VEVENT',
    `DTSTART;TZID=Europe/Paris:${date}T090000`,
    `DTEND;TZID=Europe/Paris:${date}T110000`,
    'RRULE:FREQ=WEEKLY;COUNT=3',
    `EXDATE;TZID=Europe/Paris:${weekLater}T090000`,
    'UID:essai@google.com',
    'SUMMARY:Comité de Mme Untel',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
};
const soonAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 24 * 3_600_000).toISOString().slice(0, 10);

test('an owner has the calendar read elsewhere, and reads another one here', async ({ page, request }, { project }) => {
  const { ask, token } = await demoPerson(request, 'CLIENT');
  const { myVenues } = await ask<{ myVenues: { items: { id: string; name: string }[] } }>(
    '{ myVenues(page: 1, pageSize: 50, filter: { statuses: [PUBLISHED] }) { items { id name } } }',
  );
  // Each width has a venue of its own.
  const { id } = myVenues.items.at(project.name === 'mobile' ? -2 : -3)!;
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  const day = soon(500);
  const path = `/dashboard/establishments/${id}/calendar?mois=${day.slice(0, 7)}`;
  await page.goto(path);
  const links = page.getByRole('region', { name: 'Agendas liés' });

  await links.getByRole('button', { name: 'Lier cet agenda' }).click();
  await expect(links.getByText('Collez l’adresse de l’agenda.')).toBeVisible();
  await links.getByLabel('Adresse de l’agenda à lire').fill('https://127.0.0.1/agenda.ics');
  await links.getByRole('button', { name: 'Lier cet agenda' }).click();
  await expect(links.getByLabel('Adresse de l’agenda à lire')).toHaveAttribute('aria-invalid', 'true');
  await expect(links.getByLabel('Adresse de l’agenda à lire')).toHaveValue('https://127.0.0.1/agenda.ics');

  const file = { name: 'salon.ics', mimeType: 'text/calendar', buffer: Buffer.from(exported(day)) };
  await links.locator('input[type=file]').setInputFiles(file);
  const linked = links.getByRole('listitem').filter({ hasText: 'Réservations du salon' });
  await expect(linked).toContainText('Mis à jour le');
  await expect(linked).toContainText('2 réservations à venir');
  await expect(page.locator(`[data-day="${day}"]`)).toContainText('Réservé');

  await links.getByRole('button', { name: 'Créer une adresse' }).click();
  const address = await links.getByLabel('Adresse de l’agenda', { exact: true }).inputValue();
  const feed = await request.get(new URL(address).pathname);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  const text = await feed.text();
  expect(text).toContain('BEGIN:VCALENDAR');
  expect(text).not.toContain('Untel');
  const mark = { 'if-none-match': feed.headers()['etag']! };
  expect((await request.get(new URL(address).pathname, { headers: mark })).status()).toBe(304);

  await page.reload();
  await expect(links.getByText(address)).toHaveCount(0);
  await links.getByRole('button', { name: /^Révoquer l’adresse/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Révoquer l’adresse' }).click();
  // What is behind an open dialog is not there for roles.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(links.getByText(/^Adresse créée le/)).toHaveCount(0);
  expect((await request.get(new URL(address).pathname)).status()).toBe(404);

  await linked.getByRole('button', { name: /^Retirer/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer l’agenda' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(linked).toHaveCount(0);
  await expect(page.locator(`[data-day="${day}"]`)).not.toContainText('Réservé');
});
