import { demoPerson } from './owner.ts';
import { findsNothing } from './axe.ts';
import { expect, test } from './browser-test.ts';
import { TOKEN_KEY } from '../schema/constants.ts';

/** Forms that refuse to be sent empty, and who has them. */
const FORMS = [
  ['/login', null],
  ['/register', null],
  ['/forgot-password', null],
  ['/reset-password?token=x', null],
  ['/contact', null],
  ['/dashboard/create-establishment', 'CLIENT'],
  ['/admin/users/new', 'ADMIN'],
] as const;

test.use({ trace: 'off' });

for (const [address, role] of FORMS) {
  test(`axe finds nothing on ${address} when it is refused, light and dark`, async ({ page, request }) => {
    if (role) {
      const { token } = await demoPerson(request, role);
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    const form = page.getByRole('main').locator('form:not([inert]):has([type=submit])').first();
    await form.locator('[type=submit]').first().click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    await findsNothing(page, address);
  });
}
