import { PASSWORD } from '../../../schema/constants.ts';
import { type Json, type OpenApiPart, ref } from '../../platform/openapi/document.ts';
import { textField, wordField } from '../../platform/openapi/forms.ts';
import {
  object,
  answer,
  body,
  flag,
  EMAIL,
  CAPTCHA,
  TOKEN,
  ONCE,
  BEARER,
  OPEN,
  UNAUTHORIZED,
  operation,
} from './account-openapi-parts.ts';

const SIGNED_IN = object(['token', 'user'], { token: TOKEN, user: ref('schemas', 'User') });

const LOGIN_ANSWER: Json = {
  anyOf: [
    SIGNED_IN,
    object(['status', 'message'], {
      status: wordField('How the account stands.', ['PENDING', 'REJECTED', 'SUSPENDED', 'INACTIVE'], 'PENDING'),
      message: textField('What to tell the user, in French.', 1_200, "Votre compte est en attente d'approbation."),
    }),
    object(['twoFactorRequired'], { twoFactorRequired: { type: 'boolean', const: true } }),
  ],
};

const SESSION_PATHS: OpenApiPart['paths'] = {
  '/token/validate': {
    post: {
      ...operation(
        'Session',
        'validateToken',
        'Says what a token is good for',
        'Speaks of its session, and of nobody. Of a token past its time whose session lives it says that it should be refreshed.',
      ),
      ...OPEN,
      requestBody: body(object(['token'], { token: TOKEN })),
      responses: {
        200: answer(
          'How it stands.',
          object(['valid', 'shouldRefresh', 'expired'], {
            valid: flag('Its session lives.'),
            shouldRefresh: flag('It is, or soon will be, past its time: refresh it.'),
            expired: flag('Its session has ended.'),
          }),
        ),
        ...ONCE,
      },
    },
  },
  '/token/refresh': {
    post: {
      ...operation(
        'Session',
        'refreshToken',
        'Gives the successor of a token',
        'The body is empty. A token past its time needs the cookie of its session as well. For ten seconds the same token gets the same successor; one that is older ends the session.',
      ),
      ...BEARER,
      responses: {
        200: answer('The new token.', SIGNED_IN),
        ...UNAUTHORIZED,
        405: ref('responses', 'MethodNotAllowed'),
        429: ref('responses', 'RateLimited'),
      },
    },
  },
  '/activities': {
    post: {
      ...operation(
        'Session',
        'recordPageView',
        'Notes that the user looks at a page',
        'Whose view it is, the token says; a `userId` is ignored.',
      ),
      ...BEARER,
      requestBody: body(
        object(['pagePath'], {
          userId: { type: 'string', description: 'Ignored.' },
          type: { type: 'string', const: 'page_view', description: 'What was done.' },
          pagePath: textField('Path of the page; of its query nothing is kept.', 2_000, '/establishments'),
        }),
      ),
      responses: { 204: { description: 'Noted.' }, ...UNAUTHORIZED, ...ONCE },
    },
  },
  '/auth/login': {
    post: {
      ...operation(
        'Session',
        'login',
        'Signs in',
        'With the right password, how the account stands is told with status 200. `code` is that of the second step, where one is required: send all of it again, with a new captcha. After five failures for an account there are growing waits.',
      ),
      ...OPEN,
      requestBody: body(
        object(['email', 'password', 'captchaToken'], {
          email: EMAIL,
          password: { type: 'string', maxLength: PASSWORD.maxLength, description: 'Password.' },
          captchaToken: CAPTCHA,
          code: textField('Six digits of the authenticator, or a recovery code.', 40, '123456'),
        }),
      ),
      responses: {
        200: answer('Signed in, or what is in the way.', LOGIN_ANSWER),
        401: ref('responses', 'LoginFailed'),
        ...ONCE,
      },
    },
  },
  '/auth/status': {
    get: {
      ...operation('Session', 'getStatus', 'Says who asks', 'A token that is not valid is as good as none.'),
      security: [{}, { bearer: [] }],
      responses: {
        200: answer(
          'Who.',
          object(['authenticated'], {
            authenticated: flag('Whether somebody is signed in.'),
            user: ref('schemas', 'User'),
          }),
        ),
        405: ref('responses', 'MethodNotAllowed'),
      },
    },
  },
  '/auth/logout': {
    post: {
      ...operation('Session', 'logout', 'Ends the session of the token', 'Without a session it does nothing.'),
      security: [{}, { bearer: [] }],
      responses: {
        204: { description: 'There is no such session any more.' },
        405: ref('responses', 'MethodNotAllowed'),
      },
    },
  },
};

export const sessionOpenApi: OpenApiPart = {
  tags: [{ name: 'Session', description: 'Login, tokens, logout.' }],
  paths: SESSION_PATHS,
  components: {
    responses: {
      LoginFailed: {
        description: 'Address or password is wrong (`INVALID_CREDENTIALS`), or the code (`INVALID_CODE`).',
        content: {
          'application/json': {
            schema: ref('schemas', 'Error'),
            example: {
              error: { code: 'INVALID_CREDENTIALS', message: 'Invalid credentials' },
              message: 'Invalid credentials',
            },
          },
        },
      },
    },
  },
};
