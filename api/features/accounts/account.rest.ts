import type { Request, Response } from 'express';
import type { AccountServices } from './services.ts';
import { DEFAULT_LANGUAGE } from '../../../schema/constants.ts';
import { BodyReader } from '../../platform/http/body-reader.ts';
import { callerOf, signedIn } from '../../platform/http/callers.ts';
import { sendPrivateJson } from '../../platform/http/json-answers.ts';
import type { RestRoutes } from '../../platform/http/rest-routes.ts';
import { LoginInput, RegisterInput } from './account.inputs.ts';
import type { LoginOutcome } from './login.service.ts';
import { refusalText } from './session-view.ts';
import { toRestUser } from './user.rest.ts';
import { LANGUAGE_WORDS } from '../../platform/http/words.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';

/** The same words for known and unknown addresses (specification, section 8). */
const RESET_SENT =
  "Si un compte existe avec l'adresse e-mail fournie, les instructions de réinitialisation ont été envoyées.";
const RESET_DONE = 'Votre mot de passe a été réinitialisé avec succès.';
const VERIFIED = { false: 'Votre adresse e-mail est vérifiée.', true: 'Votre adresse e-mail est déjà vérifiée.' };
const RESENT = "Si cette adresse attend d'être vérifiée, un e-mail de vérification a été envoyé.";

/** Login, registration and session over REST. */
export function accountRoutes(routes: RestRoutes, services: AccountServices): void {
  sessionRoutes(routes, services);
  registrationRoutes(routes, services);
}

function sessionRoutes(routes: RestRoutes, { sessions, logins, users, activities }: AccountServices): void {
  routes.post(
    '/token/validate',
    { access: 'everybody', audit: { exempt: 'The session goes on as it was.' } },
    async (request, response) => {
      const token = field(request, 'token');
      send(response, await sessions.validate(token, callerOf(response).facts.address));
    },
  );
  routes.post(
    '/token/refresh',
    { access: 'signedIn', audit: { exempt: 'The session goes on as it was.' } },
    async (_request, response) => {
      const { token, userId } = await sessions.refresh(callerOf(response));
      send(response, { token, user: toRestUser(await users.byId(userId)) });
    },
  );
  routes.post(
    '/activities',
    { access: 'signedIn', audit: { exempt: 'It counts, and changes nothing.' } },
    signedIn(async (request, response, viewer) => {
      const reader = new BodyReader(request.body);
      reader.known('type', PAGE_VIEW);
      const path = reader.text('pagePath') ?? '';
      reader.end();
      await activities.recordPageView(viewer, path);
      response.status(204).end();
    }),
  );
  routes.post(
    '/auth/login',
    { access: 'everybody', audit: AuditAction.SIGN_IN, refreshes: [LiveTopic.USERS] },
    async (request, response) => {
      const reader = new BodyReader(request.body);
      const input = Object.assign(new LoginInput(), {
        email: reader.text('email') ?? '',
        password: reader.text('password') ?? '',
      });
      const step = { captchaToken: reader.text('captchaToken'), code: reader.text('code') };
      reader.end();
      send(response, await outcomeOf(users, await logins.login(input, step, callerOf(response))));
    },
  );
  routes.get('/auth/status', { access: 'everybody' }, async (_request, response) => {
    const viewer = await callerOf(response).find();
    if (!viewer) return send(response, { authenticated: false });
    send(response, { authenticated: true, user: toRestUser(await users.byId(viewer.id)) });
  });
  routes.post(
    '/auth/logout',
    { access: 'everybody', audit: AuditAction.SIGN_OUT, refreshes: [LiveTopic.USERS] },
    async (_request, response) => {
      await sessions.logout(callerOf(response));
      response.setHeader('cache-control', 'no-store');
      response.status(204).end();
    },
  );
}

function registrationRoutes(routes: RestRoutes, { registrations, passwords }: AccountServices): void {
  routes.post(
    '/auth/register',
    {
      access: 'everybody',
      audit: { exempt: 'Whoever does it has no account in good standing yet.' },
      refreshes: [LiveTopic.REGISTRATIONS, LiveTopic.USERS],
      honours: ['idempotency-key'],
    },
    async (request, response) => {
      const { input, captchaToken } = readRegistration(request.body);
      const { registrationNumber } = await registrations.register(input, {
        captchaToken,
        idempotencyKey: request.get('idempotency-key'),
        address: callerOf(response).facts.address,
      });
      response.status(201);
      send(response, { status: 'PENDING', registrationNumber, redirectTo: '/registration-pending' });
    },
  );
  routes.post(
    '/auth/forgot-password',
    {
      access: 'everybody',
      audit: { exempt: 'Anybody may ask for it for any address, and it changes nothing until the link is used.' },
    },
    async (request, response) => {
      const reader = new BodyReader(request.body);
      const [email, captchaToken] = [reader.text('email') ?? '', reader.text('captchaToken')];
      reader.end();
      await passwords.requestReset(email, captchaToken, callerOf(response).facts.address);
      send(response, { message: RESET_SENT });
    },
  );
  routes.post(
    '/auth/reset-password',
    { access: 'everybody', audit: AuditAction.CHANGE_OWN_PASSWORD },
    async (request, response) => {
      const reader = new BodyReader(request.body);
      const [token, password] = [reader.text('token') ?? '', reader.text('password') ?? ''];
      reader.end();
      await passwords.reset(token, password, callerOf(response).facts.address);
      send(response, { message: RESET_DONE });
    },
  );
  routes.get('/auth/verify-email/{token}', { access: 'everybody' }, async (request, response) => {
    const { alreadyVerified } = await registrations.verifyEmail(
      String(request.params['token']),
      callerOf(response).facts.address,
    );
    send(response, { message: VERIFIED[`${alreadyVerified}`], alreadyVerified });
  });
  routes.post(
    '/auth/resend-verification',
    { access: 'everybody', audit: { exempt: 'Whoever does it has no account in good standing yet.' } },
    async (request, response) => {
      await registrations.resend(field(request, 'email'), callerOf(response).facts.address);
      send(response, { message: RESENT });
    },
  );
}

const PAGE_VIEW = new Map([['page-view', 'page_view']]);

async function outcomeOf(users: AccountServices['users'], outcome: LoginOutcome): Promise<object> {
  switch (outcome.kind) {
    case 'signedIn':
      return { token: outcome.token, user: toRestUser(await users.byId(outcome.userId)) };
    case 'codeWanted':
      return { twoFactorRequired: true };
    case 'refused':
      return { status: outcome.status, message: refusalText(outcome) };
  }
}

/** What is missing is left to the rules, which call it `required`. */
function readRegistration(body: unknown): { input: RegisterInput; captchaToken: string | undefined } {
  const reader = new BodyReader(body);
  const input = Object.assign(new RegisterInput(), {
    email: reader.text('email') ?? '',
    password: reader.text('password') ?? '',
    firstName: reader.text('firstName') ?? '',
    lastName: reader.text('lastName') ?? '',
    phone: reader.text('phone') ?? '',
    companyName: reader.text('companyName') ?? '',
    companyAddress: reader.text('companyAddress'),
    companyPhone: reader.text('companyPhone'),
    language: reader.known('language', LANGUAGE_WORDS) ?? DEFAULT_LANGUAGE,
  });
  const captchaToken = reader.text('captchaToken');
  reader.end();
  return { input, captchaToken };
}

/** The one field of a body. */
function field(request: Request, name: string): string {
  const reader = new BodyReader(request.body);
  const value = reader.text(name) ?? '';
  reader.end();
  return value;
}

function send(response: Response, body: object): void {
  sendPrivateJson(response, JSON.stringify(body));
}
