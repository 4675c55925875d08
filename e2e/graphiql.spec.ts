import type { Page } from '@playwright/test';
import { newOwner } from './owner.ts';
import { expect, test } from './browser-test.ts';

const SUBSCRIPTION = 'subscription { notificationCountsChanged { unread } }';

const answer = (page: Page) => page.locator('.graphiql-response');

async function subscribe(page: Page): Promise<void> {
  await page.goto(`/graphql?query=${encodeURIComponent(SUBSCRIPTION)}`);
  // The button is there before the editor has the query.
  await expect(page.locator('.graphiql-query-editor')).toContainText('notificationCountsChanged');
  await page.getByRole('button', { name: /^Execute query/ }).click();
}

test.skip(({ isMobile }) => isMobile, 'GraphiQL is made for wide screens.');

test('whoever is signed in to the site subscribes as himself, and sees what happens', async ({
  page,
  context,
  request,
}) => {
  const { ask } = await newOwner(context, request, 'graphiql');
  await subscribe(page);
  await expect(answer(page)).toContainText(/"unread":\s[1-9]/);
  await ask('mutation { markAllNotificationsRead { counts { unread } } }');
  await expect(answer(page)).toContainText('"unread": 0');
});

test('a visitor is refused, and told why', async ({ page }) => {
  await subscribe(page);
  await expect(answer(page)).toContainText('Please log in again');
  await expect(answer(page)).toContainText('"UNAUTHENTICATED"');
});
