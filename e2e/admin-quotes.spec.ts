import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { asker, demoAsker, captchaOf } from './owner.ts';
import { expect, test, hydrating } from './browser-test.ts';

const DAY_MS = 86_400_000;
/** A venue of the demo client. */
const VENUE = 'l-atelier-vaucanson-lyon-1er';
let made = 0;

/** A page of somebody of the demo world. */
async function pageOf(
  browser: Browser,
  options: BrowserContextOptions,
  request: APIRequestContext,
  role: 'ADMIN' | 'CLIENT',
): Promise<Page> {
  const { demoLogin } = await asker(request)<{ demoLogin: { token: string } }>(
    `mutation { demoLogin(input: { role: ${role} }) { token } }`,
  );
  const context = await browser.newContext(options);
  await context.addInitScript((token) => localStorage.setItem('token', token), demoLogin.token);
  return hydrating(await context.newPage());
}

/** How many the bell counts; 0 = it shows no number. */
async function counted(page: Page): Promise<number> {
  const label = await page.locator('summary[aria-label^="Notifications"]').getAttribute('aria-label');
  return Number(/\d+/.exec(label ?? '')?.[0] ?? 0);
}

/** The text of a mail that somebody got; waits for it. */
async function mailTo(recipient: string, subject: RegExp): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  let text: string | undefined;
  await expect
    .poll(
      async () => {
        const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
        for (const name of names.toSorted().toReversed()) {
          const mail = await PostalMime.parse(readFileSync(join(folder, name)));
          const isHis = mail.to?.some(({ address }) => address === recipient);
          if (isHis && subject.test(mail.subject ?? '')) text ??= mail.text;
        }
        return text;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return text!;
}

async function requestQuote(request: APIRequestContext, venueId: string): Promise<{ reference: string }> {
  const day = new Date(Date.now() + 70 * DAY_MS).toISOString().slice(0, 10);
  const input = {
    firstName: 'Jeanne',
    lastName: 'Essai',
    companyName: `Essai et Fils ${Date.now()}`,
    email: `quote-${Date.now()}-${++made}@essai.test`,
    phone: '01 99 00 00 01',
    eventType: 'JOURNEE_ETUDE',
    startDate: day,
    endDate: day,
    flexibleDates: false,
    participants: 40,
    catering: [],
    equipment: [],
    mustHaves: [],
    venueIds: [venueId],
    language: 'fr',
    consent: true,
    captchaToken: await captchaOf(request),
  };
  const { requestQuote: sent } = await asker(request)<{ requestQuote: { request: { reference: string } } }>(
    `mutation ($input: RequestQuoteInput!) {
      requestQuote(input: $input) { request { reference } } }`,
    { input },
  );
  return sent.request;
}

test.describe('the desk of the platform', () => {
  test.setTimeout(120_000);

  test('a visitor’s quote request rings, is opened, forwarded, and in the owner’s inbox', async ({
    browser,
    request,
    contextOptions,
  }) => {
    const { venue } = await asker(request)<{ venue: { id: string } }>(`{ venue(slug: "${VENUE}") { id } }`);
    const admin = await pageOf(browser, contextOptions, request, 'ADMIN');
    const owner = await pageOf(browser, contextOptions, request, 'CLIENT');
    await admin.goto('/admin/quotes');
    await expect(admin.getByRole('heading', { level: 1, name: 'Demandes de devis' })).toBeVisible();
    await expect(admin.locator('table')).toBeVisible();
    await owner.goto('/dashboard/quotes');
    await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
    await admin.waitForTimeout(1_500);
    const before = await counted(admin);

    const { reference } = await requestQuote(request, venue.id);
    await expect.poll(() => counted(admin), { timeout: 5_000, intervals: [50] }).toBeGreaterThan(before);

    await admin.getByRole('searchbox').fill(reference);
    await admin.locator('tr').filter({ hasText: reference }).getByRole('link').first().click();
    await expect(admin.getByRole('heading', { level: 1, name: /Essai et Fils/ })).toBeVisible();
    // Not the bell's number: other specs ring it meanwhile.
    const house = await demoAsker(request, 'ADMIN');
    const isRead = async () => {
      const { notifications } = await house<{
        notifications: { edges: { node: { isRead: boolean; params: { value: string }[] } }[] };
      }>('{ notifications(first: 50) { edges { node { isRead params { value } } } } }');
      return notifications.edges.find(({ node }) => node.params.some(({ value }) => value === reference))?.node.isRead;
    };
    await expect.poll(isRead, { timeout: 5_000 }).toBe(true);
    await admin.getByRole('button', { name: 'Transmettre à 1 lieu…' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Transmettre' }).click();
    await expect(admin.getByText('Transmise à 1 lieu.')).toBeVisible();

    await expect(owner.getByRole('status').filter({ hasText: reference })).toBeVisible({ timeout: 8_000 });
    await owner.goto(`/dashboard/quotes?q=${reference}`);
    await expect(owner.getByRole('article').filter({ hasText: reference })).toBeVisible();
    await admin.context().close();
    await owner.context().close();
  });

  test('a visitor’s message is read, answered by mail, and archived', async ({ browser, request, contextOptions }) => {
    const email = `writes-${Date.now()}@essai.test`;
    const subject = `Listing my hotel ${Date.now()}`;
    const admin = await pageOf(browser, contextOptions, request, 'ADMIN');
    await admin.goto('/admin/messages');
    await expect(admin.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await asker(request)(
      `mutation ($input: SendMessageInput!) {
        sendMessage(input: $input) { errors { __typename } } }`,
      {
        input: {
          firstName: 'Ann',
          lastName: 'Visitor',
          email,
          subject,
          message: 'How do I list my hotel?',
          language: 'en',
          consent: true,
          captchaToken: await captchaOf(request),
        },
      },
    );
    await admin.getByRole('searchbox').fill(email);
    await admin.getByRole('link', { name: subject }).click();
    await expect(admin.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    await admin.getByRole('textbox', { name: /^Votre réponse/ }).fill('Create an account first.\n\nThen describe it.');
    await admin.getByRole('button', { name: 'Envoyer par e-mail' }).click();
    await expect(admin.getByText(/^Votre réponse part vers/)).toBeVisible();

    const mail = await mailTo(email, /^Our answer to your message MSG-/);
    expect(mail).toContain('Dear Ann,');
    expect(mail).toContain('Create an account first.');
    expect(mail).toContain('> How do I list my hotel?');

    await admin.getByRole('button', { name: 'Archiver' }).click();
    await expect(admin.getByRole('button', { name: 'Sortir des archives' })).toBeVisible();
    await admin.context().close();
  });
});
