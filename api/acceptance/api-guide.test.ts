import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, seedDemo } from '../demo/seed-demo.ts';
import { Visitor } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const GUIDE = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');

/** An example: its requirements (`client`, `captcha`, `subscription`) follow the language of its block, its variables are in the next block. */
interface Example {
  name: string;
  needs: string;
  document: string;
  variables: string;
}

const EXAMPLES: Example[] = [
  ...GUIDE.matchAll(/^```graphql ?(\w*)\n([\s\S]*?)^```(?:\n+```json\n([\s\S]*?)^```)?/gm),
].map(([, needs = '', document = '', variables = '{}']) => ({
  name: /(?:query|mutation|subscription) (\w+)/.exec(document)![1]!,
  needs,
  document,
  variables,
}));
const ADDRESSES = [...GUIDE.matchAll(/^GET (\S+)$/gm)].map(([, address]) => address!);

let app: TestApp;
let slug: string;
const visitor = new Visitor(() => app);

beforeAll(async () => {
  app = await startTestApp();
  await seedDemo(app.database);
  const [venue] = (await (await fetch(`${app.url}/api/public/establishments?limit=1`)).json()) as { slug: string }[];
  slug = venue!.slug;
});
afterAll(() => app.stop());

async function clientToken(): Promise<string> {
  const { data } = await visitor.graphql<{ login: { token: string } }>(
    `mutation ($input: LoginInput!) { login(input: $input) { token } }`,
    { input: { email: 'client@pleniere.test', password: DEMO_PASSWORD, captchaToken: await visitor.captcha() } },
  );
  return data.login.token;
}

describe('the examples of docs/api.md', () => {
  test('are there', () => {
    expect(EXAMPLES.length).toBeGreaterThan(5);
    expect(ADDRESSES.length).toBeGreaterThan(3);
  });

  test.each(EXAMPLES.filter(({ needs }) => needs !== 'subscription'))('$name answers', async (example) => {
    const captcha = example.needs === 'captcha' ? await visitor.captcha() : '';
    const variables = example.variables.replace('{slug}', slug).replace('{captcha}', captcha);
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(example.needs === 'client' ? { authorization: `Bearer ${await clientToken()}` } : {}),
      },
      body: JSON.stringify({ query: example.document, variables: JSON.parse(variables) as object }),
    });
    const { data, errors } = (await response.json()) as { data?: Record<string, { code?: string }>; errors?: object[] };
    expect(errors).toBeUndefined();
    for (const part of Object.values(data!)) {
      expect(part).not.toBeNull();
      expect(part).not.toHaveProperty('code');
    }
  });

  test.each(EXAMPLES.filter(({ needs }) => needs === 'subscription'))('$name fits the schema', ({ document }) => {
    const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));
    expect(validate(schema, parse(document))).toEqual([]);
  });

  test.each(ADDRESSES)('GET %s answers', async (address) => {
    const response = await fetch(app.url + address.replace('{slug}', slug));
    expect(response.status).toBe(200);
    expect(await response.json()).toBeTruthy();
  });
});
