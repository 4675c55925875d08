import { FORM_LIMITS, LANGUAGES, PASSWORD, PROFILE } from '../../../schema/constants.ts';
import { flag, form, text, told, enumValue } from '../../platform/rest/fields.ts';
import { answer, route } from '../../platform/rest/route.ts';
import { CAPTCHA_TOKEN } from '../../platform/rest/sent.ts';
import { EMAIL } from './session.rest.ts';

/** The same answer for known and unknown addresses (specification, section 8). */
const RESET_SENT =
  "Si un compte existe avec l'adresse e-mail fournie, les instructions de réinitialisation ont été envoyées.";
const RESET_DONE = 'Votre mot de passe a été réinitialisé avec succès.';
const VERIFIED = { false: 'Votre adresse e-mail est vérifiée.', true: 'Votre adresse e-mail est déjà vérifiée.' };
const RESENT = "Si cette adresse attend d'être vérifiée, un e-mail de vérification a été envoyé.";

const PASSWORD_FIELD = text(
  `An upper-case and a lower-case letter, a digit and one of ${PASSWORD.special}; no common password.`,
  PASSWORD.maxLength,
).meta({ minLength: PASSWORD.minLength });
const REGISTRATION = form(
  {
    email: EMAIL,
    password: PASSWORD_FIELD,
    firstName: text('First name.', FORM_LIMITS.name, 'Camille'),
    lastName: text('Last name.', FORM_LIMITS.name, 'Exemple'),
    phone: text('Telephone number.', FORM_LIMITS.phone, '+33 1 99 00 12 34'),
    companyName: text('Company.', FORM_LIMITS.company, 'Maison Exemple'),
    companyAddress: text('Its address.', PROFILE.address, 'Place Bellecour, 69002 Lyon').optional(),
    companyPhone: text('Its telephone number; `phone` unless sent.', FORM_LIMITS.phone, '+33 1 99 00 12 34').optional(),
    language: enumValue('In which they are written to; `fr` unless sent.', LANGUAGES, 'fr').optional(),
    captchaToken: CAPTCHA_TOKEN,
  },
  'Who registers. Unknown fields are ignored; `null` counts as not sent.',
  'RegistrationForm',
);
const SENTENCE = text('A sentence in French.', 300, 'Fait.');
const MESSAGE = { 200: answer('What becomes of it.', told({ message: SENTENCE }, 'What becomes of it.')) };

const tag = { name: 'Registration', description: 'How an account begins, and how one gets back into it.' };

/** Registration and recovery of accounts over REST. */
export const REGISTRATION_ROUTES = [
  route({
    at: 'POST /auth/register',
    id: 'register',
    tag,
    summary: 'Registers',
    description: 'An address that has an account is answered alike, and its owner gets a mail.',
    body: REGISTRATION,
    honours: ['idempotency-key'],
    answers: {
      201: answer(
        'It was taken.',
        told(
          {
            status: text('`PENDING`: the account waits for its approval.', 10, 'PENDING'),
            registrationNumber: text('Its number.', 10, 'REG-042317'),
            redirectTo: text('Page that tells what happens next.', 100, '/registration-pending'),
          },
          'What becomes of a registration.',
        ),
      ),
    },
    errors: [429],
    runs: 'mutation ($input: RegisterInput!) { register(input: $input) { registrationNumber } }',
    variables: ({ body, idempotencyKey }) => ({ input: { ...body, idempotencyKey } }),
    toAnswer: ({ register }: { register: { registrationNumber: string } }) => ({
      status: 'PENDING',
      registrationNumber: register.registrationNumber,
      redirectTo: '/registration-pending',
    }),
  }),
  route({
    at: 'POST /auth/forgot-password',
    id: 'forgotPassword',
    tag,
    summary: 'Sends a link for a new password',
    description: 'The answer is the same whether or not the address has an account.',
    body: form({ email: EMAIL, captchaToken: CAPTCHA_TOKEN }, 'Whose password it is.'),
    answers: MESSAGE,
    errors: [429],
    runs: 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }',
    variables: ({ body }) => ({ input: body }),
    toAnswer: () => ({ message: RESET_SENT }),
  }),
  route({
    at: 'POST /auth/reset-password',
    id: 'resetPassword',
    tag,
    summary: 'Sets a new password',
    description: 'By the token of the link, once and within 30 minutes. All sessions end.',
    body: form({ token: text('Token of the link.', 64, 'q1wWcZ0n…'), password: PASSWORD_FIELD }, 'The new password.'),
    answers: MESSAGE,
    errors: [429],
    runs: 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }',
    variables: ({ body }) => ({ input: body }),
    toAnswer: () => ({ message: RESET_DONE }),
  }),
  route({
    at: 'GET /auth/verify-email/{token}',
    id: 'verifyEmail',
    tag,
    summary: 'Takes the token of a verification mail',
    description: 'One that was used before says so.',
    params: { token: text('Token of the link.') },
    answers: {
      200: answer(
        'Verified.',
        told({ message: SENTENCE, alreadyVerified: flag('Whether it was before.') }, 'What becomes of it.'),
      ),
    },
    errors: [429],
    runs: 'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { alreadyVerified } }',
    variables: ({ params }) => ({ input: params }),
    toAnswer: ({ verifyEmail: { alreadyVerified } }: { verifyEmail: { alreadyVerified: boolean } }) => ({
      message: VERIFIED[`${alreadyVerified}`],
      alreadyVerified,
    }),
  }),
  route({
    at: 'POST /auth/resend-verification',
    id: 'resendVerification',
    tag,
    summary: 'Sends the verification mail again',
    description: 'The answer is the same whether or not there is something to verify.',
    body: form({ email: EMAIL }, 'Whose address it is.'),
    answers: MESSAGE,
    errors: [429],
    runs: 'mutation ($input: ResendVerificationInput!) { resendVerification(input: $input) { __typename } }',
    variables: ({ body }) => ({ input: body }),
    toAnswer: () => ({ message: RESENT }),
  }),
];
