import { demoPerson, newOwner } from './owner.ts';
import { expect, test } from './browser-test.ts';

test.skip(({ isMobile }) => isMobile, 'They are the same on a narrow screen.');
test.use({ expectedMessages: [/Failed to load resource/] });
test.setTimeout(240_000);

test('an owner who opens addresses of another one, or of the platform, sees nothing of theirs', async ({
  page,
  context,
  request,
}, { project }) => {
  const other = await demoPerson(request, 'CLIENT');
  const foreign = await other.ask<{
    drafts: { items: { id: string; name: string }[] };
    quotes: { edges: { node: { id: string; reference: string } }[] };
    changes: { items: { id: string }[] };
  }>(`{
    drafts: myVenues(filter: { statuses: [DRAFT, PENDING, REJECTED] }) { items { id name } }
    quotes: forwardedQuoteRequests { edges { node { id reference } } }
    changes: changeRequests { items { id } } }`);
  const [draft] = foreign.drafts.items;
  const quote = foreign.quotes.edges[0]?.node;
  const [change] = foreign.changes.items;
  const secrets = [draft!.name, quote!.reference];
  await newOwner(context, request, project.name);
  for (const path of [
    `/dashboard/establishments/${draft!.id}`,
    `/dashboard/establishments/${draft!.id}/edit`,
    `/dashboard/establishments/${draft!.id}/apercu`,
    `/dashboard/quotes/${quote!.id}`,
    `/dashboard/change-requests/${change!.id}`,
    `/admin/establishments/${draft!.id}`,
    `/admin/quotes/${quote!.id}`,
    '/admin/users',
    '/admin/audit-log',
  ]) {
    await page.goto(path);
    // A sentence that there is no such thing, or one's own pages: in any case something is there to be read.
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
    for (const secret of secrets) await expect(page.locator('body'), path).not.toContainText(secret);
  }
});
