import { setTimeout as pause } from 'node:timers/promises';
import type { CaptchaChallenge } from '../platform/captcha/captcha.ts';
import { PASSWORD } from './accounts.ts';
import { solvedCaptcha } from './captcha.ts';

/** An answer, and its duration. */
export interface Timed {
  status: number;
  retryAfter: string | null;
  ms: number;
  text: string;
}

/** Time limit. */
const PATIENCE_MS = 15_000;
const AGAIN_MS = 200;

/** Sends a request to another process. Failures are thrown. */
export async function request(url: string, init: RequestInit = {}): Promise<Timed> {
  const started = performance.now();
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), ...init });
  const text = await response.text();
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, retryAfter, ms: performance.now() - started, text };
}

/** Retries after 503, because a busy machine may shed load. */
export async function patiently(ask: () => Promise<Timed>): Promise<Timed> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503 || performance.now() > end) return answer;
    await pause(AGAIN_MS);
  }
}

export function requestGraphql(url: string, query: string, variables: object = {}, token = ''): Promise<Timed> {
  return request(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
}

/** Signs in with the captcha, as a browser does. */
export async function requestLogin(url: string, email: string, password = PASSWORD): Promise<Timed> {
  const challenge = JSON.parse((await request(`${url}/api/auth/captcha`)).text) as CaptchaChallenge;
  return request(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, captchaToken: await solvedCaptcha(challenge) }),
  });
}

export async function tokenOf(url: string, email: string): Promise<string> {
  const { status, text } = await requestLogin(url, email);
  if (status !== 200) throw new Error(`Not signed in: ${status} ${text}`);
  return (JSON.parse(text) as { token: string }).token;
}

export const CREATE_VENUE = `mutation ($name: String!) {
  createVenue(input: { name: $name, city: "Lyon", postalCode: "69001" }) { venue { id } } }`;

/** The id of the created venue; null if it failed. */
export async function requestVenue(url: string, name: string, token: string): Promise<string | null> {
  const { status, text } = await requestGraphql(url, CREATE_VENUE, { name }, token);
  if (status !== 200) return null;
  const { data } = JSON.parse(text) as { data: { createVenue: { venue?: { id: string } } } | null };
  return data?.createVenue.venue?.id ?? null;
}
