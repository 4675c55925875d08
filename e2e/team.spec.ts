import type { Page, Request } from '@playwright/test';
import { Kind, parse } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { houseMember } from './moderation.ts';
import { expect, test } from './browser-test.ts';

/** Who reaches what, as the table that is written from what is declared says: an operation, and who may. */
const ACCESS = new Map(
  [
    ...readFileSync(join(import.meta.dirname, '../docs/permissions.md'), 'utf8').matchAll(
      /^\| `(.+?)` +\| (.+?) +\|/gm,
    ),
  ].map(([, operation, who]) => [operation!, who!]),
);
const ADMINISTRATORS_ALONE = 'ADMIN';
const isForTeam = (field: string) => /everybody|signed in|\bTEAM\b/.test(ACCESS.get(field) ?? 'nobody');
const KINDS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

/** The fields at the top of an operation, as the table calls them. */
function askedBy(query: string): string[] {
  return parse(query).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((selection) =>
          selection.kind === Kind.FIELD ? [`${KINDS[definition.operation]}.${selection.name.value}`] : [],
        )
      : [],
  );
}

type Answer = { errors?: { extensions?: { code?: string } }[] };

const isAsked = (request: Request): boolean => request.url().endsWith('/graphql') && request.method() === 'POST';

/** Opens a page by its address; returns its operations and those that were refused. */
async function visit(page: Page, path: string): Promise<{ asked: string[]; refused: string[] }> {
  const asked = new Set<string>();
  const refused: string[] = [];
  const open = new Set<Request>();
  const ask = (request: Request) => {
    const { query } = isAsked(request) ? (JSON.parse(request.postData() ?? '{}') as { query?: string }) : {};
    if (!query) return;
    open.add(request);
    for (const field of askedBy(query)) asked.add(field);
  };
  const hear = async (request: Request) => {
    if (!open.has(request)) return;
    const response = await request.response();
    const answer = (await response?.json().catch(() => undefined)) as Answer | undefined;
    for (const { extensions } of answer?.errors ?? []) refused.push(extensions?.code ?? 'unknown');
    open.delete(request);
  };
  /** A page that is left takes its questions back. */
  const forget = (request: Request) => open.delete(request);
  // What the page before still asks is not this one's.
  await page.goto('about:blank');
  page.on('request', ask).on('requestfinished', hear).on('requestfailed', forget);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => open.size).toBe(0);
  page.off('request', ask).off('requestfinished', hear).off('requestfailed', forget);
  return { asked: [...asked], refused };
}

async function menuOf(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Principale' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/admin')),
  );
}

test('the team has every page of the platform that it may read, and no other', async ({ browser, baseURL, page }, {
  project,
}) => {
  test.skip(project.name === 'mobile', 'the menu is the same, and closed');
  test.slow();
  const admin = await houseMember(browser, baseURL, page.viewportSize(), 'Administrateur');
  const team = await houseMember(browser, baseURL, page.viewportSize(), 'Membre de l’équipe');
  const everything = await menuOf(admin);
  const shown = await menuOf(team);
  expect(shown.length).toBeGreaterThan(5);

  for (const path of shown) {
    const { asked, refused } = await visit(team, path);
    expect([path, refused, asked.filter((field) => !isForTeam(field))]).toEqual([path, [], []]);
  }
  for (const path of everything.filter((each) => !shown.includes(each))) {
    // What it does not have asks for something that is the administrators' alone.
    await expect(async () => {
      const { asked: own } = await visit(admin, path);
      expect(
        own.some((field) => ACCESS.get(field) === ADMINISTRATORS_ALONE),
        path,
      ).toBe(true);
    }).toPass();
    const { asked } = await visit(team, path);
    await expect(
      team.getByRole('heading', { name: 'Cette page est réservée aux administrateurs' }),
      path,
    ).toBeVisible();
    expect(asked.filter((field) => ACCESS.get(field) === ADMINISTRATORS_ALONE)).toEqual([]);
  }
  await admin.context().close();
  await team.context().close();
});

test('on venues the team is offered what it may do, and the administrator more', async ({ browser, baseURL, page }, {
  project,
}) => {
  test.skip(project.name === 'mobile', 'the same menu');
  /** What the menu of the first venue of the list offers. */
  const offered = async (role: Parameters<typeof houseMember>[3]) => {
    const who = await houseMember(browser, baseURL, page.viewportSize(), role);
    await who.goto('/admin/establishments?tri=nom');
    await who
      .locator('tbody')
      .getByRole('button', { name: /^Actions/ })
      .first()
      .click();
    await expect(who.getByRole('menu')).toBeVisible();
    const entries = await who.getByRole('menu').getByRole('menuitem').allInnerTexts();
    await who.context().close();
    return entries;
  };
  const [team, admin] = [await offered('Membre de l’équipe'), await offered('Administrateur')];
  expect(team.length).toBeGreaterThan(0);
  expect(admin.filter((entry) => !team.includes(entry))).toEqual(['Supprimer…']);
  expect(team.filter((entry) => !admin.includes(entry))).toEqual([]);
});
