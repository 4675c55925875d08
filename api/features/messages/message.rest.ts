import { FORM_LIMITS, LANGUAGES } from '../../../schema/constants.ts';
import { email, flag, form, text, enumValue } from '../../platform/rest/fields.ts';
import { route } from '../../platform/rest/route.ts';
import { CAPTCHA_TOKEN, sent } from '../../platform/rest/sent.ts';

const CONTACT_FORM = form(
  {
    firstName: text('First name.', FORM_LIMITS.name, 'Élodie'),
    lastName: text('Last name.', FORM_LIMITS.name, 'Marchand'),
    email: email('E-mail address.', FORM_LIMITS.email, 'elodie.marchand@ateliers-reunis.example'),
    phone: text('Telephone number.', FORM_LIMITS.phone, '+33 1 99 00 12 34').optional(),
    subject: text('What it is about, one line.', FORM_LIMITS.subject, 'Inscrire mon hôtel'),
    message: text('Plain text.', FORM_LIMITS.message, 'Comment mon hôtel peut-il paraître chez vous ?'),
    language: enumValue('In which the sender is written to; `fr` unless sent.', LANGUAGES, 'fr').optional(),
    consent: flag('True: the sender agrees to what becomes of their data.', true),
    captchaToken: CAPTCHA_TOKEN,
  },
  'What somebody writes to the platform. Unknown fields are ignored; `null` counts as not sent.',
  'ContactForm',
);

/** The contact form over REST. */
export const MESSAGE_ROUTES = [
  route({
    at: 'POST /contact',
    id: 'sendMessage',
    tag: { name: 'Contact', description: 'Messages of visitors.' },
    summary: 'Sends a message to the platform',
    description:
      'The sender gets a receipt by mail. At most 60 messages an hour from an address, and 10 for an e-mail address.',
    body: CONTACT_FORM,
    honours: ['idempotency-key'],
    answers: sent('MSG-2026-000042'),
    errors: [429],
    runs: 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { reference } }',
    variables: ({ body, idempotencyKey }) => ({ input: { ...body, idempotencyKey } }),
    toAnswer: ({ sendMessage }: { sendMessage: { reference: string } }) => sendMessage,
  }),
];
