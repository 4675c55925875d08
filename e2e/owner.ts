import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { solvedCaptcha } from '../api/testing/captcha.ts';
import { TOKEN_KEY } from '../schema/constants.ts';

const PASSWORD = 'Plen1ere, e2e';
let made = 0;

export type Ask = <Data>(query: string, variables?: object) => Promise<Data>;

/** GraphQL as the holder of the token. */
export function asker(request: APIRequestContext, token?: string): Ask {
  return async <Data>(query: string, variables: object = {}) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await request.post('/graphql', { data: { query, variables }, headers });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
}

/** Somebody of the demo world, and the token of his session. */
export async function demoPerson(
  request: APIRequestContext,
  role: 'ADMIN' | 'TEAM' | 'CLIENT',
): Promise<{ ask: Ask; token: string }> {
  const { demoLogin } = await asker(request)<{ demoLogin: { token: string } }>(
    `mutation { demoLogin(input: { role: ${role} }) { token } }`,
  );
  return { ask: asker(request, demoLogin.token), token: demoLogin.token };
}

/** GraphQL as somebody of the demo world. */
export async function demoAsker(request: APIRequestContext, role: 'ADMIN' | 'TEAM' | 'CLIENT'): Promise<Ask> {
  return (await demoPerson(request, role)).ask;
}

/** A captcha, fetched and solved as a browser would. */
export const captchaOf = async (request: APIRequestContext): Promise<string> =>
  solvedCaptcha((await (await request.get('/api/auth/captcha')).json()) as never);

/** Fills in the form of the login page and sends it. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** An account without a venue: registered, approved and on the plan without limits. Its browser is signed in. */
export async function newOwner(
  context: BrowserContext,
  request: APIRequestContext,
  project: string,
): Promise<{ ask: Ask; token: string }> {
  const email = `owner-${project}-${Date.now()}-${++made}@essai.test`;
  const form = {
    email,
    password: PASSWORD,
    firstName: 'Jeanne',
    lastName: 'Essai',
    phone: '0199000001',
    companyName: 'Essai SAS',
  };
  const registered = await request.post('/api/auth/register', {
    data: { ...form, captchaToken: await captchaOf(request) },
  });
  const { registrationNumber } = (await registered.json()) as { registrationNumber: string };

  const admin = await demoAsker(request, 'ADMIN');
  const found = await admin<{
    registrations: { items: { id: string; version: number }[] };
    plans: { id: string; venueLimit: number | null }[];
  }>(
    'query ($text: String!) { registrations(filter: { text: $text }) { items { id version } } plans { id venueLimit } }',
    {
      text: registrationNumber,
    },
  );
  const registration = found.registrations.items[0]!;
  const userId = registration.id;
  await admin('mutation ($input: VersionedInput!) { approveRegistration(input: $input) { errors { __typename } } }', {
    input: registration,
  });
  await admin(
    'mutation ($input: RenewSubscriptionInput!) { renewSubscription(input: $input) { errors { __typename } } }',
    {
      input: { userId, planId: found.plans.find(({ venueLimit }) => venueLimit === null)!.id },
    },
  );

  const login = await request.post('/api/auth/login', {
    data: { email, password: PASSWORD, captchaToken: await captchaOf(request) },
  });
  const { token } = (await login.json()) as { token: string };
  // Pages of the site only: an empty tab has no storage.
  await context.addInitScript(
    ([key, value]) => location.protocol !== 'about:' && localStorage.setItem(key!, value!),
    [TOKEN_KEY, token],
  );
  return { ask: asker(request, token), token };
}
