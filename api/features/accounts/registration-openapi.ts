import { FORM_LIMITS, LANGUAGES, PROFILE } from '../../../schema/constants.ts';
import { type Json, type OpenApiPart, ref } from '../../platform/openapi/document.ts';
import { FORM_ANSWERS, textField, wordField } from '../../platform/openapi/forms.ts';
import {
  object,
  answer,
  body,
  flag,
  EMAIL,
  NEW_PASSWORD,
  CAPTCHA,
  MESSAGE,
  ONCE,
  OPEN,
  operation,
  type Fields,
} from './account-openapi-parts.ts';

const { name, company, phone } = FORM_LIMITS;

const REGISTRATION: Json = {
  ...(object(['email', 'password', 'firstName', 'lastName', 'phone', 'companyName', 'captchaToken'], {
    email: EMAIL,
    password: NEW_PASSWORD,
    firstName: textField('First name.', name, 'Camille'),
    lastName: textField('Last name.', name, 'Exemple'),
    phone: textField('Telephone number.', phone, '+33 1 99 00 12 34'),
    companyName: textField('Company.', company, 'Maison Exemple'),
    companyAddress: textField('Its address.', PROFILE.address, 'Place Bellecour, 69002 Lyon'),
    companyPhone: textField('Its telephone number; `phone` unless sent.', phone, '+33 1 99 00 12 34'),
    language: wordField('In which he is written to; `fr` unless sent.', LANGUAGES, 'fr'),
    captchaToken: CAPTCHA,
  }) as Fields),
  description: 'Who registers. Unknown fields are ignored; `null` counts as not sent.',
};

const REGISTERED = object(['status', 'registrationNumber', 'redirectTo'], {
  status: { type: 'string', const: 'PENDING', description: 'The account waits for its approval.' },
  registrationNumber: textField('Its number.', 10, 'REG-042317'),
  redirectTo: textField('Page that tells what happens next.', 100, '/registration-pending'),
});

const REGISTRATION_PATHS: OpenApiPart['paths'] = {
  '/auth/register': {
    post: {
      ...operation(
        'Registration',
        'register',
        'Registers',
        'An address that has an account is answered alike, and its owner gets a mail.',
      ),
      ...OPEN,
      parameters: [ref('parameters', 'IdempotencyKey')],
      requestBody: body(ref('schemas', 'RegistrationForm')),
      responses: { 201: answer('It was taken.', REGISTERED), ...FORM_ANSWERS },
    },
  },
  '/auth/forgot-password': {
    post: {
      ...operation(
        'Registration',
        'forgotPassword',
        'Sends a link for a new password',
        'The answer is the same whether or not the address has an account.',
      ),
      ...OPEN,
      requestBody: body(object(['email', 'captchaToken'], { email: EMAIL, captchaToken: CAPTCHA })),
      responses: { 200: MESSAGE, ...ONCE },
    },
  },
  '/auth/reset-password': {
    post: {
      ...operation(
        'Registration',
        'resetPassword',
        'Sets a new password',
        'By the token of the link, once and within 30 minutes. All sessions end.',
      ),
      ...OPEN,
      requestBody: body(
        object(['token', 'password'], {
          token: textField('Token of the link.', 64, 'q1wWcZ0n…'),
          password: NEW_PASSWORD,
        }),
      ),
      responses: { 200: MESSAGE, ...ONCE },
    },
  },
  '/auth/verify-email/{token}': {
    get: {
      ...operation(
        'Registration',
        'verifyEmail',
        'Takes the token of a verification mail',
        'One that was used before says so.',
      ),
      ...OPEN,
      parameters: [
        { name: 'token', in: 'path', required: true, description: 'Token of the link.', schema: { type: 'string' } },
      ],
      responses: {
        200: answer(
          'Verified.',
          object(['message', 'alreadyVerified'], {
            message: textField('A sentence in French.', 300, 'Votre adresse e-mail est vérifiée.'),
            alreadyVerified: flag('Whether it was before.'),
          }),
        ),
        400: ref('responses', 'BadForm'),
        405: ref('responses', 'MethodNotAllowed'),
        429: ref('responses', 'RateLimited'),
      },
    },
  },
  '/auth/resend-verification': {
    post: {
      ...operation(
        'Registration',
        'resendVerification',
        'Sends the verification mail again',
        'The answer is the same whether or not there is something to verify.',
      ),
      ...OPEN,
      requestBody: body(object(['email'], { email: EMAIL })),
      responses: { 200: MESSAGE, ...ONCE },
    },
  },
};

export const registrationOpenApi: OpenApiPart = {
  tags: [{ name: 'Registration', description: 'How an account begins, and how one gets back into it.' }],
  paths: REGISTRATION_PATHS,
  components: { schemas: { RegistrationForm: REGISTRATION } },
};
