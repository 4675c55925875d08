import * as z from 'zod';
import { FORM_LIMITS, PASSWORD } from '../../../schema/constants.ts';
import { sendPrivateJson } from '../../platform/http/json-answers.ts';
import { email, flag, form, text, told, enumValue } from '../../platform/rest/fields.ts';
import { answer, handledRoute, route } from '../../platform/rest/route.ts';
import { CAPTCHA_TOKEN } from '../../platform/rest/sent.ts';
import { AccountStatus } from './account.enums.ts';
import type { AccountsContext } from './services.ts';
import { refusalText } from './session-view.ts';
import type { User } from './user.entity.ts';
import { toRestUser, USER, USER_SELECTION } from './user.rest.ts';

export const EMAIL = email('E-mail address.', FORM_LIMITS.email, 'camille@exemple.test');
const TOKEN = text('Access token (JWT).', undefined, 'eyJhbGciOiJIUzI1NiIs…');
const SIGNED_IN = told({ token: TOKEN, user: USER }, 'Somebody is signed in.');
const CLOSED = ['PENDING', 'REJECTED', 'SUSPENDED', 'INACTIVE'] as const;
const LOGIN_ANSWER = z.union([
  SIGNED_IN,
  told(
    {
      status: z.enum(CLOSED).meta({ description: 'How the account stands.', examples: ['PENDING'] }),
      message: text('What to tell the user, in French.', 1_200, "Votre compte est en attente d'approbation."),
    },
    'The account lets nobody in.',
  ),
  told({ twoFactorRequired: z.literal(true) }, 'A code is required as well.'),
]);

const tag = { name: 'Session', description: 'Login, tokens, logout.' };
const UNCHANGED = { exempt: 'The session goes on as it was.' };

/** Login and session over REST. */
export const SESSION_ROUTES = [
  handledRoute({
    at: 'POST /token/validate',
    id: 'validateToken',
    tag,
    summary: 'Says what a token is good for',
    description:
      'Speaks of its session, and of nobody. Of a token past its time whose session lives it says that it should be refreshed.',
    access: 'everybody',
    audit: UNCHANGED,
    body: form({ token: TOKEN }, 'The token.'),
    answers: {
      200: answer(
        'How it stands.',
        told(
          {
            valid: flag('Its session lives.'),
            shouldRefresh: flag('It is, or soon will be, past its time: refresh it.'),
            expired: flag('Its session has ended.'),
          },
          'How a token stands.',
        ),
      ),
    },
    errors: [429],
    handle: async ({ sessions, address }: AccountsContext, { body }, { response }) =>
      sendPrivateJson(response, JSON.stringify(await sessions.validate(body.token, address))),
  }),
  handledRoute({
    at: 'POST /token/refresh',
    id: 'refreshToken',
    tag,
    summary: 'Gives the successor of a token',
    description:
      'The body is empty. A token past its time needs the cookie of its session as well. For ten seconds the same token gets the same successor; one that is older ends the session.',
    access: 'signedIn',
    checksAccess: true,
    audit: UNCHANGED,
    answers: { 200: answer('The new token.', SIGNED_IN) },
    errors: [429],
    handle: async ({ sessions, users, caller }: AccountsContext, _asked, { response }) => {
      const { token, userId } = await sessions.refresh(caller);
      sendPrivateJson(response, JSON.stringify({ token, user: toRestUser(await users.byId(userId)) }));
    },
  }),
  route({
    at: 'POST /activities',
    id: 'recordPageView',
    tag,
    summary: 'Notes that the user looks at a page',
    description: 'Whose view it is, the token says; a `userId` is ignored.',
    body: form(
      {
        type: enumValue('What was done.', ['PAGE_VIEW'])
          .meta({ enum: ['page_view'] })
          .optional(),
        pagePath: text('Path of the page; of its query nothing is kept.', 2_000, '/establishments'),
      },
      'What was looked at.',
    ),
    answers: { 204: answer('Noted.') },
    errors: [429],
    runs: 'mutation ($input: RecordPageViewInput!) { recordPageView(input: $input) { __typename } }',
    variables: ({ body: { pagePath } }) => ({ input: { pagePath } }),
  }),
  route({
    at: 'POST /auth/login',
    id: 'login',
    tag,
    summary: 'Signs in',
    description:
      'With the right password, how the account stands is told with status 200. `code` is that of the second step, where one is required: send all of it again, with a new captcha. After five failures for an account there are growing waits.',
    body: form(
      {
        email: EMAIL,
        password: text('Password.', PASSWORD.maxLength),
        captchaToken: CAPTCHA_TOKEN,
        code: text('Six digits of the authenticator, or a recovery code.', 40, '123456').optional(),
      },
      'Who signs in.',
    ),
    answers: { 200: answer('Signed in, or what is in the way.', LOGIN_ANSWER) },
    errors: [401, 429],
    runs: `mutation ($input: LoginInput!) {
      login(input: $input) {
        token user { ${USER_SELECTION} }
        errors { __typename ... on AccountRejected { reason } ... on AccountClosed { status } }
      }
    }`,
    variables: ({ body }) => ({ input: body }),
    toAnswer: ({ login: { token, user, errors } }: { login: LoginPayload }) => {
      const [error] = errors;
      if (!error) return { token, user: toRestUser(user) };
      if (error.__typename === 'TwoFactorRequired') return { twoFactorRequired: true };
      const refusal = refusalOf(error);
      return { status: refusal.status, message: refusalText(refusal) };
    },
  }),
  handledRoute({
    at: 'GET /auth/status',
    id: 'getStatus',
    tag,
    summary: 'Gives the user of the session',
    description: 'A token that is not valid is as good as none.',
    access: 'everybody',
    session: 'optional',
    answers: {
      200: answer(
        'The user of the session.',
        told({ authenticated: flag('Whether somebody is signed in.'), user: USER.optional() }, 'The caller.'),
      ),
    },
    handle: async ({ users, caller }: AccountsContext, _asked, { response }) => {
      const viewer = await caller.find();
      const status = viewer
        ? { authenticated: true, user: toRestUser(await users.byId(viewer.id)) }
        : { authenticated: false };
      sendPrivateJson(response, JSON.stringify(status));
    },
  }),
  route({
    at: 'POST /auth/logout',
    id: 'logout',
    tag,
    summary: 'Ends the session of the token',
    description: 'Without a session it does nothing.',
    session: 'optional',
    answers: { 204: answer('There is no such session any more.') },
    runs: 'mutation { logout { __typename } }',
  }),
];

type Refused =
  | { __typename: 'AccountPending' }
  | { __typename: 'AccountRejected'; reason: string }
  | { __typename: 'AccountClosed'; status: AccountStatus.SUSPENDED | AccountStatus.INACTIVE };
type LoginPayload = { token: string; user: User; errors: ({ __typename: 'TwoFactorRequired' } | Refused)[] };

function refusalOf(error: Refused): Parameters<typeof refusalText>[0] {
  const { __typename: name } = error;
  if (name === 'AccountPending') return { kind: 'refused', status: AccountStatus.PENDING, reason: null };
  if (name === 'AccountRejected') return { kind: 'refused', status: AccountStatus.REJECTED, reason: error.reason };
  return { kind: 'refused', status: error.status, reason: null };
}
