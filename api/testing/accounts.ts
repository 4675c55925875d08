import { hash } from '@node-rs/argon2';
import type { Database } from '../platform/database/database.ts';
import { solvedCaptcha } from './captcha.ts';
import type { GraphQLAnswer, TestApp } from './test-app.ts';

export const PASSWORD = 'Bonne-Journee-42!';
/** At the least cost that argon2 has: a hash says its cost, so that signing in is cheap too. The product writes dearer ones. */
const HASH = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
let made = 0;

export interface TestAccount {
  id: string;
  email: string;
}

/** An approved account with the test password, with the given fields replaced. */
export async function createAccount(
  database: Database,
  wanted: { role?: 'ADMIN' | 'TEAM' | 'CLIENT'; status?: string; email?: string; passwordHash?: string } = {},
): Promise<TestAccount> {
  const { role = 'CLIENT', status = 'APPROVED', email = `somebody.${++made}@accounts.example` } = wanted;
  const passwordHash = wanted.passwordHash ?? (await HASH);
  const [row] = await database.rows<{ id: string }>(
    `insert into user_account (email, password_hash, first_name, last_name, role, status, email_verified_at)
     values ($1, $2, 'Camille', 'Essai', $3, $4, now()) returning id`,
    [email, passwordHash, role, status],
  );
  return { id: row!.id, email };
}

/** An answer of REST, not validated against the OpenAPI document. */
export interface Answered {
  status: number;
  body: never;
  headers: Headers;
  text: string;
}

export interface Sent {
  token?: string | undefined;
  cookie?: string | undefined;
  headers?: Record<string, string>;
}

/** Whether an answer is JSON, and not a file. */
function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('json') ?? false;
}

/** Calls an API of an app as a user. */
export class Visitor {
  readonly #app: () => TestApp;

  constructor(app: () => TestApp) {
    this.#app = app;
  }

  async captcha(): Promise<string> {
    return solvedCaptcha(await this.#app().app.services.captcha.challenge());
  }

  async rest(
    method: string,
    path: string,
    body?: object,
    { token, cookie, headers = {} }: Sent = {},
  ): Promise<Answered> {
    const response = await fetch(`${this.#app().url}/api${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson(response) && text ? JSON.parse(text) : null) as never,
    };
  }

  async graphql<Data = Record<string, unknown>>(
    query: string,
    variables: object = {},
    { token, headers = {} }: Sent = {},
  ): Promise<GraphQLAnswer<Data>> {
    const response = await fetch(`${this.#app().url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    });
    return { status: response.status, ...((await response.json()) as Omit<GraphQLAnswer<never>, 'status'>) };
  }

  /** Signs in with the test password; returns the token and the cookie. */
  async signIn(email: string, password = PASSWORD): Promise<{ token: string; cookie: string }> {
    const { status, body, text, headers } = await this.login(email, password);
    if (status !== 200 || !('token' in (body as object))) throw new Error(`Not signed in: ${status} ${text}`);
    return { token: (body as { token: string }).token, cookie: headers.getSetCookie()[0]!.split(';')[0]! };
  }

  async login(email: string, password: string, more: object = {}, sent: Sent = {}): Promise<Answered> {
    return this.rest('POST', '/auth/login', { email, password, captchaToken: await this.captcha(), ...more }, sent);
  }
}
