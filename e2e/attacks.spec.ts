import { get } from 'node:http';
import { TOKEN_KEY } from '../schema/constants.ts';
import { PAYLOAD, visitUnharmed } from './markup.ts';
import { demoPerson, captchaOf } from './owner.ts';
import { expect, test } from './browser-test.ts';
import { type Payload } from '../api/testing/payloads.ts';

const SLUG = 'palais-garnieri-nice';

/** A path as it is: a browser would tidy it up. */
function raw(origin: string, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    }).on('error', reject);
  });
}

test.describe('attacks', () => {
  test.skip(({ isMobile }) => isMobile, 'They are the same on a narrow screen.');
  test.use({ expectedMessages: [/Failed to load resource/] });
  test.setTimeout(240_000);

  test('what visitors and owners write is text on every page that shows it', async ({ page, request, context }) => {
    page.on('dialog', (dialog) => {
      throw new Error(`A dialog was opened: ${dialog.message()}`);
    });
    const { ask, token } = await demoPerson(request, 'ADMIN');
    const { venue } = await ask<{ venue: { id: string } }>('query ($slug: String!) { venue(slug: $slug) { id } }', {
      slug: SLUG,
    });
    const id = venue.id;
    const CONTENT = `name description address contactName tags rooms { name description areaSqm ceilingHeightM daylight stepFree capacities { layout capacity } }
      paragraphs { title text } activities { name description onSite }`;
    const before = await ask<{ managedVenue: { version: number; content: object } }>(
      `query ($id: ID!) { managedVenue(id: $id) { version content { ${CONTENT} } } }`,
      { id },
    );
    const save = async (input: object) => {
      const { managedVenue } = await ask<{ managedVenue: { version: number } }>(
        'query ($id: ID!) { managedVenue(id: $id) { version } }',
        { id },
      );
      const { updateVenue } = await ask<{ updateVenue: Payload }>(
        `mutation ($input: UpdateVenueInput!) {
          updateVenue(input: $input) { errors { __typename ... on ValidationFailed { fields { path code } } } } }`,
        { input: { id, version: managedVenue.version, ...input } },
      );
      expect(updateVenue).toEqual({ errors: [] });
    };
    await save({
      name: PAYLOAD,
      description: `${PAYLOAD}\n\n${PAYLOAD}`,
      address: PAYLOAD,
      contactName: PAYLOAD,
      tags: [PAYLOAD.slice(0, 50)],
      rooms: [{ name: PAYLOAD, description: PAYLOAD, capacities: [{ layout: 'THEATRE', capacity: 40 }] }],
      paragraphs: [{ title: PAYLOAD, text: PAYLOAD }],
      activities: [{ name: PAYLOAD, description: PAYLOAD }],
    });
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const { savePromotion } = await ask<{ savePromotion: { promotion: { id: string } } }>(
      'mutation ($input: SavePromotionInput!) { savePromotion(input: $input) { promotion { id } } }',
      {
        input: {
          venueId: id,
          title: PAYLOAD,
          text: PAYLOAD,
          discountPercent: 10,
          startsOn: day(0),
          endsOn: day(2),
        },
      },
    );
    const person = { firstName: PAYLOAD, lastName: PAYLOAD, companyName: PAYLOAD, phone: '0199000001' };
    const stamp = Date.now();
    const sent = await Promise.all([
      request.post('/api/quotes', {
        data: {
          ...person,
          email: `quote-${stamp}@essai.test`,
          eventType: 'journee-etude',
          flexibleDates: true,
          participants: 20,
          cateringNote: PAYLOAD,
          equipmentNote: PAYLOAD,
          message: PAYLOAD,
          establishmentIds: [id],
          consent: true,
          captchaToken: await captchaOf(request),
        },
      }),
      request.post('/api/contact', {
        data: {
          ...person,
          email: `message-${stamp}@essai.test`,
          subject: PAYLOAD,
          message: PAYLOAD,
          consent: true,
          captchaToken: await captchaOf(request),
        },
      }),
      request.post('/api/auth/register', {
        data: {
          ...person,
          email: `account-${stamp}@essai.test`,
          password: 'Plen1ere, e2e',
          captchaToken: await captchaOf(request),
        },
      }),
    ]);
    expect(sent.map((answer) => answer.status())).toEqual([201, 201, 201]);

    // Refreshed within a second: the catalogue follows its log.
    await expect
      .poll(async () => (await (await request.get(`/api/public/establishments/slug/${SLUG}`)).json()) as object)
      .toMatchObject({ name: PAYLOAD });
    for (const path of [
      `/establishment/${SLUG}`,
      '/establishments?location=Nice',
      `/comparer?lieux=${SLUG},chateau-d-arzelier-grignan`,
      '/promotions-en-cours',
      `/demande-devis?lieux=${SLUG}`,
    ])
      await visitUnharmed(page, path);

    await context.addInitScript(
      ([key, value]) => location.protocol !== 'about:' && localStorage.setItem(key!, value!),
      [TOKEN_KEY, token],
    );
    const found = await ask<{
      quoteRequests: { edges: [{ node: { id: string } }] };
      messages: { edges: [{ node: { id: string } }] };
      registrations: { items: [{ id: string }] };
    }>(
      `{ quoteRequests(first: 1) { edges { node { id } } } messages(first: 1) { edges { node { id } } } registrations { items { id } } }`,
    );
    for (const path of [
      '/admin',
      `/admin/establishments/${id}`,
      `/admin/establishments/${id}/edit`,
      `/admin/establishments/${id}/apercu`,
      '/admin/establishments',
      '/admin/quotes',
      `/admin/quotes/${found.quoteRequests.edges[0].node.id}`,
      '/admin/messages',
      `/admin/messages/${found.messages.edges[0].node.id}`,
      '/admin/pending-registrations',
      `/admin/users/${found.registrations.items[0].id}`,
      '/admin/favorites-management',
    ])
      await visitUnharmed(page, path);

    await ask('mutation ($id: ID!) { deletePromotion(input: { id: $id, version: 1 }) { errors { __typename } } }', {
      id: savePromotion.promotion.id,
    });
    await save(strip(before.managedVenue.content));
  });

  test('what stands in an address is text as well', async ({ page }) => {
    const text = encodeURIComponent(PAYLOAD);
    for (const path of [
      `/establishments?location=${text}&q=${text}`,
      `/establishment/${text}`,
      `/lieux/${text}`,
      `/demande-devis?lieux=${text}`,
      `/comparer?lieux=${text}`,
      `/verify-email?token=${text}`,
      `/reset-password?token=${text}`,
      `/login?next=javascript:window.hurt=1//${text}`,
      `/nowhere-${text}`,
    ])
      await visitUnharmed(page, path);
  });

  test('pages say what may run in them, and nothing inline may', async ({ request }) => {
    for (const path of [
      '/',
      '/establishments',
      `/establishment/${SLUG}`,
      '/login',
      '/admin',
      '/nowhere',
      '/api/docs',
      '/graphql',
    ]) {
      const headers = { accept: 'text/html' };
      const response = await request.get(path, { headers });
      const given = response.headers();
      const policy = Object.fromEntries(
        (given['content-security-policy'] ?? '').split(';').map((part) => {
          const [name = '', ...values] = part.trim().split(' ');
          return [name, values.join(' ')] as const;
        }),
      );
      expect(policy['script-src'], path).toMatch(/^'self'( 'nonce-[\w+/=]{20,}')?$/);
      expect(policy, path).toMatchObject({
        'script-src-attr': "'none'",
        'object-src': "'none'",
        'base-uri': "'self'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
      });
      expect(given, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
      });
      // A nonce is good once.
      const again = (await request.get(path, { headers })).headers()['content-security-policy'];
      const nonce = /'nonce-([^']+)'/.exec(policy['script-src']!)?.[1];
      if (nonce) expect(again).not.toContain(nonce);
    }
  });

  test('no file is had but those of the site', async ({ baseURL }) => {
    for (const path of [
      '/../package.json',
      '/../../package.json',
      '/assets/../../../package.json',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json',
      '/..%5c..%5cpackage.json',
      '/assets/%c0%ae%c0%ae/package.json',
      '/assets/..;/..;/package.json',
      '/server/entry-server.js',
      '/.vite/manifest.json',
      '/graphiql.html',
      '/index.html',
      '/assets/',
      '/assets/%00.js',
      '//etc/passwd',
      '/uploads/../../package.json',
      '/file:///etc/passwd',
    ]) {
      const { status, body } = await raw(baseURL!, path);
      expect([400, 404], path).toContain(status);
      expect(body, path).not.toMatch(/"dependencies"|root:x:|export \{|"isEntry"|__CSP_NONCE__/);
    }
  });
});

/** What was read, as it is sent back: without the names of types. */
function strip(content: object): object {
  return JSON.parse(
    JSON.stringify(content, (key, value: unknown) => (key === '__typename' ? undefined : value)),
  ) as object;
}
