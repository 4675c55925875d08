import { EarlyPage } from './early-page.ts';
import { expect, test } from './browser-test.ts';

test('the rest of a long filter is drawn when it is opened, before hydration too', async ({
  context,
  isMobile,
  baseURL,
}) => {
  test.skip(isMobile, 'On a narrow screen all filters are drawn when their dialog opens.');
  const early = await EarlyPage.open(context, '/establishments', 'fr', baseURL!);
  const group = (name: string) => early.page.getByRole('main').getByRole('group', { name });
  const boxes = (name: string) => group(name).getByRole('checkbox');
  await expect(boxes('Régions')).toHaveCount(8);
  await group('Régions').getByText('Voir tout').click();
  await early.hydrate();
  await expect(boxes('Régions').nth(8)).toBeVisible();

  await early.page.getByText('Départements', { exact: true }).click();
  await expect(boxes('Départements')).toHaveCount(8);
  await group('Départements').locator('summary').press('Enter');
  await boxes('Départements').last().check();
  await expect(early.page).toHaveURL(/[?]location=/);
  await expect(boxes('Départements').last()).toBeVisible();
});
